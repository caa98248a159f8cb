#ifndef DRAWER_WATCH_H
#define DRAWER_WATCH_H

/* A descriptor that becomes readable when something happens to a watched file (by inotify or kqueue);
   -1 with errno set on failure. */
int cs_watch_open(void);

/* Watches the file that `path` names, if there is one, and the directory that it is in, where another
   may take its name. 0, or -1 with errno set where not even the directory can be watched. */
int cs_watch_file(int watch, const char *path);

/* Forgets what has happened, so that the descriptor is readable again at the next event only. */
void cs_watch_clear(int watch);

#endif
