#ifndef DRAWER_CPCRE2_SHIM_H
#define DRAWER_CPCRE2_SHIM_H

// The library for bytes; there are others for wider units.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
