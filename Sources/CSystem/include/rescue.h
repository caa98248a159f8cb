/* Signals, and the way out that works when nothing else does. */
#ifndef DRAWER_RESCUE_H
#define DRAWER_RESCUE_H

#include <stddef.h>
#include <termios.h>

/* From now on a crash gives the terminal back: `bytes` are written to `terminal`, and `saved` is set.
   Both are copied; at most 512 bytes count. The true signal then ends the program. */
void cs_rescue_arm(int terminal, const struct termios *saved, const char *bytes, size_t count);

/* Says how many answers the terminal owes: a crash waits a moment for them. */
void cs_rescue_expect(int answers);

/* The terminal has been given back in order: a crash leaves it alone. */
void cs_rescue_disarm(void);

/* Gives the terminal back now, once; for ends that are not signals. */
void cs_rescue_now(void);

/* Catches INT, QUIT, TERM, HUP, TSTP, CONT and WINCH. Each arrives as one byte, its number, at the
   descriptor returned (-1 with errno set on failure). A second INT, QUIT, TERM or HUP before the first
   was taken ends the program through the rescue. Signals that were ignored stay so. */
int cs_signals_open(void);

/* The next signal that has arrived, or 0. */
int cs_signals_next(void);

/* Ends the program by `signal`, as if it had never been caught. */
_Noreturn void cs_die_by(int signal);

/* Stops the program as Ctrl-Z does: the whole job when `job` is true, else this process alone.
   Returns when it is continued. */
void cs_suspend(int job);

#endif
