/* liblzma for Swift, with what Swift cannot import of it. */
#ifndef DRAWER_CLZMA_SHIM_H
#define DRAWER_CLZMA_SHIM_H

#include <lzma.h>

/* Goes on with the stream that follows a stream. */
static inline uint32_t cl_concatenated(void) { return LZMA_CONCATENATED; }

#endif
