#ifndef DRAWER_OPTIONS_H
#define DRAWER_OPTIONS_H

/* One long option; `argument` is 0 for none, 1 for a required one, 2 for an optional one. */
typedef struct cs_option {
    const char *name;
    int argument;
    int value;
} cs_option;

/* What cs_next_option answers besides an option's value. */
enum { CS_OPTIONS_END = -1, CS_OPTION_UNKNOWN = '?', CS_OPTION_NEEDS_VALUE = ':' };

/* Begins with the first word of another list. */
void cs_options_restart(void);

/* The next option's value, by getopt_long with messages off. `index` is where the operands begin,
   `value` the option's argument or NULL, `culprit` the letter or the value of an option that is wrong,
   0 for an unknown name. At most 64 options. */
int cs_next_option(int count, char *const words[], const char *letters, const cs_option *options,
                   int options_count, int *index, const char **value, int *culprit);

#endif
