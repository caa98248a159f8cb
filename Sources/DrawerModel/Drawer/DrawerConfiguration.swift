/// How long a drawer is, from its edge into the screen.
public enum DrawerSize: Hashable, Sendable {
    /// A share of the screen, 1...100.
    case percent(Double)
    /// So many columns or rows.
    case cells(Int)
    /// The whole screen but so many columns or rows.
    case allBut(Int)

    /// The length in whole cells on a screen of `extent` cells: at least 1, at most all of it.
    public func length(in extent: Int) -> Int {
        let wanted =
            switch self {
            case .percent(let share): Int((share / 100 * Double(extent)).rounded())
            case .cells(let cells): cells
            case .allBut(let rest): extent - rest
            }
        return max(1, min(extent, wanted))
    }
}

/// How much may move by itself; what a hand moves always follows the hand.
public enum Motion: Hashable, Sendable {
    case full
    /// The drawer is there at once, and only the dim fades.
    case reduced
    /// Everything is there at once.
    case none
}

/// Which gestures a drawer takes; calls from code work in spite of a lock.
public enum DrawerLock: Hashable, Sendable {
    case unlocked
    case lockedOpen
    case lockedClosed
}

/// How long a panel is kept that is created when it is first shown.
public enum PanelLifetime: Hashable, Sendable {
    case always
    /// It is dropped when the drawer is closed, and created anew.
    case whileOut
}

/// All that can be chosen about one drawer.
public struct DrawerConfiguration: Hashable, Sendable {
    /// The side of the screen that it is attached to.
    public var edge: Edge
    /// Its length into the screen.
    public var size: DrawerSize
    /// What moves.
    public var style: TransitionStyle
    /// What becomes of the content while it is out.
    public var content = ContentMode.live
    /// How it moves to open by itself.
    public var opening = Animator.spring(Spring(response: 0.30))
    /// How it moves to closed by itself.
    public var closing = Animator.spring(Spring(response: 0.25))
    /// Whether a curve takes only the share of its duration that the way left is of the whole way,
    /// as UIKit's interactive transitions do.
    public var resumesCurve = false
    /// Which pans of the pointer it takes.
    public var pan = PanRule()
    /// Where it goes when a hand lets go.
    public var settle = SettlePolicy()
    /// What happens where a hand leaves 0...1.
    public var band = RubberBand.stretch(coefficient: 0.55)
    /// How much moves by itself.
    public var motion = Motion.full
    /// Which gestures it takes.
    public var lock = DrawerLock.unlocked
    /// Whether it is shown open when it first appears, and closes itself.
    public var showsItselfFirst = false
    /// How long its panel is kept.
    public var panelLifetime = PanelLifetime.always
    /// How far the content is blended toward black when the drawer is open, 0...1.
    public var dim = 0.5
    /// How dark the shadow is that the layer above casts at the moving edge when the drawer is
    /// open, 0...1.
    public var shadow = 0.4
    /// A pan that starts this near to the edge is the drawer's even over scrolling content;
    /// columns for left and right, rows for top and bottom.
    public var edgeZone: Double

    /// The project's default drawer at `edge`, as `docs/feel.md` explains it.
    public init(
        edge: Edge = .left, size: DrawerSize = .percent(80), style: TransitionStyle = .cover
    ) {
        self.edge = edge
        self.size = size
        self.style = style
        edgeZone = edge.axis == .horizontal ? 2 : 1
    }

    /// The same drawer for those who read from the right.
    public var mirrored: DrawerConfiguration {
        var mirrored = self
        mirrored.edge = edge.mirrored
        return mirrored
    }
}
