/// A line of text for a terminal that has no screen: nothing in it can act as a control sequence.
public struct PlainText: Hashable, Sendable {
    /// The text that is left.
    public let text: String

    /// Removes escape sequences and the other control characters of a line but its tabs.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var kept = String.UnicodeScalarView()
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" {
                Self.skipSequence(&scalars)
            } else if scalar == "\t"
                || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
            {
                kept.append(scalar)
            }
        }
        text = String(kept)
    }

    /// Drops what belongs to a sequence after its Escape.
    private static func skipSequence(_ scalars: inout Substring.UnicodeScalarView) {
        switch scalars.popFirst() {
        case "[":
            while let next = scalars.popFirst(), !("@"..."~").contains(next) {}
        case "]", "P", "X", "^", "_":
            while let next = scalars.popFirst(), next != "\u{7}" {
                if next == "\u{1B}" {
                    _ = scalars.popFirst()
                    return
                }
            }
        case let next? where (" "..."/").contains(next):
            while let next = scalars.popFirst(), (" "..."/").contains(next) {}
        default:
            break
        }
    }
}
