extension KeyPress {
    /// What people call it: `q`, `Space`, `PageDown`, `F1`, `Ctrl-F`, `Alt-v`, `Shift-Tab`.
    public var name: String {
        let held = Self.held.filter { modifiers.contains($0.modifier) }.map(\.prefix).joined()
        switch key {
        case .character(" "): return held + "Space"
        case .character(let scalar) where modifiers.contains(.control):
            return held + String(scalar).uppercased()
        case .character(let scalar): return held + String(scalar)
        case .function(let number): return held + "F\(number)"
        default: return held + EventWords.keys[key]
        }
    }

    /// The key that `name` calls so; case matters for characters alone, and `^F` is `Ctrl-F`. Nil
    /// where nothing is called so. Shift is part of a character, and cannot be held beside one.
    public init?(name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        if rest.count == 2, rest.first == "^" {
            rest = rest.dropFirst()
            modifiers = .control
        }
        while let held = Self.held.first(where: { rest.lowercased().hasPrefix($0.small) }),
            rest.count > held.prefix.count
        {
            rest = rest.dropFirst(held.prefix.count)
            modifiers.insert(held.modifier)
        }
        guard let key = Key(name: rest, isControl: modifiers.contains(.control)) else { return nil }
        if case .character = key, modifiers.contains(.shift) { return nil }
        self.init(key, modifiers)
    }

    private static let held: [(modifier: Modifiers, prefix: String, small: String)] = [
        (.control, "Ctrl-", "ctrl-"), (.alt, "Alt-", "alt-"), (.shift, "Shift-", "shift-"),
    ]
}

extension Key {
    /// The key of a name without what is held beside it; with Control, letters are small.
    fileprivate init?(name: Substring, isControl: Bool) {
        let small = name.lowercased()
        let scalars = name.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first {
            guard scalar.isVisible else { return nil }
            self = .character(isControl ? small.unicodeScalars.first ?? scalar : scalar)
        } else if small == "space" {
            self = .character(" ")
        } else if let named = EventWords.keys.all.first(where: { $0.word.lowercased() == small }) {
            self = named.value
        } else if small.first == "f", let number = Int(small.dropFirst()),
            (1...24).contains(number), small.dropFirst() == String(number)
        {
            self = .function(number)
        } else {
            return nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether there is something to see: no space, and none that only acts on its neighbours.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
            false
        default: true
        }
    }
}
