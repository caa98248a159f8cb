// A program in the terminal is made of views: one import brings all that it needs.
@_exported public import DrawerCanvas
