import Testing

@testable import DrawerCanvas

struct ColorSchemeTests {
    @Test(
        arguments: [
            (0, 0x000000), (1, 0xCD0000), (7, 0xE5E5E5), (8, 0x7F7F7F), (15, 0xFFFFFF),
            (16, 0x000000),
            (17, 0x00005F), (21, 0x0000FF), (22, 0x005F00), (67, 0x5F87AF), (196, 0xFF0000),
            (231, 0xFFFFFF), (232, 0x080808), (244, 0x808080), (255, 0xEEEEEE),
        ] as [(Int, UInt32)]) func thePaletteIsXterms(index: Int, rgb: UInt32)
    {
        #expect(ColorScheme.paletteColor(index).rgb == rgb)
    }

    @Test func everyColourBecomesExact() {
        let scheme = ColorScheme(
            foreground: Color(rgb: 0xD0D0D0), background: Color(rgb: 0x101010), isKnown: true)
        #expect(scheme.exact(foreground: .standard) == scheme.foreground)
        #expect(scheme.exact(background: .standard) == scheme.background)
        #expect(scheme.exact(foreground: Color(rgb: 5)) == Color(rgb: 5))
        for index in UInt8.min...UInt8.max {
            #expect(
                scheme.exact(background: .palette(index)) == ColorScheme.paletteColor(Int(index)))
        }
        #expect(scheme.isDark && ColorScheme.dark.isDark && !ColorScheme.light.isDark)
    }

    /// Some terminals tell their background alone.
    @Test(
        arguments: [
            (0xFFFFFF, ColorScheme.light.foreground), (0x1E1E2E, ColorScheme.dark.foreground),
            (0xFDF6E3, ColorScheme.light.foreground),
        ] as [(UInt32, Color)]) func textIsAssumedThatCanBeSeen(paper: UInt32, ink: Color)
    {
        var scheme = ColorScheme.dark
        scheme.know(background: Color(rgb: paper))
        #expect(scheme.isKnown && scheme.background == Color(rgb: paper))
        #expect(scheme.foreground == ink)
    }
}
