/* ncurses for Swift: the wide-character library, and what Swift cannot import of it, as functions. */
#ifndef DRAWER_CNCURSES_SHIM_H
#define DRAWER_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <wchar.h>
#include <stdio.h>
#include <stdint.h>
#include <curses.h>
#include <term.h>

/* Attributes, by the names that the screen uses. */
static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_faint(void) { return A_DIM; }
static inline attr_t cn_italic(void) { return A_ITALIC; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }

/* Globals, which Swift 6 refuses to touch. */
static inline int cn_colors(void) { return COLORS; }
static inline int cn_pairs(void) { return COLOR_PAIRS; }

/* A cell of one spacing character and up to two marks (0 where there is none). */
static inline void cn_set_cell(cchar_t *cell, uint32_t base, uint32_t mark, uint32_t second,
                               attr_t attributes, int pair) {
    wchar_t text[4] = {(wchar_t)base, (wchar_t)mark, (wchar_t)second, 0};
    setcchar(cell, text, attributes, 0, &pair);
}

/* Puts `count` cells into the screen's row `y` from column `x` on. */
static inline void cn_put(int y, int x, const cchar_t *cells, int count) {
    mvwadd_wchnstr(stdscr, y, x, cells, count);
}

/* Brings the terminal to what was put. */
static inline void cn_update(void) {
    wnoutrefresh(stdscr);
    doupdate();
}

/* Has the next update leave the cursor at a cell, or anywhere where `y` is negative; shown or not. */
static inline void cn_place_cursor(int y, int x, bool shown) {
    leaveok(stdscr, y < 0);
    if (y >= 0) wmove(stdscr, y, x);
    curs_set(shown ? 1 : 0);
}

/* Has the next update draw every cell again. */
static inline void cn_forget_screen(void) { clearok(curscr, TRUE); }

/* The drawing settings of a full-screen program that shows no cursor yet and never reads with getch. */
static inline void cn_prepare_window(void) {
    leaveok(stdscr, TRUE);
    scrollok(stdscr, FALSE);
    intrflush(stdscr, FALSE);
    curs_set(0);
    typeahead(-1);
    nonl();
}

#endif
