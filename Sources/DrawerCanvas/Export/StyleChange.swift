/// What a terminal has to be told between two styles: "select graphic rendition" of ECMA-48, 8.3.117,
/// with xterm's forms for more colours.
struct StyleChange {
    let from: Style
    let to: Style

    /// The shortest sequence for the change; empty where there is none.
    var sequence: String {
        guard from != to else { return "" }
        let change = Self.text(Self.codes(from: from, to: to))
        let anew = Self.text([0] + Self.codes(from: Style(), to: to))
        return change.utf8.count < anew.utf8.count ? change : anew
    }

    private static func text(_ codes: [Int]) -> String {
        "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
    }

    private static func codes(from: Style, to: Style) -> [Int] {
        var codes = codes(from: from.attributes, to: to.attributes)
        if from.foreground != to.foreground { codes += Self.codes(of: to.foreground, base: 30) }
        if from.background != to.background { codes += Self.codes(of: to.background, base: 40) }
        return codes
    }

    private static let weights: Attributes = [.bold, .faint]
    private static let attributes: [(Attributes, code: Int)] = [
        (.bold, 1), (.faint, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]

    /// What is to be turned off, each by 20 more than its code, then what is to be turned on.
    private static func codes(from: Attributes, to: Attributes) -> [Int] {
        let lost = from.subtracting(to)
        var codes = codes(of: lost.subtracting(weights)).map { 20 + $0 }
        var kept = from
        // One code turns off both weights; the one that stays has to be turned on again.
        if !lost.isDisjoint(with: weights) {
            codes.append(22)
            kept.subtract(weights)
        }
        return codes + Self.codes(of: to.subtracting(kept))
    }

    private static func codes(of attributes: Attributes) -> [Int] {
        Self.attributes.filter { attributes.contains($0.0) }.map(\.code)
    }

    /// The codes of a colour: `base` is 30 for text and 40 for what is behind it.
    private static func codes(of color: Color, base: Int) -> [Int] {
        if let rgb = color.rgb {
            return [base + 8, 2, Int(rgb >> 16), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF)]
        }
        switch color.paletteIndex.map(Int.init) {
        case nil: return [base + 9]
        case let index? where index < 8: return [base + index]
        case let index? where index < 16: return [base + 60 + index - 8]
        case let index?: return [base + 8, 5, index]
        }
    }
}
