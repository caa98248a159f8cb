#define _GNU_SOURCE 1
#include "watch.h"

#include <limits.h>
#include <string.h>

/* The directory part of a path, `.` where it has none. */
static void directory_of(const char *path, char directory[PATH_MAX]) {
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    if (length >= PATH_MAX) length = PATH_MAX - 1;
    memcpy(directory, path, length);
    directory[length] = 0;
    if (length == 0) strcpy(directory, slash ? "/" : ".");
}

#ifdef __linux__

#include <sys/inotify.h>
#include <unistd.h>

int cs_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int cs_watch_file(int watch, const char *path) {
    char directory[PATH_MAX];
    directory_of(path, directory);
    inotify_add_watch(watch, path, IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF);
    return inotify_add_watch(watch, directory, IN_CREATE | IN_MOVED_TO) < 0 ? -1 : 0;
}

void cs_watch_clear(int watch) {
    char events[4096];
    while (read(watch, events, sizeof events) > 0) {
    }
}

#else

#include <fcntl.h>
#include <stdint.h>
#include <sys/event.h>
#include <unistd.h>

/* What is watched: kqueue wants it open. One file at a time is watched in a process. */
static int watched[2] = {-1, -1};

int cs_watch_open(void) {
    int watch = kqueue();
    if (watch >= 0) fcntl(watch, F_SETFD, FD_CLOEXEC);
    return watch;
}

static int watch_one(int watch, int slot, const char *path) {
    if (watched[slot] >= 0) close(watched[slot]);
    watched[slot] = open(path, O_EVTONLY | O_CLOEXEC);
    if (watched[slot] < 0) return -1;
    struct kevent event;
    EV_SET(&event, (uintptr_t)watched[slot], EVFILT_VNODE, EV_ADD | EV_CLEAR,
           NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB, 0, NULL);
    return kevent(watch, &event, 1, NULL, 0, NULL);
}

int cs_watch_file(int watch, const char *path) {
    char directory[PATH_MAX];
    directory_of(path, directory);
    watch_one(watch, 0, path);
    return watch_one(watch, 1, directory);
}

void cs_watch_clear(int watch) {
    struct kevent events[8];
    const struct timespec at_once = {0, 0};
    while (kevent(watch, NULL, 0, events, 8, &at_once) > 0) {
    }
}

#endif
