/// A drawer that stands beside the content where the screen is wide enough, outside the arena:
/// nothing is covered, so that nothing has to be dismissed.
///
/// When the screen's width crosses the limit, it slides in or out like any drawer.
public struct PermanentDrawer: Hashable, Sendable {
    /// The largest share of the screen that it takes, in percent.
    private static let most = 30.0

    /// The width from which on it stands, in columns.
    public let columns: Int

    private var drawer: Drawer
    private let size: DrawerSize
    private var screen: Size

    /// The drawer of `configuration` on screens from `columns` columns on; it is as long as that
    /// says, but takes no more than 30% of the screen.
    public init(_ configuration: DrawerConfiguration, from columns: Int, screen: Size) {
        self.columns = columns
        self.screen = screen
        size = configuration.size
        var standing = configuration
        standing.style = .push()
        standing.dim = 0
        standing.shadow = 0
        standing.size = .cells(Self.length(size, on: screen))
        drawer = Drawer(standing, extent: screen.width)
        if stands { drawer.stand() }
    }

    private static func length(_ size: DrawerSize, on screen: Size) -> Int {
        min(size.length(in: screen.width), DrawerSize.percent(most).length(in: screen.width))
    }

    private var stands: Bool { screen.width >= columns }

    /// The side of the screen that it stands at.
    public var edge: Edge { drawer.edge }

    /// Whether it stands, or is on its way in.
    public var isStanding: Bool { drawer.target == .open }

    /// Whether it is on its way.
    public var isAnimating: Bool { drawer.isSettling }

    /// Its columns where it stands.
    public var length: Int { drawer.length }

    /// What is left to the content; it is laid out for that from the moment on when the drawer
    /// begins to come or to go.
    public var contentSize: Size {
        isStanding ? Size(width: screen.width - length, height: screen.height) : screen
    }

    /// Where the layers are; nil while none of it is to be seen.
    public var stage: Stage? { Stage(drawer) }

    /// The content's first column on the screen.
    public var contentOrigin: Int {
        edge == .left && isStanding ? length : 0
    }

    /// Fits it to a screen of `size`; has it come or go where that crosses the limit.
    public mutating func resize(to size: Size, at time: Timestamp) {
        screen = size
        drawer.configuration.size = .cells(Self.length(self.size, on: size))
        drawer.resize(extent: size.width)
        let anchor = stands ? Anchor.open : .closed
        guard drawer.target != anchor else { return }
        var ignored: [DrawerEvent] = []
        drawer.settle(to: anchor, velocity: drawer.velocity, at: time, log: &ignored)
    }

    /// Brings it to where it is at `time`.
    public mutating func advance(to time: Timestamp) {
        var ignored: [DrawerEvent] = []
        drawer.advance(to: time, log: &ignored)
    }
}
