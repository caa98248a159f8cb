/// What a terminal has to be told between two styles: "select graphic rendition" of ECMA-48, 8.3.117,
/// with xterm's forms for more colours.
package struct StyleChange {
    let from: Style
    let to: Style

    /// The change of a pen from one style to another.
    package init(from: Style, to: Style) {
        self.from = from
        self.to = to
    }

    /// Appends the shortest sequence for the change; nothing where there is none.
    ///
    /// A terminal that has no codes for taking single things back has to start anew for that.
    package func append(to bytes: inout [UInt8], takingBack: Bool = true) {
        guard from != to else { return }
        let start = bytes.count
        if takingBack || !takesBack {
            appendChange(to: &bytes)
            // To start anew needs all that the change needs, unless something is taken back.
            guard takesBack else { return }
        }
        let middle = bytes.count
        appendAnew(to: &bytes)
        guard middle > start else { return }
        if middle - start < bytes.count - middle {
            bytes.removeLast(bytes.count - middle)
        } else {
            bytes.removeSubrange(start..<middle)
        }
    }

    /// Whether an attribute is lost, or a colour for the terminal's own.
    private var takesBack: Bool {
        !from.attributes.isSubset(of: to.attributes)
            || (to.foreground == .standard && from.foreground != .standard)
            || (to.background == .standard && from.background != .standard)
    }

    private func appendChange(to bytes: inout [UInt8]) {
        bytes.beginSequence()
        appendAttributes(to: &bytes)
        appendColors(from: from, to: &bytes)
        bytes.endSequence()
    }

    private func appendAnew(to bytes: inout [UInt8]) {
        bytes.beginSequence()
        bytes.append(parameter: 0)
        bytes.append(to.attributes)
        appendColors(from: Style(), to: &bytes)
        bytes.endSequence()
    }

    private func appendColors(from: Style, to bytes: inout [UInt8]) {
        if from.foreground != to.foreground { bytes.append(to.foreground, base: 30) }
        if from.background != to.background { bytes.append(to.background, base: 40) }
    }

    /// What is to be turned off, then what is to be turned on.
    private func appendAttributes(to bytes: inout [UInt8]) {
        guard from.attributes != to.attributes else { return }
        let weights: Attributes = [.bold, .faint]
        let lost = from.attributes.subtracting(to.attributes)
        var kept = from.attributes
        // One code turns off both weights; the one that stays has to be turned on again.
        if !lost.isDisjoint(with: weights) {
            bytes.append(parameter: 22)
            kept.subtract(weights)
        }
        bytes.append(lost.subtracting(weights), offset: 20)
        bytes.append(to.attributes.subtracting(kept))
    }
}

extension [UInt8] {
    fileprivate mutating func beginSequence() {
        append(0x1B)
        append(UInt8(ascii: "["))
    }

    /// Makes the last separator the end.
    fileprivate mutating func endSequence() { self[count - 1] = UInt8(ascii: "m") }

    fileprivate mutating func append(parameter: Int) {
        append(decimal: parameter)
        append(UInt8(ascii: ";"))
    }

    /// The codes of attributes; `offset` is 20 for turning them off.
    fileprivate mutating func append(_ attributes: Attributes, offset: Int = 0) {
        if attributes.isEmpty { return }
        if attributes.contains(.bold) { append(parameter: offset + 1) }
        if attributes.contains(.faint) { append(parameter: offset + 2) }
        if attributes.contains(.italic) { append(parameter: offset + 3) }
        if attributes.contains(.underline) { append(parameter: offset + 4) }
        if attributes.contains(.reverse) { append(parameter: offset + 7) }
    }

    /// The codes of a colour: `base` is 30 for text and 40 for what is behind it.
    fileprivate mutating func append(_ color: Color, base: Int) {
        if let rgb = color.rgb {
            append(parameter: base + 8)
            append(parameter: 2)
            append(parameter: Int(rgb >> 16))
            append(parameter: Int(rgb >> 8 & 0xFF))
            return append(parameter: Int(rgb & 0xFF))
        }
        switch color.paletteIndex.map(Int.init) {
        case nil: append(parameter: base + 9)
        case let index? where index < 8: append(parameter: base + index)
        case let index? where index < 16: append(parameter: base + 60 + index - 8)
        case let index?:
            append(parameter: base + 8)
            append(parameter: 5)
            append(parameter: index)
        }
    }
}
