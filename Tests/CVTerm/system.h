/* System calls that Swift does not reach, or not without declarations that C hides. */
#ifndef PROBE_SYSTEM_H
#define PROBE_SYSTEM_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
/* In stdlib.h, for callers that ask for X/Open. */
int posix_openpt(int flags);
int grantpt(int terminal);
int unlockpt(int terminal);
int ptsname_r(int terminal, char *name, size_t size);
#endif

/* A pipe that no program inherits, not even one started meanwhile by another thread. */
static inline int probe_pipe(int ends[2]) {
#ifdef SYS_pipe2
    return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
#else
    return pipe(ends);
#endif
}

/* A new terminal's master, with the path of its slave; -1 with errno set. */
static inline int probe_open_terminal(char *path, size_t size) {
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) return -1;
    fcntl(master, F_SETFD, FD_CLOEXEC);
    if (grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, path, size) == 0) {
        return master;
    }
    close(master);
    return -1;
}

/* Refuses a process any more memory; does nothing where the system cannot. */
static inline void probe_refuse_memory(pid_t process) {
#ifdef SYS_prlimit64
    const uint64_t none[2] = {1, 1};
    syscall(SYS_prlimit64, process, RLIMIT_AS, none, NULL);
#endif
}

/* Closes every descriptor from `first` on. */
static inline void probe_close_from(int first) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
    for (int fd = first, end = getdtablesize(); fd < end; fd++) close(fd);
}

#endif
