/// A colour of a cell: an exact one, one of the terminal's palette, or the terminal's own.
public struct Color: Hashable, Sendable {
    /// 26 bits: the tag, then the colour or the entry.
    @usableFromInline let raw: UInt32

    @inlinable init(raw: UInt32) { self.raw = raw }

    /// The terminal's own text colour or background, whatever it is.
    @inlinable public static var standard: Color { Color(raw: 0x0100_0000) }

    /// An exact colour, `0xRRGGBB` in sRGB.
    @inlinable public init(rgb: UInt32) { raw = rgb & 0xFF_FFFF }

    /// An exact colour by its components, 0...255 each.
    @inlinable public init(red: UInt8, green: UInt8, blue: UInt8) {
        raw = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Entry `index` of the terminal's palette: 0...15 the user's, 16...255 xterm's cube and greys.
    @inlinable public static func palette(_ index: UInt8) -> Color {
        Color(raw: 0x0200_0000 | UInt32(index))
    }

    /// Whether both are the same; written out so that loops in other modules have it inside.
    @inlinable public static func == (left: Color, right: Color) -> Bool { left.raw == right.raw }

    /// `0xRRGGBB` of an exact colour; nil for the others.
    @inlinable public var rgb: UInt32? { raw < 0x0100_0000 ? raw : nil }

    /// The index of a palette colour; nil for the others.
    @inlinable public var paletteIndex: UInt8? {
        raw >= 0x0200_0000 ? UInt8(truncatingIfNeeded: raw) : nil
    }

    /// The number of the colour, different for all colours; 0...0xFFFFFF for exact ones.
    @inlinable public var number: UInt32 { raw }
}

extension Color {
    /// The mixture with so much of `other` in it, 0...1; both must be exact, else `self` is returned.
    public func mixed(with other: Color, _ share: Double) -> Color {
        guard let mine = rgb, let theirs = other.rgb else { return self }
        func channel(_ shift: UInt32) -> UInt32 {
            let from = Double(mine >> shift & 0xFF)
            let to = Double(theirs >> shift & 0xFF)
            return UInt32((from + (to - from) * share).rounded()) << shift
        }
        return Color(rgb: channel(16) | channel(8) | channel(0))
    }

    /// Relative luminance of an exact colour, 0...1, by WCAG 2's formula; 0 for the others.
    public var luminance: Double {
        guard let rgb else { return 0 }
        func linear(_ shift: UInt32) -> Double {
            let value = Double(rgb >> shift & 0xFF) / 255
            guard value > 0.04045 else { return value / 12.92 }
            return power((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    /// The contrast of two exact colours, 1...21, by WCAG 2's formula.
    public func contrast(with other: Color) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }
}
