/* What the test support needs from C: libvterm, accessors for its bit-fields and unions, and the
   process that holds a terminal's session. */
#ifndef PROBE_SHIM_H
#define PROBE_SHIM_H

#include <vterm.h>

#include "holder.h"

enum {
    PROBE_BOLD = 1,
    PROBE_ITALIC = 2,
    PROBE_UNDERLINE = 4,
    PROBE_REVERSE = 8,
};

/* The attributes of a cell as PROBE_ bits. */
static inline int probe_cell_attributes(const VTermScreenCell *cell) {
    return (cell->attrs.bold ? PROBE_BOLD : 0) | (cell->attrs.italic ? PROBE_ITALIC : 0) |
           (cell->attrs.underline ? PROBE_UNDERLINE : 0) |
           (cell->attrs.reverse ? PROBE_REVERSE : 0);
}

/* Scalar `index` (0 to 5) of a cell; 0 after the last one, UINT32_MAX in a wide cell's right half. */
static inline uint32_t probe_cell_scalar(const VTermScreenCell *cell, int index) {
    return cell->chars[index];
}

/* 0xRRGGBB, or -1 for the terminal's default colour. */
static inline int probe_colour(const VTermScreen *screen, VTermColor colour) {
    if (colour.type & VTERM_COLOR_DEFAULT_MASK) return -1;
    vterm_screen_convert_color_to_rgb(screen, &colour);
    return colour.rgb.red << 16 | colour.rgb.green << 8 | colour.rgb.blue;
}

static inline int probe_value_number(const VTermValue *value) { return value->number; }

static inline const char *probe_value_string(const VTermValue *value) { return value->string; }

#endif
