import TerminalProbe
import Testing

extension PseudoTerminal {
    /// Reads until the condition holds; only a failing test waits for so long as this may take.
    func eventually(_ condition: (PseudoTerminal) -> Bool) -> Bool {
        pump(until: condition, timeout: 20)
    }

    /// How it ended.
    var ending: TerminalProbe.ExitStatus? { waitForExit(timeout: 20) }

    // MARK: The mouse

    /// One SGR mouse report; columns and rows count from 0.
    func mouse(_ code: Int, _ x: Int, _ y: Int, release: Bool = false) {
        send("\u{1B}[<\(code);\(x + 1);\(y + 1)\(release ? "m" : "M")")
    }

    func press(_ x: Int, _ y: Int) { mouse(0, x, y) }
    func drag(_ x: Int, _ y: Int) { mouse(32, x, y) }
    func release(_ x: Int, _ y: Int) { mouse(0, x, y, release: true) }

    func click(_ x: Int, _ y: Int) {
        press(x, y)
        release(x, y)
    }

    // MARK: The screen

    /// The text of a row without the blanks around it, and without the scrollbar.
    func line(_ row: Int) -> String {
        let text = emulator.text(row: row).drop { $0 == " " }
        return String(text.reversed().drop { $0 == " " || $0 == "▐" }.reversed())
    }

    func background(_ column: Int, _ row: Int) -> RGB? {
        emulator.cell(column: column, row: row)?.background
    }

    /// Whether the title bar is there in the colours that the terminal has told, and the frame that
    /// it came in is complete.
    var isReady: Bool {
        guard output.suffix(8).elementsEqual("\u{1B}[?2026l".utf8) else { return false }
        guard let corner = emulator.cell(column: 0, row: 0) else { return false }
        return isClosed && (corner.background != nil || corner.reverse)
    }

    /// Whether nothing of the drawer is left: the hamburger is back, and the bar is whole before it.
    var isClosed: Bool {
        let corner = emulator.cell(column: 0, row: 0)
        let button = emulator.cell(column: 1, row: 0)
        return [" ", ""].contains(corner?.characters) && button?.characters == "☰"
            && corner?.background == button?.background && corner?.reverse == button?.reverse
    }

    /// A row where neither the drawer nor the text beside it has colours of its own.
    private var plainRow: Int { emulator.rows - 2 }

    /// The first column that is not all the panel's, with exact colours.
    var edge: Int {
        (0..<emulator.columns).first { background($0, plainRow) != Look.board } ?? emulator.columns
    }

    /// Whether the drawer is all out and at rest, with exact colours: its heading is at its place,
    /// and the shadow beside it is as dark as it gets.
    var isOpen: Bool {
        let length = (4 * emulator.columns + 2) / 5
        return emulator.text(row: 1).hasPrefix("    Contents") && edge == length
            && background(length, plainRow) == Look.paper.darkened(keeping: 5)
    }

    // MARK: The end

    /// Expects the terminal to be as it was, and nothing to be left over.
    ///
    /// - Parameter mayCut: Whether the end may have come in the middle of a sequence.
    func expectGivenBack(
        mayCut: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let rest = ledger.stillSet.filter { !mayCut || $0 != "malformed" }
        #expect(rest == [], sourceLocation: sourceLocation)
        #expect(!emulator.alternateScreen, sourceLocation: sourceLocation)
        #expect(emulator.cursorVisible && emulator.mouse == .none, sourceLocation: sourceLocation)
        #expect(try settings == initialSettings, sourceLocation: sourceLocation)
        #expect(try takeUnreadInput() == [], sourceLocation: sourceLocation)
    }

    /// Leaves by the key for it.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        send("q")
        #expect(ending == .exited(0), sourceLocation: sourceLocation)
        try expectGivenBack(sourceLocation: sourceLocation)
    }
}
