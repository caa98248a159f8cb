/// All that can come in from a terminal.
public enum InputEvent: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseReport)
    /// Text pasted in one piece; it is never read as keys.
    case paste(String)
    /// The terminal's window got (true) or lost (false) the keyboard.
    case focus(Bool)
    /// The screen's new size in cells.
    case resize(Size)
}

/// One key with what was held down beside it.
public struct KeyPress: Hashable, Sendable {
    /// The key itself.
    public var key: Key
    /// What was held beside it.
    public var modifiers: Modifiers

    /// `key`, pressed while `modifiers` were held.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// A key by its meaning; Shift is already part of a character.
public enum Key: Hashable, Sendable {
    case character(Unicode.Scalar)
    case enter, escape, tab, backspace, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1, F2 and so on, from 1.
    case function(Int)
}

extension Key: ExpressibleByUnicodeScalarLiteral {
    /// The key of a character, as in `KeyPress("c", .control)`.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}

extension KeyPress: ExpressibleByUnicodeScalarLiteral {
    /// The key of a character with nothing held beside it, as in `case .key("q")`.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(.character(scalar)) }
}

/// The keys held while another key or a button was used.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
}

/// One report of the pointer.
public struct MouseReport: Hashable, Sendable {
    /// What the pointer did.
    public enum Kind: Hashable, Sendable {
        case press(Button)
        /// Moved while a button is held.
        case drag(Button)
        /// Moved while none is held.
        case move
        case release(Button)
        case wheel(Wheel)
        /// The press that was forwarded is none of the receiver's business any more: a pan has it.
        case cancel
    }

    /// A button of the mouse.
    public enum Button: Hashable, Sendable { case left, middle, right }

    /// One notch of the wheel, or one step of a trackpad's swipe.
    public enum Wheel: Hashable, Sendable { case up, down, left, right }

    /// What the pointer did.
    public var kind: Kind
    /// Where it was.
    public var location: Location
    /// The keys held meanwhile.
    public var modifiers: Modifiers

    /// What the pointer did at `location` while `modifiers` were held.
    public init(_ kind: Kind, at location: Location, modifiers: Modifiers = []) {
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
    }
}
