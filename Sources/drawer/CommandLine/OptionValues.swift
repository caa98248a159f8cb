internal import DrawerModel

/// Reads the values of options that are more than one of a few words.
enum OptionValues {
    /// A screen's size, as in `100x30`.
    static func screen(_ value: String) throws(WrongValue) -> Size {
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map {
            Int(String($0)) ?? 0
        }
        guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
            throw WrongValue("a size such as 100x30, at most 1000x1000")
        }
        return Size(width: parts[0], height: parts[1])
    }

    /// A program of the gallery; nil for none in particular.
    static func preset(_ value: String) throws(WrongValue) -> DrawerPreset? {
        if value.isEmpty { return nil }
        guard let preset = DrawerPreset(rawValue: value) else {
            throw WrongValue(DrawerPreset.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return preset
    }

    /// A drawer's size, as in `80%` or `40`.
    static func width(_ value: String) throws(WrongValue) -> DrawerSize {
        let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
        guard digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits),
            number >= 1, number <= (value.hasSuffix("%") ? 100 : 10_000)
        else { throw WrongValue("1% to 100%, or a number of columns") }
        return value.hasSuffix("%") ? .percent(Double(number)) : .cells(number)
    }

    /// How a drawer moves, as in `spring:0.3`.
    static func animator(_ value: String) throws(WrongValue) -> Animator {
        guard let animator = AnimatorOption.animator(value) else {
            throw WrongValue(AnimatorOption.forms)
        }
        return animator
    }

    /// A whole number within bounds.
    static func number(
        _ value: String, in bounds: ClosedRange<Int>, _ expected: String
    ) throws(WrongValue) -> Int {
        guard let number = Int(value), bounds.contains(number) else { throw WrongValue(expected) }
        return number
    }

    /// How far out a drawer is.
    static func progress(_ value: String) throws(WrongValue) -> Double {
        guard let progress = Double(value), (-2...2).contains(progress) else {
            throw WrongValue("a number such as 0.5, from -2 to 2")
        }
        return progress
    }
}
