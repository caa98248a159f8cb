/* ncurses for Swift: its database of terminals, and what Swift cannot import of it, as functions. */
#ifndef DRAWER_CNCURSES_SHIM_H
#define DRAWER_CNCURSES_SHIM_H

#include <stdio.h>
#include <curses.h>
#include <term.h>

/* A sequence of the database with up to two numbers filled in; ncurses keeps the text until the next. */
static inline const char *cn_format(const char *sequence, int first, int second) {
    const char *filled = tiparm(sequence, first, second);
    return filled ? filled : "";
}

/* Frees the entry that was found last. */
static inline void cn_free_entry(void) {
    del_curterm(cur_term);
}

#endif
