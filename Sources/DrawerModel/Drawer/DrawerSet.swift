/// All the drawers of one screen, at most one of them out, and the only arena for gestures.
///
/// A fold: feed it every input event with its time and do what it answers. It owns no clock; while
/// `isAnimating`, call `advance` before each frame.
public struct DrawerSet: Hashable, Sendable {
    /// Whose an event is, where the drawers have no use for it themselves.
    public enum Target: Hashable, Sendable {
        case content
        case menu(Edge)
    }

    /// What became of an event.
    public enum Outcome: Hashable, Sendable {
        /// The drawers used it, or nobody may have it.
        case consumed
        /// It belongs to `Target`, in this form.
        case forward(Target, InputEvent)
    }

    /// The drags that the content under a press wants for itself.
    public struct Claim: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// The set with these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Content that can still scroll when dragged to the right.
        public static let rightward = Claim(rawValue: 1)
        /// Content that can still scroll when dragged to the left.
        public static let leftward = Claim(rawValue: 8)
        /// Content that can still scroll when dragged sideways, either way.
        public static let horizontal: Claim = [.rightward, .leftward]
        /// Content that can still scroll when dragged up and down.
        public static let vertical = Claim(rawValue: 2)
        /// A control, such as a scrollbar, that takes every drag, even in an edge zone.
        public static let control = Claim(rawValue: 4)
    }

    /// The press being watched, from the button's going down until it comes up.
    struct Press: Hashable {
        enum Place: Hashable {
            case content, panel, dim
            /// A control of live content that a drawer leaves uncovered.
            case control
        }

        var place: Place
        var location: Location
        var claim: Claim
        /// Who was given the press, and so gets its drags and its release.
        var receiver: Target?
    }

    /// The drawers, in the order of their configurations.
    public internal(set) var drawers: [Drawer]
    /// The screen's size in cells.
    public private(set) var screen: Size
    /// What the last call changed, in order.
    public internal(set) var happened: [DrawerEvent] = []

    /// The latest time that this has been brought to. A frame is computed for when it will be seen,
    /// a little ahead; what is done to the drawers meanwhile is done to what is seen.
    private(set) var now = Timestamp(nanoseconds: .min)

    var press: Press?
    var recognizer = PanRecognizer()
    var tap = TapRecognizer()
    var wheel = WheelPan()
    /// The drawer that the pointer's or the wheel's pan under way moves.
    var panned: Int?
    /// The cells that Shift and the arrows have moved the drawer that they hold.
    var scrubbed: Double?
    /// The drawer that code has in hand.
    var driven: Int?
    /// The arrows, which repeat while they are held.
    var repeats = KeyRepeat()

    /// Closed drawers, one for each configuration; their edges must differ.
    public init(_ configurations: [DrawerConfiguration], screen: Size) {
        precondition(
            Edge.allCases.allSatisfy { edge in configurations.count { $0.edge == edge } <= 1 },
            "two drawers at one edge")
        self.screen = screen
        drawers = configurations.map { Drawer($0, extent: screen[$0.edge.axis]) }
        happened.reserveCapacity(16)
    }

    /// The drawer at `edge`, if there is one.
    public subscript(edge: Edge) -> Drawer? { drawers.first { $0.edge == edge } }

    /// The drawer that is out, if any is; while two change places, the one that comes.
    public var front: Drawer? { frontIndex.map { drawers[$0] } }

    /// Whether something moves by itself and frames are needed.
    public var isAnimating: Bool { drawers.contains { $0.isSettling } }

    /// When `advance` is needed next though nothing moves: a pan by wheel ends by itself.
    public var deadline: Timestamp? { wheel.deadline }

    /// Who has the keyboard.
    public var focus: Target {
        guard let front, front.target == .open else { return .content }
        return .menu(front.edge)
    }

    // MARK: Calls

    /// Takes an event; `claim` says which drags the content under the pointer wants for itself.
    public mutating func handle(
        _ event: InputEvent, at time: Timestamp, claim: Claim = []
    ) -> Outcome {
        recording(at: time) { set in
            switch event {
            case .mouse(let report): return set.mouse(report, at: time, claim: claim)
            case .key(let press): return set.key(press)
            case .paste: return .forward(set.focus, event)
            case .focus(let gained):
                return gained ? .forward(.content, event) : set.lostFocus(event)
            case .resize(let size):
                set.resize(to: size)
                return .forward(.content, event)
            }
        }
    }

    /// Brings what moves by itself to where it is at `time`.
    public mutating func advance(to time: Timestamp) {
        recording(at: time) { _ in }
    }

    // MARK: Shared by all ways

    func index(of edge: Edge) -> Int? { drawers.firstIndex { $0.edge == edge } }

    var frontIndex: Int? {
        drawers.firstIndex { $0.isOut && ($0.isHeld || $0.target == .open) }
            ?? drawers.firstIndex { $0.isOut }
    }

    /// Sends a drawer on its way, out of any hand that has it.
    mutating func send(_ index: Int, to anchor: Anchor) {
        if drawers[index].isHeld { dropPan() }
        let drawer = drawers[index]
        if drawer.target == anchor && !drawer.isHeld { return }
        if anchor == .open { closeOthers(than: index) }
        drawers[index].settle(to: anchor, velocity: drawer.velocity, at: now, log: &happened)
    }

    mutating func apply(_ gesture: PanGesture, to index: Int) {
        if gesture.phase == .began { closeOthers(than: index) }
        drawers[index].apply(gesture, at: now, log: &happened)
    }

    /// Ends a press and its pan as if they had not been meant; nil receivers learn nothing.
    mutating func cancelPress() {
        if let cancelled = recognizer.cancel() ?? wheel.cancel(), let index = panned {
            apply(cancelled, to: index)
        }
        tap.cancel()
        panned = nil
        press = nil
    }

    /// Forgets the hand, whichever it is; the drawer is about to be moved by something else.
    mutating func dropPan() {
        _ = recognizer.cancel()
        wheel.reset()
        tap.cancel()
        scrubbed = nil
        driven = nil
        panned = nil
    }

    private mutating func closeOthers(than index: Int) {
        for other in drawers.indices where other != index && drawers[other].isOut {
            send(other, to: .closed)
        }
    }

    private mutating func resize(to size: Size) {
        screen = size
        fit()
    }

    /// Fits the drawers to the screen, after a change of either; a hand, whichever it is, moves what
    /// it holds from where that is now.
    mutating func fit() {
        for index in drawers.indices {
            drawers[index].resize(extent: screen[drawers[index].edge.axis])
        }
        recognizer.reanchor()
        wheel.reanchor()
        if scrubbed != nil { scrubbed = 0 }
    }

    /// Runs one call at `time`, but not before `now`, noting in `happened` what it changed.
    mutating func recording<Answer>(
        at time: Timestamp, _ call: (inout DrawerSet) -> Answer
    ) -> Answer {
        now = max(now, time)
        happened.removeAll(keepingCapacity: true)
        endWheel(at: time)
        for index in drawers.indices { drawers[index].advance(to: now, log: &happened) }
        let answer = call(&self)
        for index in drawers.indices { drawers[index].tell(log: &happened) }
        return answer
    }
}
