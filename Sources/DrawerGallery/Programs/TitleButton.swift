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
