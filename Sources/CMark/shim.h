/* cmark-gfm for Swift: the parser, and what a node is as one number. */
#ifndef DRAWER_CMARK_SHIM_H
#define DRAWER_CMARK_SHIM_H

#include <string.h>
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

/* All kinds of nodes. The library numbers those of its extensions only as the program runs. */
typedef enum {
    CM_OTHER,
    CM_QUOTE, CM_LIST, CM_ITEM, CM_CODE_BLOCK, CM_HTML_BLOCK, CM_PARAGRAPH, CM_HEADING, CM_RULE,
    CM_FOOTNOTE, CM_TABLE, CM_ROW, CM_CELL,
    CM_TEXT, CM_SOFT_BREAK, CM_HARD_BREAK, CM_CODE, CM_HTML, CM_EMPHASIS, CM_STRONG, CM_STRUCK,
    CM_LINK, CM_IMAGE, CM_REFERENCE
} cm_kind;

static inline int cm_is(cmark_node *node, const char *name) {
    return strcmp(cmark_node_get_type_string(node), name) == 0;
}

static inline cm_kind cm_kind_of(cmark_node *node) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_BLOCK_QUOTE: return CM_QUOTE;
    case CMARK_NODE_LIST: return CM_LIST;
    case CMARK_NODE_ITEM: return CM_ITEM;
    case CMARK_NODE_CODE_BLOCK: return CM_CODE_BLOCK;
    case CMARK_NODE_HTML_BLOCK: return CM_HTML_BLOCK;
    case CMARK_NODE_PARAGRAPH: return CM_PARAGRAPH;
    case CMARK_NODE_HEADING: return CM_HEADING;
    case CMARK_NODE_THEMATIC_BREAK: return CM_RULE;
    case CMARK_NODE_FOOTNOTE_DEFINITION: return CM_FOOTNOTE;
    case CMARK_NODE_TEXT: return CM_TEXT;
    case CMARK_NODE_SOFTBREAK: return CM_SOFT_BREAK;
    case CMARK_NODE_LINEBREAK: return CM_HARD_BREAK;
    case CMARK_NODE_CODE: return CM_CODE;
    case CMARK_NODE_HTML_INLINE: return CM_HTML;
    case CMARK_NODE_EMPH: return CM_EMPHASIS;
    case CMARK_NODE_STRONG: return CM_STRONG;
    case CMARK_NODE_LINK: return CM_LINK;
    case CMARK_NODE_IMAGE: return CM_IMAGE;
    case CMARK_NODE_FOOTNOTE_REFERENCE: return CM_REFERENCE;
    default:
        if (cm_is(node, "table")) return CM_TABLE;
        if (cm_is(node, "table_row") || cm_is(node, "table_header")) return CM_ROW;
        if (cm_is(node, "table_cell")) return CM_CELL;
        if (cm_is(node, "strikethrough")) return CM_STRUCK;
        return CM_OTHER;
    }
}

/* Whether an item of a list has a box: 0 for none, 1 for an empty one, 2 for a checked one. */
static inline int cm_box(cmark_node *item) {
    if (!cm_is(item, "tasklist")) return 0;
    return cmark_gfm_extensions_get_tasklist_item_checked(item) ? 2 : 1;
}

/* A parser that knows all of GitHub's extensions but its filter of HTML. */
static inline cmark_parser *cm_parser(void) {
    static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8);
    for (int i = 0; i < 4; i++)
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[i]));
    return parser;
}

#endif
