#include "options.h"

#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_OPTIONS = 64, MOST_BYTES = 32 };

static struct option table[MOST_OPTIONS + 1];
static char names[MOST_OPTIONS][MOST_BYTES];
static int table_count;

void cs_options_restart(void) {
#ifdef __GLIBC__
    optind = 0;
#else
    optreset = 1;
    optind = 1;
#endif
    table_count = 0;
    memset(table, 0, sizeof table);
}

void cs_options_add(const char *name, int argument, int value) {
    if (table_count == MOST_OPTIONS || strlen(name) >= MOST_BYTES) abort();
    strcpy(names[table_count], name);
    table[table_count] = (struct option){names[table_count], argument, NULL, value};
    table_count++;
}

int cs_next_option(int count, char *const words[], const char *letters, int *index,
                   const char **value, int *culprit) {
    opterr = 0;
    optopt = 0;
    optarg = NULL;
    int found = getopt_long(count, words, letters, table, NULL);
    *index = optind;
    *value = optarg;
    *culprit = optopt;
    return found;
}
