#ifndef DRAWER_CZSTD_SHIM_H
#define DRAWER_CZSTD_SHIM_H

#include <zstd.h>

#endif
