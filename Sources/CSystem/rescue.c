#define _GNU_SOURCE 1
#include "rescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_BYTES = 512, HANDLER_STACK = 64 * 1024 };

static int terminal_fd = -1;
static struct termios saved_termios;
static char rescue_bytes[MOST_BYTES];
static size_t rescue_count;
/* Whether there is something to rescue, or it is being rescued. */
enum { DISARMED, ARMED, RESCUING };
static atomic_int state;
/* The thread that writes to the terminal. */
static pthread_t owner;
static atomic_int answers_due;

static int signal_pipe[2] = {-1, -1};
static atomic_int ending;

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
static const int ending_signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
static const int other_signals[] = {SIGTSTP, SIGCONT, SIGWINCH};
#define COUNT(list) (sizeof(list) / sizeof(*(list)))

void cs_rescue_now(void) {
    int expected = ARMED;
    if (!atomic_compare_exchange_strong(&state, &expected, RESCUING)) return;
    int keep = errno;
    size_t sent = 0;
    for (int tries = 0; sent < rescue_count && tries < 50;) {
        ssize_t n = write(terminal_fd, rescue_bytes + sent, rescue_count - sent);
        if (n > 0) {
            sent += (size_t)n;
        } else if (n < 0 && errno == EAGAIN) {
            struct pollfd wait = {terminal_fd, POLLOUT, 0};
            poll(&wait, 1, 20);
            tries++;
        } else if (n < 0 && errno != EINTR) {
            break;
        }
    }
    /* What the terminal was asked it answers, and what is not dropped here the shell would read. */
    struct pollfd answer = {terminal_fd, POLLIN, 0};
    for (int patience = 300; answers_due && poll(&answer, 1, patience) > 0; patience = 50) {
        if (answer.revents & ~POLLIN) break;
        tcflush(terminal_fd, TCIFLUSH);
    }
    tcflush(terminal_fd, TCIFLUSH);
    tcsetattr(terminal_fd, TCSANOW, &saved_termios);
    atomic_store(&state, DISARMED);
    errno = keep;
}

void cs_rescue_expect(int answers) { atomic_store(&answers_due, answers); }

/* What another thread wrote to the terminal meanwhile would undo the rescue, and one that crashes too
   would end the process in the midst of it. So it is the owner's, whichever thread has crashed; if
   that does not get to it, within three seconds, it is done here. */
static void fatal(int signal_number) {
    int now = atomic_load(&state);
    if (now != DISARMED && !pthread_equal(pthread_self(), owner)) {
        if (now == ARMED) pthread_kill(owner, signal_number);
        for (int tries = 0; tries < 300; tries++) poll(NULL, 0, 10);
    }
    cs_rescue_now();
    cs_die_by(signal_number);
}

static void caught(int signal_number) {
    int keep = errno;
    for (size_t i = 0; i < COUNT(ending_signals); i++)
        if (ending_signals[i] == signal_number && atomic_fetch_add(&ending, 1) > 0) {
            fatal(signal_number);
            return;
        }
    char number = (char)signal_number;
    if (write(signal_pipe[1], &number, 1) < 0) { /* full: as many wait as can matter */
    }
    errno = keep;
}

/* A handler, with `others` kept waiting for as long as it runs. */
static void handle(int signal_number, void (*handler)(int), int flags, const sigset_t *others) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    if (others) action.sa_mask = *others;
    sigaction(signal_number, &action, NULL);
}

void cs_rescue_arm(int terminal, const struct termios *saved, const char *bytes, size_t count) {
    owner = pthread_self();
    terminal_fd = terminal;
    saved_termios = *saved;
    rescue_count = count < MOST_BYTES ? count : MOST_BYTES;
    memcpy(rescue_bytes, bytes, rescue_count);
    static void *stack;
    if (!stack && (stack = malloc(HANDLER_STACK))) {
        stack_t alternate = {.ss_sp = stack, .ss_size = HANDLER_STACK};
        sigaltstack(&alternate, NULL);
    }
    sigset_t all;
    sigemptyset(&all);
    for (size_t i = 0; i < COUNT(fatal_signals); i++) sigaddset(&all, fatal_signals[i]);
    for (size_t i = 0; i < COUNT(fatal_signals); i++)
        handle(fatal_signals[i], fatal, SA_ONSTACK, &all);
    atomic_store(&state, ARMED);
}

void cs_rescue_disarm(void) {
    atomic_store(&state, DISARMED);
    for (size_t i = 0; i < COUNT(fatal_signals); i++) signal(fatal_signals[i], SIG_DFL);
}

int cs_signals_open(void) {
    if (pipe(signal_pipe) < 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
        fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
    }
    for (size_t i = 0; i < COUNT(ending_signals) + COUNT(other_signals); i++) {
        int number = i < COUNT(ending_signals) ? ending_signals[i]
                                               : other_signals[i - COUNT(ending_signals)];
        struct sigaction old;
        sigaction(number, NULL, &old);
        if (old.sa_handler != SIG_IGN) handle(number, caught, SA_RESTART, NULL);
    }
    signal(SIGPIPE, SIG_IGN);
    return signal_pipe[0];
}

int cs_signals_next(void) {
    char number = 0;
    ssize_t n;
    do n = read(signal_pipe[0], &number, 1);
    while (n < 0 && errno == EINTR);
    return n == 1 ? number : 0;
}

void cs_die_by(int signal_number) {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal_number);
    signal(signal_number, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    raise(signal_number);
    _exit(128 + signal_number);
}

void cs_suspend(int job) {
    signal(SIGTSTP, SIG_DFL);
    kill(job ? 0 : getpid(), SIGTSTP);
    handle(SIGTSTP, caught, SA_RESTART, NULL);
}
