/// The names by which links lead to headings, as GitHub makes them.
///
/// Small letters; blanks become hyphens; punctuation but `-` and `_` is left out; the second of
/// the same name gets `-1`, the third `-2`.
struct AnchorNames {
    private var counts: [String: Int] = [:]

    /// The name of the next heading.
    mutating func name(of title: String) -> String {
        let base = Self.plainName(of: title)
        var name = base
        while counts[name] != nil {
            counts[base, default: 0] += 1
            name = "\(base)-\(counts[base, default: 0])"
        }
        counts[name] = 0
        return name
    }

    private static func plainName(of title: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in title.lowercased().unicodeScalars {
            if scalar == " " { name.append("-") } else if isKept(scalar) { name.append(scalar) }
        }
        return String(name)
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        case .decimalNumber, .letterNumber, .connectorPunctuation: true
        default: scalar == "-"
        }
    }
}
