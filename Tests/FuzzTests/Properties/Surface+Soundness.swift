@testable import DrawerCanvas

extension Surface {
    /// Throws unless every wide character has its second column, no second column is without one,
    /// and no cell holds what a terminal would act on.
    func checkSoundness() throws {
        for y in 0..<size.height {
            var needsSecond = false
            for x in 0..<size.width {
                let glyph = self[x, y].glyph
                try require(
                    (glyph == .continuation) == needsSecond, "half a character at \(x), \(y)")
                try require(glyph.isHarmless, "a control character at \(x), \(y)")
                needsSecond = CharacterWidth.isWide(glyph)
            }
            try require(!needsSecond, "half a character at the end of row \(y)")
        }
    }
}
