#define _GNU_SOURCE 1
#include "scratch.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int cs_scratch_file(void) {
#ifdef __linux__
    return memfd_create("drawer-frame", MFD_CLOEXEC);
#else
    char name[] = "/tmp/drawer-frame-XXXXXX";
    int file = mkstemp(name);
    if (file >= 0) unlink(name);
    return file;
#endif
}
