internal import DrawerModel

/// Which movements the terminal is asked to report: while a button is held every one, since the
/// button's release outside of the window may never be told, and movement without it tells that.
struct MotionReports: Hashable, Sendable {
    /// Whether a button is held.
    private(set) var isHeld = false

    /// What to send upon a report.
    mutating func follow(_ report: MouseReport) -> String {
        switch report.kind {
        case .press where !isHeld:
            isHeld = true
            return ControlSequences.mouseHeld
        case .release where isHeld, .move where isHeld:
            isHeld = false
            return ControlSequences.mouseFree
        default:
            return ""
        }
    }

    /// Forgets the button, whose release somebody else will get.
    mutating func reset() { isHeld = false }
}
