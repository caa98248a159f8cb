#define _GNU_SOURCE 1
#include "temporary.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int cs_temporary_file(const char *directory) {
    char name[4096];
    int file;
#ifdef O_TMPFILE
    file = open(directory, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0) return file;
#endif
    /* Not every file system can do it. */
    snprintf(name, sizeof name, "%s/drawer-XXXXXX", directory);
    file = mkstemp(name);
    if (file < 0) return -1;
    unlink(name);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
}
