#ifndef DRAWER_WATCH_H
#define DRAWER_WATCH_H

/* A descriptor that becomes readable when something happens to a watched file (by inotify or kqueue);
   -1 with errno set on failure. It is closed and opened anew to forget what has happened. */
int cs_watch_open(void);

/* Watches the file that `path` names, and the link that it is named by; where there is none, the
   directory that it may come to be in. 0, or -1 with errno set where not even that can be watched. */
int cs_watch_file(int watch, const char *path);

#endif
