import TerminalProbe
import Testing

/// A window that is resized over and over, while something moves: in the end the screen shows what a
/// fresh repaint shows.
struct ResizeTests {
    let fixture = Fixture()

    @Test(arguments: [Moment.sliding, .dragging]) func aStormLeavesNoStaleCell(
        moment: Moment
    ) throws {
        let terminal = try moment.start(fixture)
        var width = 80
        for step in 0..<60 {
            // Sizes that follow no order, from 1x1 on.
            width = (width * 37 + step * 101) % 241 + 1
            try terminal.resize(columns: width, rows: (width * 7 + step) % 90 + 1)
            if moment == .dragging { terminal.drag(step, 3) }
            terminal.step()
        }
        try terminal.resize(columns: 1000, rows: 400)
        terminal.step()
        try terminal.resize(columns: 5, rows: 2)
        #expect(terminal.eventually { $0.emulator.text == "Too s\nneeds" })
        try terminal.resize(columns: 90, rows: 30)
        if moment == .dragging {
            terminal.drag(0, 3)
            terminal.release(0, 3)
        } else {
            terminal.send("\u{1B}")
        }
        let isReady = terminal.eventually { $0.isReady && $0.line(1) == "alpha line 1" }
        #expect(isReady, "\(terminal.emulator.text)")
        let before = terminal.picture
        terminal.emulator.feed(Array("\u{1B}[m\u{1B}[2J".utf8))
        terminal.send([12])
        let isSame = terminal.eventually { $0.picture == before }
        let other = zip(before, terminal.picture).enumerated().first { $1.0 != $1.1 }
        #expect(isSame, "\(other as Any)")
        try terminal.quit()
    }
}

extension PseudoTerminal {
    /// Every cell of the screen as it looks: a blank has no ink, and is as good as a cleared cell.
    fileprivate var picture: [ScreenCell?] {
        (0..<emulator.rows).flatMap { row in
            (0..<emulator.columns).map { column in
                guard var cell = emulator.cell(column: column, row: row) else { return nil }
                guard ["", " "].contains(cell.characters), !cell.reverse else { return cell }
                cell.characters = " "
                cell.foreground = nil
                (cell.bold, cell.italic) = (false, false)
                return cell
            }
        }
    }

    /// Reads what has come, without waiting for it to be anything.
    fileprivate func step() { pump(seconds: 0.005) }
}
