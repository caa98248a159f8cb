#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/* How often this process has asked for memory so far; always 0 where the C library is not glibc. */
long allocations(void);

#endif
