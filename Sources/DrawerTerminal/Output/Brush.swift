internal import DrawerCanvas
internal import DrawerModel

/// Where a terminal's cursor is and what it writes in, and the bytes that change both.
struct Brush {
    let terminal: Capabilities
    let size: Size
    /// The cursor's cell; nil where it is not known, as after a character in the last column.
    private(set) var place: Point?
    private(set) var pen = Style()

    /// A brush at an unknown place, for a terminal whose pen is its own.
    init(_ terminal: Capabilities, size: Size) {
        self.terminal = terminal
        self.size = size
    }

    /// Empties the screen; from here on everything is known.
    mutating func clear(_ bytes: inout [UInt8]) {
        bytes += terminal.unstyle
        bytes += terminal.clear
        pen = Style()
        place = Point(x: 0, y: 0)
    }

    /// Takes a style.
    mutating func take(_ style: Style, _ bytes: inout [UInt8]) {
        guard style != pen else { return }
        if let foreign = terminal.foreign.pen {
            bytes += terminal.unstyle
            foreign.append(style, to: &bytes)
        } else {
            let change = StyleChange(from: pen, to: style)
            change.append(to: &bytes, takingBack: terminal.shortcuts.contains(.takingBack))
        }
        pen = style
    }

    // MARK: Characters

    /// Writes a character of one or two columns.
    mutating func write(_ glyph: Glyph, width: Int, _ bytes: inout [UInt8]) {
        bytes.append(scalar: glyph.base)
        let (mark, second) = glyph.marks
        if mark != 0 { bytes.append(scalar: mark) }
        if second != 0 { bytes.append(scalar: second) }
        advance(width)
    }

    /// Writes a character of ASCII `count` times, in the fewest bytes. What is erased instead leaves
    /// the cursor where it is.
    mutating func write(_ character: UInt8, count: Int, _ bytes: inout [UInt8]) {
        if character == UInt8(ascii: " "), eraseToEnd(count, &bytes) { return }
        if count > Self.shortestRepetition, terminal.shortcuts.contains(.repetition) {
            return repeatedly(write: character, count, &bytes)
        }
        if character == UInt8(ascii: " "), erase(count, &bytes) { return }
        for _ in 0..<count { bytes.append(character) }
        advance(count)
    }

    private mutating func repeatedly(
        write character: UInt8, _ count: Int, _ bytes: inout [UInt8]
    ) {
        bytes.append(character)
        bytes.append(sequence: "b", count - 1)
        advance(count)
        // libvterm 0.1.4 takes a row for full whose last cell is left.
        if place?.x == size.width - 1 { place = nil }
    }

    /// `x ESC [ 1 0 b` is as long as six characters.
    private static let shortestRepetition = 6
    /// `ESC [ 1 0 X` and a way past it are as long as ten.
    private static let shortestErasure = 10

    /// Erases the rest of the row where that is as many cells, and shorter than blanks.
    private func eraseToEnd(_ count: Int, _ bytes: inout [UInt8]) -> Bool {
        guard let place, place.x + count == size.width, count > 3, canErase,
            terminal.shortcuts.contains(.eraseLine)
        else { return false }
        bytes.append(sequence: "K", 1)
        return true
    }

    private func erase(_ count: Int, _ bytes: inout [UInt8]) -> Bool {
        guard count > Self.shortestErasure, canErase, terminal.shortcuts.contains(.eraseCells)
        else { return false }
        bytes.append(sequence: "X", count)
        return true
    }

    /// Whether erased cells look like blanks of the pen.
    private var canErase: Bool {
        pen.attributes.isDisjoint(with: [.underline, .reverse])
            && (terminal.erasesInBackground || pen.background == .standard)
    }

    private mutating func advance(_ columns: Int) {
        guard let old = place else { return }
        place = old.x + columns < size.width ? Point(x: old.x + columns, y: old.y) : nil
    }

    // MARK: The cursor

    /// Puts the cursor to a cell, in the fewest bytes.
    mutating func move(to target: Point, _ bytes: inout [UInt8]) {
        guard target != place else { return }
        if let address = terminal.foreign.address {
            ForeignSequences.append(address, target.y, target.x, to: &bytes)
        } else if let place, let step = CursorStep(from: place, to: target, terminal.shortcuts) {
            step.append(to: &bytes)
        } else {
            bytes.append(cursorAt: target)
        }
        place = target
    }
}

extension [UInt8] {
    /// Appends the absolute way to a cell (CUP), which leaves out what is 1.
    fileprivate mutating func append(cursorAt target: Point) {
        append(0x1B)
        append(UInt8(ascii: "["))
        if target.y > 0 || target.x > 0 { append(decimal: target.y + 1) }
        if target.x > 0 {
            append(UInt8(ascii: ";"))
            append(decimal: target.x + 1)
        }
        append(UInt8(ascii: "H"))
    }

    /// Appends a sequence with one number, which is left out where it is 1.
    mutating func append(sequence final: Unicode.Scalar, _ number: Int) {
        append(0x1B)
        append(UInt8(ascii: "["))
        if number != 1 { append(decimal: number) }
        append(UInt8(ascii: final))
    }

    /// Appends a character in UTF-8, but none that a terminal would act on.
    fileprivate mutating func append(scalar value: UInt32) {
        let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
        let scalar = Unicode.Scalar(isControl ? 0xFFFD : value) ?? "\u{FFFD}"
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(unit) }
    }
}
