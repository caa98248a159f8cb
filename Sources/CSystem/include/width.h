#ifndef DRAWER_WIDTH_H
#define DRAWER_WIDTH_H

#include <stdint.h>

/* Makes the C library read text as UTF-8: the user's locale if it does, else C.UTF-8.
   Returns 0, or -1 where the machine has no such locale. */
int cs_use_utf8(void);

/* Columns of a character as the C library, and so ncurses, sees it: 0, 1, 2, or -1 for none. */
int cs_width(uint32_t scalar);

#endif
