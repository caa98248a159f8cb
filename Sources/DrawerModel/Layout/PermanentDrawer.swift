/// A drawer that stands beside the content where the screen is wide enough, outside the arena:
/// nothing is covered, so that nothing has to be dismissed.
///
/// When the screen's width crosses the limit, it slides in or out like any drawer. The content is
/// laid out for what will be left to it from that moment on.
public struct PermanentDrawer: Hashable, Sendable {
    /// The largest share of the screen that it takes, in percent.
    private static let most = 30.0
    /// The narrowest screen that leaves something to the content.
    private static let least = 2

    /// The width from which on it stands, in columns.
    public let columns: Int
    /// What was chosen for it.
    public private(set) var configuration: DrawerConfiguration

    private var drawer: Drawer
    private var screen: Size

    /// The drawer of `configuration` on screens from `columns` columns on; it is as long as that
    /// says, but takes no more than 30% of the screen.
    public init(_ configuration: DrawerConfiguration, from columns: Int, screen: Size) {
        self.columns = max(Self.least, columns)
        self.configuration = configuration
        self.screen = screen
        drawer = Drawer(Self.standing(configuration, on: screen), extent: screen.width)
        if stands { drawer.stand() }
    }

    private static func standing(
        _ configuration: DrawerConfiguration, on screen: Size
    ) -> DrawerConfiguration {
        let asked = configuration.size.length(in: screen.width)
        let most = DrawerSize.percent(most).length(in: screen.width)
        var standing = configuration
        standing.size = .cells(min(asked, most))
        standing.style = .push()
        standing.dim = 0
        standing.shadow = 0
        return standing
    }

    private var stands: Bool { screen.width >= columns }

    // MARK: Where it is

    /// The side of the screen that it stands at.
    public var edge: Edge { drawer.edge }

    /// Whether it stands, or is on its way in.
    public var isStanding: Bool { drawer.target == .open }

    /// Whether any of it is to be seen.
    public var isShown: Bool { drawer.isOut }

    /// Whether it is on its way.
    public var isAnimating: Bool { drawer.isSettling }

    /// Its columns where it stands.
    public var length: Int { drawer.length }

    /// What is left of the screen to the content.
    public var contentFrame: Rect {
        let taken = isStanding ? length : 0
        return Rect(
            x: edge == .left ? taken : 0, y: 0, width: screen.width - taken, height: screen.height)
    }

    /// Where the layers are; nil while none of it is to be seen. Beside a panel at the right the
    /// content stays where it is, since what is read begins at the left.
    public var stage: Stage? {
        var stage = Stage(drawer)
        if edge == .right { stage?.contentShift = Double(screen.width - contentFrame.size.width) }
        return stage
    }

    /// Whether a pointer at `location` is over its panel, where it stands.
    public func contains(_ location: Location) -> Bool {
        isStanding && location.distance(from: edge, of: screen) < Double(length)
    }

    /// A place on the screen in the cells of its panel, where it stands.
    public func panelLocation(_ location: Location) -> Location {
        let open = Stage(edge: edge, boundary: Double(length))
        return open.panelLocation(location, length: length, screen: screen)
    }

    // MARK: What moves it

    /// Fits it to a screen of `size`; has it come or go where that crosses the limit. It comes from
    /// `progress`, how far its panel is already out.
    public mutating func resize(to size: Size, from progress: Double = 0, at time: Timestamp) {
        screen = size
        fit()
        let anchor = stands ? Anchor.open : .closed
        guard drawer.target != anchor else { return }
        if stands { drawer.place(at: min(1, max(drawer.progress, progress))) }
        var ignored: [DrawerEvent] = []
        drawer.settle(to: anchor, velocity: drawer.velocity, at: time, log: &ignored)
    }

    /// Changes its settings, at the same edge; where it is stays.
    public mutating func configure(_ configuration: DrawerConfiguration) {
        self.configuration = configuration
        fit()
    }

    private mutating func fit() {
        drawer.configuration = Self.standing(configuration, on: screen)
        drawer.resize(extent: screen.width)
    }

    /// Brings it to where it is at `time`.
    public mutating func advance(to time: Timestamp) {
        var ignored: [DrawerEvent] = []
        drawer.advance(to: time, log: &ignored)
    }

    /// Ends what is left of its way out.
    public mutating func dismiss() {
        var ignored: [DrawerEvent] = []
        drawer.dismiss(log: &ignored)
    }
}
