/// Text between quotation marks, in which nothing acts on a terminal or hides from a reader.
enum QuotedText {
    private static let mark: Unicode.Scalar = "\""
    private static let escapes: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
        ("\"", "\""), ("\\", "\\"), ("\n", "n"), ("\r", "r"), ("\t", "t"),
    ]

    /// The text in quotation marks; what cannot be seen is written as `\n` or `\u{1B}`.
    static func quote(_ text: String) -> String {
        var quoted = String.UnicodeScalarView([mark])
        for scalar in text.unicodeScalars {
            if let escape = escapes.first(where: { $0.scalar == scalar }) {
                quoted.append(contentsOf: ["\\", escape.letter])
            } else if isVisible(scalar) {
                quoted.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
            }
        }
        quoted.append(mark)
        return String(quoted)
    }

    /// Takes a text in quotation marks from the front of `rest`; nil where there is none.
    static func take(from rest: inout Substring.UnicodeScalarView) -> String? {
        guard rest.popFirst() == mark else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == mark { return String(text) }
            guard let meant = scalar == "\\" ? escaped(&rest) : scalar else { return nil }
            text.append(meant)
        }
        return nil
    }

    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard let letter = rest.popFirst() else { return nil }
        if letter != "u" { return escapes.first { $0.letter == letter }?.scalar }
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return digits.first == "+" ? nil : UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }

    /// Whether a reader of the file sees the character, where it is and alone.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
            return false
        default: return true
        }
    }
}
