/* What Swift cannot reach of the C library: option parsing, character width, signals,
   threads, programs to run, and files to watch. */
#ifndef DRAWER_CSYSTEM_H
#define DRAWER_CSYSTEM_H

#include "child.h"
#include "options.h"
#include "rescue.h"
#include "temporary.h"
#include "thread.h"
#include "wait.h"
#include "watch.h"
#include "width.h"

#endif
