#ifndef DRAWER_SCRATCH_H
#define DRAWER_SCRATCH_H

/* Opens a file that lives in memory, or an unlinked temporary one; -1 with errno set on failure. */
int cs_scratch_file(void);

#endif
