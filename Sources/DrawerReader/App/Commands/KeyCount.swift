internal import DrawerModel

/// The digits typed before a key: how many times it is meant, or which line.
struct KeyCount: Hashable {
    /// More digits than a line number can have are not taken.
    private static let most = 1_000_000_000

    /// The number so far; nil where none was typed.
    private(set) var value: Int?

    /// Takes a digit; false for any other key. A number does not begin with 0.
    mutating func take(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, case .character(let scalar) = press.key,
            let digit = Int(String(scalar)), scalar.isASCII, value != nil || digit > 0
        else { return false }
        value = min(Self.most, 10 * (value ?? 0) + digit)
        return true
    }

    /// Ends it, for the key that follows.
    mutating func end() -> Int? {
        defer { value = nil }
        return value
    }
}
