#ifndef DRAWER_CHILD_H
#define DRAWER_CHILD_H

#include <sys/types.h>

/* Starts a program, found by PATH, with nothing to read and its complaints dropped: the descriptor to
   read its output from, or -1 with errno set. The list of words ends with NULL. */
int cs_child_start(char *const words[], pid_t *child);

/* Waits for its end: its exit status, or -1 where it has none. */
int cs_child_end(pid_t child);

/* Runs a program, found by PATH, on the process's own terminal, and waits for its end. Meanwhile the
   keys that interrupt are its own, and the one that suspends stops both. 0, or the error's number where
   it could not be started. */
int cs_child_run(char *const words[]);

#endif
