#define _GNU_SOURCE 1
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int cs_child_start(char *const words[], pid_t *child) {
    int ends[2];
    if (pipe(ends) < 0) return -1;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    int problem = posix_spawnp(child, words[0], &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (problem == 0) return ends[0];
    close(ends[0]);
    errno = problem;
    return -1;
}

int cs_child_end(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* The signals of the keyboard, and what the parent does about each while a child has the terminal. */
static const int signals[] = {SIGINT, SIGQUIT, SIGTSTP};
enum { SIGNALS = sizeof signals / sizeof *signals };

int cs_child_run(char *const words[]) {
    struct sigaction old[SIGNALS];
    sigset_t defaults;
    sigemptyset(&defaults);
    for (int i = 0; i < SIGNALS; i++) {
        sigaction(signals[i], NULL, &old[i]);
        if (old[i].sa_handler == SIG_IGN) continue;
        sigaddset(&defaults, signals[i]);
        struct sigaction action = {0};
        action.sa_handler = signals[i] == SIGTSTP ? SIG_DFL : SIG_IGN;
        sigaction(signals[i], &action, NULL);
    }
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/tty", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    pid_t child;
    int problem = posix_spawnp(&child, words[0], &actions, &attributes, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (problem == 0) cs_child_end(child);
    for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &old[i], NULL);
    return problem;
}
