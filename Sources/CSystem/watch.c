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

int cs_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int cs_watch_file(int watch, const char *path) {
    /* A file that another takes the place of has a link less, which is a change of it. */
    const unsigned gone = IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;
    if (inotify_add_watch(watch, path, IN_MODIFY | gone) >= 0) {
        inotify_add_watch(watch, path, IN_DONT_FOLLOW | IN_MASK_ADD | gone);
        return 0;
    }
    char directory[PATH_MAX];
    directory_of(path, directory);
    if (inotify_add_watch(watch, directory, IN_CREATE | IN_MOVED_TO) < 0) return -1;
    /* It may have come meanwhile. */
    inotify_add_watch(watch, path, IN_MODIFY | gone);
    return 0;
}

#else

#include <fcntl.h>
#include <stdint.h>
#include <sys/event.h>
#include <unistd.h>

/* What is watched: kqueue wants it open. One file at a time is watched in a process. */
static int watched = -1;

int cs_watch_open(void) {
    int watch = kqueue();
    if (watch >= 0) fcntl(watch, F_SETFD, FD_CLOEXEC);
    return watch;
}

static int watch_one(int watch, const char *path) {
    if (watched >= 0) close(watched);
    watched = open(path, O_EVTONLY | O_CLOEXEC);
    if (watched < 0) return -1;
    struct kevent event;
    EV_SET(&event, (uintptr_t)watched, EVFILT_VNODE, EV_ADD | EV_CLEAR,
           NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB, 0, NULL);
    return kevent(watch, &event, 1, NULL, 0, NULL);
}

int cs_watch_file(int watch, const char *path) {
    if (watch_one(watch, path) == 0) return 0;
    char directory[PATH_MAX];
    directory_of(path, directory);
    return watch_one(watch, directory);
}

#endif
