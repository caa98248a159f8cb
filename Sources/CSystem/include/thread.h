#ifndef DRAWER_THREAD_H
#define DRAWER_THREAD_H

/* Runs `body` with `context` on a thread of its own that takes no signals but those of a crash, so that
   all others arrive where they are waited for. 0, or the error's number. */
int cs_thread_start(void (*body)(void *context), void *context);

#endif
