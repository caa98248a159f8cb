/* A terminal's session leader, in the part a shell plays: it starts one program in the foreground,
   reports what becomes of it, and outlives it. Linux flushes a terminal's input and resets its
   settings as soon as the session leader ends, and stops nothing in an orphaned process group, so
   neither could be tested with the program itself as leader. Only async-signal-safe calls. */
#ifndef PROBE_HOLDER_H
#define PROBE_HOLDER_H

#include "system.h"

enum {
    PROBE_STARTED = 1,
    PROBE_FAILED,
    PROBE_EXITED,
    PROBE_SIGNALLED,
    PROBE_STOPPED,
    PROBE_CONTINUED,
};

/* One message on the report pipe; `value` is a process, an errno, an exit code or a signal. */
struct probe_report {
    int kind;
    int value;
};

struct probe_launch {
    const char *terminal;  /* NULL: none, and the program leads its session */
    const char *directory; /* NULL: the caller's */
    const char *path;
    char *const *arguments;
    char *const *environment;
    int standard[3]; /* -1: the terminal; otherwise above 2 */
    int report;      /* with a terminal: the write end of a pipe, above 2 */
};

static inline void probe_send(int pipe, int kind, int value) {
    struct probe_report report = {kind, value};
    while (write(pipe, &report, sizeof report) < 0 && errno == EINTR) {
    }
}

static inline void probe_default_signals(void) {
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* In the program's process: never returns; on failure sends an errno to `failure`. */
static inline void probe_become(const struct probe_launch *launch, int terminal, int failure) {
    if (terminal < 0) setsid();
    if (terminal >= 0) setpgid(0, 0);
    if (terminal >= 0) tcsetpgrp(terminal, getpid());
    for (int i = 0; i < 3; i++) {
        dup2(launch->standard[i] < 0 ? terminal : launch->standard[i], i);
    }
    dup2(failure, 3);
    fcntl(3, F_SETFD, FD_CLOEXEC);
    probe_close_from(4);
    probe_default_signals();
    if (launch->directory == NULL || chdir(launch->directory) == 0) {
        execve(launch->path, launch->arguments, launch->environment);
    }
    int code = errno;
    while (write(3, &code, sizeof code) < 0 && errno == EINTR) {
    }
    _exit(127);
}

/* Starts the program and waits until it is executed; -1 with errno set if it cannot be. */
static inline pid_t probe_fork(const struct probe_launch *launch, int terminal) {
    int failure[2], code = 0;
    if (probe_pipe(failure) != 0) return -1;
    pid_t program = fork();
    if (program == 0) probe_become(launch, terminal, failure[1]);
    if (program < 0) code = errno;
    close(failure[1]);
    if (program > 0) {
        while (read(failure[0], &code, sizeof code) < 0 && errno == EINTR) {
        }
    }
    close(failure[0]);
    if (code == 0) return program;
    while (program > 0 && waitpid(program, NULL, 0) < 0 && errno == EINTR) {
    }
    errno = code;
    return -1;
}

/* Reports a change of the program; whether it has ended. */
static inline int probe_reap(pid_t program, int report) {
    int status;
    while (waitpid(program, &status, WNOHANG | WUNTRACED | WCONTINUED) > 0) {
        if (WIFEXITED(status)) return probe_send(report, PROBE_EXITED, WEXITSTATUS(status)), 1;
        if (WIFSIGNALED(status)) return probe_send(report, PROBE_SIGNALLED, WTERMSIG(status)), 1;
        if (WIFSTOPPED(status)) probe_send(report, PROBE_STOPPED, WSTOPSIG(status));
        if (WIFCONTINUED(status)) probe_send(report, PROBE_CONTINUED, 0);
    }
    return 0;
}

/* Until TERM (which kills the program) or until the terminal is gone and the program has ended. */
static inline void probe_hold(pid_t program, int report) {
    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGHUP);
    sigaddset(&awaited, SIGTERM);
    for (int ended = probe_reap(program, report), gone = 0; !(ended && gone);) {
        int number = 0, status;
        if (sigwait(&awaited, &number) != 0) continue;
        if (!ended && number == SIGTERM) {
            kill(-program, SIGKILL);
            kill(program, SIGKILL);
            waitpid(program, &status, 0);
        }
        if (number == SIGTERM) break;
        if (number == SIGHUP) gone = 1;
        if (number == SIGHUP && !ended) {
            kill(-program, SIGHUP);
            kill(-program, SIGCONT);
        }
        if (!ended) ended = probe_reap(program, report);
    }
    _exit(0);
}

/* In the holder's process: never returns. */
static inline void probe_lead(const struct probe_launch *launch) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    signal(SIGCHLD, SIG_DFL);
    setsid();
    int terminal = open(launch->terminal, O_RDWR);
    if (terminal >= 0) ioctl(terminal, TIOCSCTTY, 0);
    pid_t program = terminal < 0 ? -1 : probe_fork(launch, terminal);
    if (program < 0) {
        probe_send(launch->report, PROBE_FAILED, errno);
        _exit(0);
    }
    for (int fd = 0; fd < 3; fd++) dup2(terminal, fd);
    dup2(launch->report, 3);
    probe_close_from(4);
    probe_send(3, PROBE_STARTED, program);
    probe_hold(program, 3);
}

/* With a terminal starts the holder and in it the program; the holder's process, or -1 with errno
   set. The first report on the pipe is PROBE_STARTED or PROBE_FAILED. Without one, the program. */
static inline pid_t probe_start(const struct probe_launch *launch) {
    if (launch->terminal == NULL) return probe_fork(launch, -1);
    pid_t holder = fork();
    if (holder == 0) probe_lead(launch);
    return holder;
}

#endif
