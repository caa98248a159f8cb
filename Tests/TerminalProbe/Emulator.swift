import CVTerm

/// A terminal's screen (libvterm, UTF-8, with the alternate screen).
public final class Emulator {
    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let properties = ScreenProperties()
    private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

    /// The size in cells.
    public private(set) var columns: Int, rows: Int

    /// An empty screen of this many cells.
    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        terminal = vterm_new(Int32(rows), Int32(columns))
        screen = vterm_obtain_screen(terminal)
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: ScreenProperties.callbacks)
        vterm_set_utf8(terminal, 1)
        vterm_screen_set_callbacks(
            screen, callbacks, Unmanaged.passUnretained(properties).toOpaque())
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(terminal)
        callbacks.deallocate()
    }

    /// Takes output.
    public func feed(_ bytes: some Sequence<UInt8>) {
        Array(bytes).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
            }
        }
    }

    /// Changes the size in cells; libvterm cuts or extends the lines.
    public func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        vterm_set_size(terminal, Int32(rows), Int32(columns))
    }

    /// Whether the cursor is shown.
    public var cursorVisible: Bool { properties.cursorVisible }
    /// Whether the alternate screen is shown.
    public var alternateScreen: Bool { properties.alternateScreen }
    /// Which mouse events were asked for.
    public var mouse: MouseMode { properties.mouse }
    /// The window's title; empty until one is set.
    public var title: String { properties.title }

    /// The cursor's cell, counted from 0.
    public var cursor: (column: Int, row: Int) {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
        return (Int(position.col), Int(position.row))
    }

    /// The cell at a place counted from 0; nil outside the screen.
    public func cell(column: Int, row: Int) -> ScreenCell? {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
        var cell = VTermScreenCell()
        vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
        let attributes = Int(probe_cell_attributes(&cell))
        let isRightHalf = probe_cell_scalar(&cell, 0) == .max
        return ScreenCell(
            characters: characters(of: &cell), width: isRightHalf ? 0 : Int(cell.width),
            foreground: colour(cell.fg), background: colour(cell.bg),
            bold: attributes & PROBE_BOLD != 0, italic: attributes & PROBE_ITALIC != 0,
            underline: attributes & PROBE_UNDERLINE != 0,
            reverse: attributes & PROBE_REVERSE != 0)
    }

    private func colour(_ colour: VTermColor) -> RGB? {
        let value = probe_colour(screen, colour)
        return value < 0 ? nil : RGB(UInt32(value))
    }

    private func characters(of cell: inout VTermScreenCell) -> String {
        var text = String.UnicodeScalarView()
        for index in 0..<VTERM_MAX_CHARS_PER_CELL {
            let value = probe_cell_scalar(&cell, index)
            guard value != 0, let scalar = Unicode.Scalar(value) else { break }
            text.append(scalar)
        }
        return String(text)
    }
}

extension Emulator {
    /// A row's text without trailing spaces; empty outside the screen.
    public func text(row: Int) -> String {
        var text = ""
        for column in 0..<columns {
            guard let cell = cell(column: column, row: row), cell.width > 0 else { continue }
            text += cell.characters.isEmpty ? " " : cell.characters
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// All rows' text, joined by newlines.
    public var text: String { (0..<rows).map { text(row: $0) }.joined(separator: "\n") }

    /// The first place, from the top, where `needle` begins in a row, in cells counted from 0.
    public func find(_ needle: String) -> (column: Int, row: Int)? {
        for row in 0..<rows where !needle.isEmpty {
            for column in 0..<columns where starts(needle, column: column, row: row) {
                return (column, row)
            }
        }
        return nil
    }

    private func starts(_ needle: String, column: Int, row: Int) -> Bool {
        var text = ""
        for column in column..<columns where text.utf8.count < needle.utf8.count {
            guard let cell = cell(column: column, row: row) else { return false }
            if text.isEmpty && cell.width == 0 { return false }
            text += cell.characters.isEmpty && cell.width > 0 ? " " : cell.characters
            if !needle.hasPrefix(text) { return text.hasPrefix(needle) }
        }
        return text.hasPrefix(needle)
    }
}
