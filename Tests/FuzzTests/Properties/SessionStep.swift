import DrawerModel

/// One step of a session: how much later it comes, and what it is.
struct SessionStep {
    enum Action {
        /// The terminal sends bytes; after a pause where it `flushes`.
        case input(ArraySlice<UInt8>, flushes: Bool)
        /// A frame is drawn for a moment so many milliseconds ahead.
        case frame(ahead: Int)
        /// The screen gets another size.
        case resize(Size)
        /// Code calls the host.
        case order(SessionOrder)
    }

    /// Milliseconds since the step before.
    let pause: Int
    let action: Action

    private static let pauses = [0, 1, 4, 8, 9, 17, 60, 250]

    /// The first byte has the pause in its lowest bits and the kind of action in its highest.
    init(_ bytes: ArraySlice<UInt8>) {
        var source = ByteSource(bytes)
        let kind = source.byte()
        pause = Self.pauses[Int(kind & 7)]
        switch kind >> 5 {
        case 0...3: action = .input(source.rest, flushes: kind & 8 != 0)
        case 4, 5: action = .frame(ahead: Int(kind >> 3 & 3) * 5)
        case 6: action = .order(SessionOrder(&source))
        default:
            action = .resize(Size(width: 1 + source.below(100), height: 1 + source.below(30)))
        }
    }
}

/// What code can do to the drawers.
enum SessionOrder {
    case toggle(Edge)
    case move(Edge, Anchor)
    case begin(Edge)
    case update(Edge, Double)
    case finish(Edge)
    case cancel(Edge)
    case lock(Edge, DrawerLock)
    case size(Edge, DrawerSize)

    private static let progresses = [0, 0.001, 0.3, 0.5, 0.999, 1, 1.2, 4, -0.2, -3, 1e9, -1e9]

    init(_ source: inout ByteSource) {
        let kind = source.below(8)
        let edge = source.pick(Edge.allCases)
        switch kind {
        case 0: self = .toggle(edge)
        case 1: self = .move(edge, source.pick([.open, .closed]))
        case 2: self = .begin(edge)
        case 3: self = .update(edge, source.pick(Self.progresses))
        case 4: self = .finish(edge)
        case 5: self = .cancel(edge)
        case 6: self = .lock(edge, source.pick([.unlocked, .lockedOpen, .lockedClosed]))
        default: self = .size(edge, source.pick([.percent(80), .cells(1), .cells(30), .allBut(3)]))
        }
    }
}
