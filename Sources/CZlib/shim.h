#ifndef DRAWER_CZLIB_SHIM_H
#define DRAWER_CZLIB_SHIM_H

#include <zlib.h>

#endif
