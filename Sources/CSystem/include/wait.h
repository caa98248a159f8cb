#ifndef DRAWER_WAIT_H
#define DRAWER_WAIT_H

#include <poll.h>
#include <stdint.h>

/* poll(2) with a limit in nanoseconds, negative for none; where the system has no finer clock for it,
   rounded up to milliseconds. */
int cs_wait(struct pollfd *descriptors, unsigned count, int64_t nanoseconds);

#endif
