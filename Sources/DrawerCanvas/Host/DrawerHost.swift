public import DrawerModel

/// A program of content with drawers: it brings events to whom they belong, keeps the layers, and
/// composes them.
public struct DrawerHost<Scene: DrawerScene>: Program {
    /// The content.
    public var scene: Scene
    /// The drawers, and their panels.
    public internal(set) var drawers: Drawers<Scene.Panel>

    /// The events that the scene is being told of; the list is kept, so that none is made a frame.
    var telling: [DrawerEvent] = []

    /// What the last call made happen to the drawers, in order.
    public internal(set) var happened: [DrawerEvent] = []

    var size: Size
    let permanentAt: Int?
    private var hasAppeared = false

    /// The content as it was drawn last, and whether it looks different now.
    var content: Surface
    var isContentStale = true
    /// Whether the last frame showed a snapshot of it.
    var wasFrozen = false
    var drawnTheme: Theme?
    /// A frame of the content and drawers that leave, and one without the permanent panel.
    var between = Surface(size: Size(width: 0, height: 0))
    var inner = Surface(size: Size(width: 0, height: 0))

    /// What the content is laid out for, and the permanent drawer that is beside it.
    var extent: Size
    var neighbour: PermanentDrawer?
    /// Whether the permanent panel has got the press that is under way.
    var hasPanelPress = false

    /// `scene` with a drawer for each configuration, on a screen of `size`. From `permanentAt`
    /// columns on the first one, at the left or right, stands beside the content.
    public init(
        _ scene: Scene, drawers configurations: [DrawerConfiguration], permanentAt: Int? = nil,
        size: Size
    ) {
        self.scene = scene
        self.size = size
        self.permanentAt = permanentAt
        drawers = Drawers(configurations, permanentAt: permanentAt, screen: size)
        neighbour = drawers.permanent
        extent = drawers.set.screen
        content = Surface(size: extent)
        self.scene.resize(to: extent)
        _ = tell()
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
    @discardableResult
    public mutating func advance(to time: Timestamp) -> Reaction {
        begin(at: time)
        drawers.permanent?.advance(to: time)
        drawers.change { $0.advance(to: $1) }
        if !hasAppeared {
            hasAppeared = true
            drawers.change { $0.appear(at: $1) }
        }
        let reaction = tell()
        return reaction.and(note(scene.advance(to: time, &drawers)))
    }

    /// Begins a call that is made at `time`.
    mutating func begin(at time: Timestamp) {
        drawers.time = time
        happened.removeAll(keepingCapacity: true)
    }
}
