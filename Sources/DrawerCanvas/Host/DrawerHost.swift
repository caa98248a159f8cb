public import DrawerModel

/// A program of content with drawers: it brings events to whom they belong, keeps the layers, and
/// composes them.
public struct DrawerHost<Scene: DrawerScene>: Program {
    /// The content.
    public var scene: Scene
    /// The drawers, and their panels.
    public internal(set) var drawers: Drawers<Scene.Panel>

    /// What the last call made happen to the drawers, in order.
    public internal(set) var happened: [DrawerEvent] = []

    var size: Size
    var content: Surface
    var isContentStale = true
    /// Whether the content must be drawn even where a snapshot stands for it: there is none yet.
    var needsSnapshot = true
    /// A frame of the content and a drawer that leaves, and one without the permanent panel.
    var between = Surface(size: Size(width: 0, height: 0))
    var inner = Surface(size: Size(width: 0, height: 0))
    /// Who got the press that is under way beside a permanent panel.
    var pressReceiver: DrawerSet.Target?
    var drawnTheme: Theme?
    private var hasAppeared = false

    /// `scene` with a drawer for each configuration, on a screen of `size`. From `permanentAt`
    /// columns on the first one, at the left or right, stands beside the content.
    public init(
        _ scene: Scene, drawers configurations: [DrawerConfiguration], permanentAt: Int? = nil,
        size: Size
    ) {
        self.scene = scene
        self.size = size
        let first = configurations.first { $0.edge.axis == .horizontal }
        let permanent = permanentAt.flatMap { columns in
            first.map { PermanentDrawer($0, from: columns, screen: size) }
        }
        drawers = Drawers(configurations, permanent: permanent, screen: size)
        content = Surface(size: drawers.set.screen)
        self.scene.resize(to: drawers.set.screen)
        makePermanentPanel()
    }

    // MARK: Time

    /// Whether a drawer or the content moves by itself.
    public var isAnimating: Bool {
        drawers.set.isAnimating || scene.isAnimating || drawers.permanent?.isAnimating == true
    }

    /// When something ends or begins by itself, such as a pan of the wheel.
    public var deadline: Timestamp? {
        [drawers.set.deadline, scene.deadline].compactMap { $0 }.min()
    }

    /// Brings the drawers to where they are at `time`.
    public mutating func advance(to time: Timestamp) {
        begin(at: time)
        drawers.change { $0.advance(to: $1) }
        drawers.permanent?.advance(to: time)
        if !hasAppeared {
            hasAppeared = true
            drawers.change { $0.appear(at: $1) }
        }
        if scene.advance(to: time, &drawers) != .none { isContentStale = true }
        _ = tell()
    }
}

// MARK: Calls from outside

extension DrawerHost {
    /// Opens the drawer at `edge`, or closes it where it is open or opening.
    public mutating func toggle(_ edge: Edge, at time: Timestamp) {
        begin(at: time)
        drawers.toggle(edge)
        _ = tell()
    }

    /// Has the content drawn anew, after a change to the scene from outside.
    public mutating func invalidate() { isContentStale = true }

    /// Takes the drawer at `edge` in hand and holds it at `progress`.
    public mutating func hold(_ edge: Edge, at progress: Double, time: Timestamp) {
        begin(at: time)
        drawers.begin(edge)
        drawers.update(edge, progress: progress)
        _ = tell()
    }

    /// Gives the program other drawers; one that is open stays open where there still is one.
    public mutating func use(_ configurations: [DrawerConfiguration], at time: Timestamp) {
        begin(at: time)
        if configurations.map(\.edge) == drawers.set.drawers.map(\.edge) {
            for configuration in configurations { drawers.configure(configuration) }
        } else {
            let open = drawers.set.drawers.firstIndex { $0.target == .open }
            drawers = Drawers(configurations, permanent: nil, screen: size)
            drawers.time = time
            if let open, open < configurations.count {
                drawers.move(configurations[open].edge, to: .open)
            }
        }
        isContentStale = true
        _ = tell()
    }

    /// Begins a call that is made at `time`.
    mutating func begin(at time: Timestamp) {
        drawers.time = time
        happened.removeAll(keepingCapacity: true)
    }
}
