internal import CNcurses
internal import DrawerCanvas

/// The sequences of a terminal that does not follow ECMA-48, with parameters that ncurses fills in.
struct ForeignSequences: Hashable, Sendable {
    /// Puts the cursor to a row and column; nil where that is ECMA-48's CUP.
    var address: [CChar]?
    /// Styles; nil where they are set by ECMA-48's SGR.
    var pen: Pen?

    /// What sets styles.
    struct Pen: Hashable, Sendable {
        /// Turns on an attribute.
        var attributes: [UInt8: [UInt8]] = [:]
        /// Sets a colour by its number.
        var foreground: [CChar]?
        var background: [CChar]?
    }

    /// Appends a sequence of the database with its parameters.
    static func append(_ sequence: [CChar], _ first: Int, _ second: Int, to bytes: inout [UInt8]) {
        bytes += TerminalEntry.bytes(cn_format(sequence, Int32(first), Int32(second)))
    }
}

extension ForeignSequences.Pen {
    /// Appends what sets a style after everything was turned off.
    func append(_ style: Style, to bytes: inout [UInt8]) {
        for bit in 0..<5 where style.attributes.rawValue & 1 << bit != 0 {
            bytes += attributes[1 << bit] ?? []
        }
        append(style.foreground, foreground, to: &bytes)
        append(style.background, background, to: &bytes)
    }

    private func append(_ color: Color, _ sequence: [CChar]?, to bytes: inout [UInt8]) {
        guard let sequence, let index = color.paletteIndex else { return }
        ForeignSequences.append(sequence, Int(index), 0, to: &bytes)
    }
}
