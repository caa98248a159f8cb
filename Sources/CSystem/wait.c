#define _GNU_SOURCE 1
#include "wait.h"

#include <stddef.h>
#include <time.h>

int cs_wait(struct pollfd *descriptors, unsigned count, int64_t nanoseconds) {
#ifdef __linux__
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &limit, NULL);
#else
    return poll(descriptors, count, nanoseconds < 0 ? -1 : (int)((nanoseconds + 999999) / 1000000));
#endif
}
