import Testing

@testable import DrawerCanvas

/// Text stays readable on the terminals that people have.
struct ThemeTests {
    /// Text colour and background of well-known schemes.
    static let schemes: [(UInt32, UInt32)] = [
        (0xD0D0D0, 0x000000), (0xCDD6F4, 0x1E1E2E), (0xFFFFFF, 0x000000), (0xD8DEE9, 0x2E3440),
        (0xF8F8F2, 0x282A36), (0x1E1E2E, 0xFAFAFA), (0x000000, 0xFFFFFF), (0x24292F, 0xF6F8FA),
        (0xE5E5E5, 0x000000), (0xEBDBB2, 0x282828), (0x2E3436, 0xEEEEEC), (0x3C3836, 0xFBF1C7),
        (0x839496, 0x002B36), (0x657B83, 0xFDF6E3), (0x555753, 0xEEEEEC),
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
        // The text itself is in the terminal's own colours, whatever their contrast is.
        let own = scheme.foreground.contrast(with: scheme.background)
        for (name, style) in styles.prefix(2) + (own < 6 ? [] : [("text", theme.text)]) {
            let dimmed = shade.apply(level, to: style)
            let contrast = dimmed.foreground.contrast(with: dimmed.background)
            #expect(contrast >= 3, "dimmed \(name) \(contrast)")
        }
    }

    @Test func withoutColoursAttributesMakeTheDifference() {
        let theme = Theme(.dark, isMonochrome: true)
        let styles = [
            theme.text, theme.title, theme.titleDetail, theme.panel, theme.panelDetail,
            theme.panelHeading, theme.selection, theme.selectionDetail, theme.accent,
            theme.scrollbar,
        ]
        for style in styles {
            #expect(style.foreground == .standard && style.background == .standard)
        }
        #expect(theme.selection != theme.panel && theme.title != theme.text)
        #expect(theme.panelHeading != theme.panel)
    }

    @Test func theTerminalsOwnColoursStayWhereTheyAreNotKnown() {
        #expect(Theme(.dark).title == Style() && Theme(.light).titleDetail == Style())
        #expect(Theme(.dark).text == Style())
        let known = ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)
        #expect(Theme(.dark).with(known) == Theme(known))
        #expect(Theme(.dark, isMonochrome: true).with(known).isMonochrome)
        #expect(!Theme(.dark, hasEighths: false).with(known).hasEighths)
        #expect(Theme(.dark).with(known).hasEighths)
    }
}
