#ifndef DRAWER_TEMPORARY_H
#define DRAWER_TEMPORARY_H

/* Opens a file without a name in `directory`, to read and write, that nobody else can open; -1 with
   errno set on failure. */
int cs_temporary_file(const char *directory);

#endif
