#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE 1
#include "width.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

int cs_use_utf8(void) {
    const char *names[] = {"", "C.UTF-8", "en_US.UTF-8"};
    for (int i = 0; i < 3; i++)
        if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 0;
    return -1;
}

int cs_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
