#ifndef DRAWER_OPTIONS_H
#define DRAWER_OPTIONS_H

/* What cs_next_option answers besides an option's value. */
enum { CS_OPTIONS_END = -1, CS_OPTION_UNKNOWN = '?', CS_OPTION_NEEDS_VALUE = ':' };

/* Begins with the first word of another list, and with no options. */
void cs_options_restart(void);

/* Adds a long option: at most 64 of them, with names of at most 31 bytes. `argument` is 0 for none, 1
   for a required one, 2 for an optional one. */
void cs_options_add(const char *name, int argument, int value);

/* The next option's value, by getopt_long with messages off. `index` is where the operands begin,
   `value` the option's argument or NULL, `culprit` the letter or the value of an option that is wrong,
   0 for an unknown name. */
int cs_next_option(int count, char *const words[], const char *letters, int *index,
                   const char **value, int *culprit);

#endif
