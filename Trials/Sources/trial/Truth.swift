import DrawerModel

/// Whether it is clear what a drag meant.
///
/// Its kind says what was meant. It counts only where the hand's true place and speed say so too:
/// `place + 0.4 s * speed` must lie on the meant side of the middle by 5% of the length and one
/// cell, which is what rounding the press and the release to cells can amount to. The place is
/// that of the drawer, which the hand watches: one cell behind for the slop.
struct Truth {
    var length: Double

    func isClear(_ drag: Drag, crosses: Bool) -> Bool {
        let way = max(0, drag.way - 1) / length
        // The speed of a hand that has stood still since is 0.
        let speed = drag.delay > 0.03 ? 0 : drag.speed / length
        let beyond = way + SettlePolicy().projection * speed - 0.5
        return (crosses ? beyond : -beyond) > 0.05 + 1 / length
    }
}
