/// A colour of eight bits a channel.
public struct RGB: Hashable, Sendable, CustomStringConvertible {
    /// The channels, 0 to 255.
    public var red, green, blue: UInt8

    /// A colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// A colour from `0xRRGGBB`.
    public init(_ hexadecimal: UInt32) {
        red = UInt8(hexadecimal >> 16 & 0xff)
        green = UInt8(hexadecimal >> 8 & 0xff)
        blue = UInt8(hexadecimal & 0xff)
    }

    /// `#rrggbb`.
    public var description: String { "#" + channels.joined() }

    /// Two hexadecimal digits for each channel.
    var channels: [String] {
        [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    }
}

/// One cell of the emulator's screen.
public struct ScreenCell: Equatable, Sendable {
    /// The character with its combining marks (six scalars at most); empty where nothing was drawn
    /// and in the right half of a wide character.
    public var characters: String
    /// Columns: 1 or 2, and 0 for the right half of a wide character.
    public var width: Int
    /// The colour of the text before reversing; nil for the terminal's default.
    public var foreground: RGB?
    /// The colour behind it before reversing; nil for the terminal's default.
    public var background: RGB?
    /// The attributes.
    public var bold, italic, underline, reverse: Bool
}

/// The mouse events that a terminal reports.
public enum MouseMode: Int32, Sendable {
    /// None.
    case none
    /// Presses and releases (`?1000`).
    case click
    /// Also motion with a button down (`?1002`).
    case drag
    /// All motion (`?1003`).
    case move
}
