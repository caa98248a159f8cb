/// Which pans of the pointer a drawer takes, and how they are measured.
public struct PanRule: Hashable, Sendable {
    /// Where a press must be for its drag to move the drawer.
    public enum Start: Hashable, Sendable {
        case anywhere
        /// Within the edge zone.
        case edge
        /// On what the drawer leaves uncovered of the content.
        case uncovered
        case nowhere
    }

    /// What the pointer has to cross for the whole way from closed to open.
    public enum Measure: Hashable, Sendable {
        /// The drawer's length: the moving edge stays under the pointer.
        case length
        /// The screen: the edge goes the drawer's share of what the pointer goes.
        case screen
    }

    /// Where a pan that opens begins.
    public var closed: Start
    /// Where a pan begins that moves a drawer which is out.
    public var open: Start
    /// What the translation is measured by.
    public var measure: Measure

    /// Pans from anywhere, measured by the drawer's length, where nothing else is said.
    public init(
        closed: Start = .anywhere, open: Start = .anywhere, measure: Measure = .length
    ) {
        self.closed = closed
        self.open = open
        self.measure = measure
    }
}
