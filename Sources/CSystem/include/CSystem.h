/* What Swift cannot reach of the C library: option parsing, character width, and signals. */
#ifndef DRAWER_CSYSTEM_H
#define DRAWER_CSYSTEM_H

#include "options.h"
#include "rescue.h"
#include "scratch.h"
#include "wait.h"
#include "width.h"

#endif
