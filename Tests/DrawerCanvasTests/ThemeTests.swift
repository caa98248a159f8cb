import Testing

@testable import DrawerCanvas

/// Text stays readable on the terminals that people have.
struct ThemeTests {
    /// Text colour and background of well-known schemes.
    static let schemes: [(UInt32, UInt32)] = [
        (0xD0D0D0, 0x000000), (0xCDD6F4, 0x1E1E2E), (0xFFFFFF, 0x000000), (0xD8DEE9, 0x2E3440),
        (0xF8F8F2, 0x282A36), (0x1E1E2E, 0xFAFAFA), (0x000000, 0xFFFFFF), (0x24292F, 0xF6F8FA),
    ]

    @Test(arguments: schemes) func contrasts(ink: UInt32, paper: UInt32) {
        let scheme = ColorScheme(
            foreground: Color(rgb: ink), background: Color(rgb: paper), isKnown: true)
        let theme = Theme(scheme)
        let styles = [
            ("title", theme.title), ("title detail", theme.titleDetail), ("panel", theme.panel),
            ("panel detail", theme.panelDetail), ("selection", theme.selection),
            ("selection detail", theme.selectionDetail),
            ("accent", theme.accent),
        ]
        for (name, style) in styles {
            let contrast = style.foreground.contrast(with: style.background)
            #expect(contrast >= 4.5, "\(name) \(contrast)")
        }
        var shade = Shade(theme)
        let level = Shade.level(keeping: 0.5)
        for (name, style) in styles.prefix(2) + [("text", theme.text)] {
            let dimmed = shade.apply(level, to: style)
            let contrast = dimmed.foreground.contrast(with: dimmed.background)
            #expect(contrast >= 3, "dimmed \(name) \(contrast)")
        }
    }

    @Test func contrastIsWCAGs() {
        let black = Color(rgb: 0)
        #expect(abs(black.contrast(with: Color(rgb: 0xFFFFFF)) - 21) < 1e-9)
        #expect(abs(Color(rgb: 0x777777).contrast(with: Color(rgb: 0xFFFFFF)) - 4.48) < 0.01)
    }
}
