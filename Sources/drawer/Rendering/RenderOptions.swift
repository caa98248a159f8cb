internal import DrawerModel

/// What is to be drawn without a terminal.
struct RenderOptions {
    /// In what form.
    enum Format: String, CaseIterable { case text, ansi, svg }

    /// The size of the screen that is pretended; nil where nothing is to be drawn.
    var size: Size?
    /// How far out the drawer is held; nil for what is there at the start.
    var progress: Double?
    /// The form.
    var format: Format?
    /// Whether to draw an opening and a closing in place of one frame.
    var isAnimated = false

    /// Why the options do not go together; nil where they do.
    var contradiction: String? {
        if size == nil {
            if progress != nil { return "--progress needs --render" }
            if format != nil { return "--format needs --render" }
            return isAnimated ? "--animate needs --render" : nil
        }
        if isAnimated, format != .svg { return "--animate needs --format svg" }
        return isAnimated && progress != nil ? "--animate and --progress exclude each other" : nil
    }
}
