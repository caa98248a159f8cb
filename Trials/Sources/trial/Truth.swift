import DrawerModel

/// Whether it is clear what a drag meant.
///
/// Its kind says what was meant. It counts only where the hand's true place and speed say so too:
/// `place + 0.4 s * speed` must lie on the meant side of the middle by 5% of the length and one
/// cell, which is what rounding the press and the release to cells can amount to; and it must do so
/// with a speed that is a fifth less or more, since no hand is surer of its speed. The place is
/// that of the drawer, which the hand watches: one cell behind for the slop.
struct Truth {
    var length: Double

    func isClear(_ drag: Drag, crosses: Bool) -> Bool {
        let way = max(0, drag.way - 1) / length
        let ahead = 0.4 * (drag.isHeld ? 0 : drag.speed) / length
        let margin = 0.05 + 1 / length
        return [0.8, 1.2].allSatisfy { share in
            let beyond = way + share * ahead - 0.5
            return (crosses ? beyond : -beyond) > margin
        }
    }
}
