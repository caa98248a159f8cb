internal import DrawerCanvas
internal import DrawerModel

/// A button in the title row.
struct TitleButton {
    private var tap = TapRecognizer()

    /// Takes an event; whether it has pressed and released the button in `columns`.
    mutating func isPressed(by event: InputEvent, in columns: Range<Int>) -> Bool {
        guard case .mouse(let report) = event else { return false }
        let cell = report.location.cell
        switch report.kind {
        case .press(.left) where cell.y == 0 && columns.contains(cell.x):
            tap.press(at: report.location)
        case .drag: tap.drag(to: report.location)
        case .release(.left): return tap.release(at: report.location)
        case .cancel: tap.cancel()
        default: break
        }
        return false
    }
}

extension Drawers {
    /// The edge of the drawer that a menu button opens.
    var first: Edge { self.set.drawers[0].edge }
}

/// The rows by which an event scrolls a page of this size; nil for other events.
func scrolling(_ event: InputEvent, on size: Size) -> Int? {
    switch event {
    case .mouse(let report):
        switch report.kind {
        case .wheel(.up): -3
        case .wheel(.down): 3
        default: nil
        }
    case .key(let press) where press.modifiers.isEmpty:
        switch press.key {
        case .down, .character("j"): 1
        case .up, .character("k"): -1
        case .pageDown, .character(" "): max(1, size.height - 3)
        case .pageUp, .character("b"): -max(1, size.height - 3)
        default: nil
        }
    default: nil
    }
}
