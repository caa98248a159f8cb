public import DrawerModel

/// What slides out in a drawer: it draws itself on the drawer's whole length, and takes the events
/// that are its own.
///
/// Only `draw` is needed.
public protocol DrawerPanel {
    /// Draws the panel on a blank surface; called when it has changed, not for each frame.
    mutating func draw(on surface: inout Surface, theme: Theme)

    /// Takes an event; a report of the pointer is in the panel's own cells.
    mutating func handle(_ event: InputEvent) -> Menu.Response

    /// Where the cursor stands while the keyboard is the panel's, in its own cells; nil for anywhere.
    var cursor: Point? { get }

    /// Fits the panel to its drawer, before it is drawn.
    mutating func resize(to size: Size)

    /// The panel stands beside the content and has got or lost the keyboard; before, it has it.
    mutating func focus(_ hasKeyboard: Bool)
}

extension DrawerPanel {
    /// Has no use for events.
    public func handle(_ event: InputEvent) -> Menu.Response { .ignored }
    /// Anywhere.
    public var cursor: Point? { nil }
    /// Needs no preparation.
    public func resize(to size: Size) {}
    /// Looks the same.
    public func focus(_ hasKeyboard: Bool) {}
}
