internal import CSystem

/// Columns of a character on the screen, as ncurses and the C library count them.
///
/// The one function that everything asks, so that columns never go out of step.
enum CharacterWidth {
    /// 0 for marks, 1, 2 for wide ones, -1 where the C library knows no such character.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x7F && scalar.value >= 0x20 ? 1 : Int(cs_width(scalar.value))
    }

    /// Whether a glyph takes two columns.
    static func isWide(_ glyph: Glyph) -> Bool {
        glyph.base >= 0x1100 && glyph != .continuation && cs_width(glyph.base) == 2
    }
}

/// Prepares the C library for UTF-8, whatever the user's locale: call once before any text is
/// measured; the event loop does. False where the machine has no such locale.
@discardableResult
public func useUTF8() -> Bool { cs_use_utf8() == 0 }
