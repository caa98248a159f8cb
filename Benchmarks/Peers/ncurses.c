/* The slide of docs/performance.md in plain ncurses: `m` slides the drawer, `q` leaves. With a
   terminal entry of 256 colours the nearest of them are shown, with one such as xterm-direct all. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/select.h>
#include <time.h>

enum { TEXT = 0xcdd6f4, PAPER = 0x1e1e2e, PANEL = 0x313244 };
enum { MOST_LINES = 1000, MOST_RUNS = 8, MOST_INKS = 16, ITEMS = 12 };
static const double duration = 0.25, beat = 1.0 / 60;

/* Text in one of the document's colours, from a column on. */
struct run {
    int ink, column, length;
    char *text;
};
static struct run lines[MOST_LINES][MOST_RUNS];
static int inks[MOST_INKS] = {TEXT}, ink_count = 1;

static int ink_of(int colour) {
    int ink = 0;
    while (ink < ink_count && inks[ink] != colour) ink++;
    if (ink == ink_count && ink_count < MOST_INKS) inks[ink_count++] = colour;
    return ink < ink_count ? ink : 0;
}

/* Divides a line into runs at its escape sequences: `ESC [ 38;2;R;G;B m` and `ESC [ m`. */
static void read_line(const char *text, struct run *run) {
    int column = 0, ink = 0, red, green, blue;
    for (int count = 0; *text != 0 && *text != '\n' && count < MOST_RUNS;) {
        int used = 0;
        if (sscanf(text, "\033[38;2;%d;%d;%dm%n", &red, &green, &blue, &used) == 3 && used > 0) {
            ink = ink_of(red << 16 | green << 8 | blue);
        } else if (strncmp(text, "\033[m", 3) == 0) {
            used = 3;
            ink = 0;
        } else {
            used = 1 + (int)strcspn(text + 1, "\033\n");
            run[count++] = (struct run){ink, column, used, strndup(text, used)};
            column += used;
        }
        text += used;
    }
}

/* A colour on its way to half of itself. */
static int dimmed(int colour, double progress) {
    double rest = 1 - progress / 2;
    int red = (int)lround((colour >> 16) * rest), green = (int)lround((colour >> 8 & 255) * rest);
    return red << 16 | green << 8 | (int)lround((colour & 255) * rest);
}

/* The nearest colour of the palette's cube of 6x6x6 and its 24 greys, or the colour itself. */
static int shown(int colour) {
    if (COLORS > 256) return colour;
    int channels[] = {colour >> 16, colour >> 8 & 255, colour & 255};
    int cube = 16, cube_error = 0, grey_error = 0;
    int grey = ((channels[0] + channels[1] + channels[2]) / 3 - 3) / 10;
    grey = grey < 0 ? 0 : grey > 23 ? 23 : grey;
    for (int i = 0, weight = 36; i < 3; i++, weight /= 6) {
        int level = channels[i] < 48 ? 0 : channels[i] < 115 ? 1 : (channels[i] - 35) / 40;
        int off = (level > 0 ? 55 + 40 * level : 0) - channels[i];
        int off_grey = 8 + 10 * grey - channels[i];
        cube += weight * level;
        cube_error += off * off;
        grey_error += off_grey * off_grey;
    }
    return grey_error < cube_error ? 232 + grey : cube;
}

static void draw_text(int edge, double progress) {
    int pairs[MOST_INKS], paper = shown(dimmed(PAPER, progress));
    for (int ink = 0; ink < ink_count; ink++) {
        pairs[ink] = alloc_pair(shown(dimmed(inks[ink], progress)), paper);
    }
    cchar_t blank;
    setcchar(&blank, L" ", A_NORMAL, 0, &pairs[0]);
    bkgrndset(&blank);
    for (int y = 0; y < LINES && y < MOST_LINES; y++) {
        int column = edge;
        move(y, edge);
        for (struct run *run = lines[y]; run < lines[y] + MOST_RUNS && run->text; run++) {
            int hidden = run->column < edge ? edge - run->column : 0;
            int length = run->length < COLS - run->column ? run->length : COLS - run->column;
            if (length <= hidden) continue;
            attr_set(A_NORMAL, 0, &pairs[run->ink]);
            addnstr(run->text + hidden, length - hidden);
            column = run->column + length;
        }
        if (column < COLS) clrtoeol();
    }
}

static void draw_panel(int edge, int width) {
    int pair = alloc_pair(shown(TEXT), shown(PANEL));
    attr_set(A_NORMAL, 0, &pair);
    for (int y = 0; y < LINES; y++) {
        char item[32] = "", row[width + 1];
        if (y < ITEMS) snprintf(item, sizeof item, "  Item %d", y + 1);
        snprintf(row, sizeof row, "%-*s", width, item);
        mvaddnstr(y, 0, row + width - edge, edge);
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Waits for a key; for so many seconds, if not for ever. */
static void wait_for_key(double seconds) {
    fd_set keys;
    FD_ZERO(&keys);
    FD_SET(0, &keys);
    struct timeval time = {0, (suseconds_t)(seconds * 1e6)};
    select(1, &keys, NULL, NULL, isinf(seconds) ? NULL : &time);
}

int main(int count, char **arguments) {
    FILE *file = count > 1 ? fopen(arguments[1], "r") : NULL;
    if (file == NULL) return 1;
    char text[4096];
    for (int y = 0; y < MOST_LINES && fgets(text, sizeof text, file); y++) read_line(text, lines[y]);
    setlocale(LC_ALL, "");
    initscr(), start_color(), cbreak(), noecho(), curs_set(0), nodelay(stdscr, TRUE);
    double from = 0, to = 0, progress = 0, began = 0;
    for (int key = 0; key != 'q';) {
        /* A frame is what will be there when it is seen, a beat later. The sine is within 0.03 of
           the ease-out of CSS. */
        double passed = (now() - began + beat) / duration;
        progress = passed < 1 ? from + (to - from) * sin(passed * acos(0)) : to;
        int width = COLS * 4 / 5, edge = (int)lround(width * progress);
        draw_text(edge, progress);
        draw_panel(edge, width);
        refresh();
        wait_for_key(progress == to ? INFINITY : beat - fmod(now() - began, beat));
        while ((key = getch()) != ERR && key != 'q') {
            if (key != 'm') continue;
            from = progress, to = 1 - to, began = now();
        }
    }
    endwin();
}
