#include "options.h"

#include <getopt.h>
#include <stddef.h>

enum { MOST_OPTIONS = 64 };

void cs_options_restart(void) {
#ifdef __GLIBC__
    optind = 0;
#else
    optreset = 1;
    optind = 1;
#endif
}

int cs_next_option(int count, char *const words[], const char *letters, const cs_option *options,
                   int options_count, int *index, const char **value, int *culprit) {
    struct option table[MOST_OPTIONS + 1] = {0};
    for (int i = 0; i < options_count && i < MOST_OPTIONS; i++) {
        table[i].name = options[i].name;
        table[i].has_arg = options[i].argument;
        table[i].val = options[i].value;
    }
    opterr = 0;
    optopt = 0;
    optarg = NULL;
    int found = getopt_long(count, words, letters, table, NULL);
    *index = optind;
    *value = optarg;
    *culprit = optopt;
    return found;
}
