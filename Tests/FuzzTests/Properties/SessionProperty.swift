import DrawerCanvas
import DrawerModel

/// Drawers keep their rules, and frames are sound, whatever is done in which order.
struct SessionProperty {
    private static let mostSteps = 80

    private var source: ByteSource
    private var session: Session

    /// Five bytes choose the drawers and the screen; the steps that follow are split by 0xFF.
    init(_ source: inout ByteSource) {
        session = Session(&source)
        self.source = source
    }

    func check() throws {
        var (session, source) = (session, source)
        for _ in 0..<Self.mostSteps where !source.isAtEnd {
            try session.take(SessionStep(source.piece(until: 0xFF)))
        }
        try session.rest()
    }
}
