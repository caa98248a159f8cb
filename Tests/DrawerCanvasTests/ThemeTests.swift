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
        for role in TextRole.allCases {
            let style = theme.style(for: TextInk(role))
            if style.foreground == .standard { continue }
            for paper in [style.background, theme.style(for: TextInk(.code)).background] {
                let paper = style.background == .standard ? paper : style.background
                let contrast = style.foreground.contrast(with: scheme.exact(background: paper))
                #expect(contrast >= 4.5, "\(role) \(contrast)")
            }
        }
        let shade = Shade(theme)
        let level = Shade.level(keeping: 0.5)
        // The text itself is in the terminal's own colours, whatever their contrast is.
        let own = scheme.foreground.contrast(with: scheme.background)
        let roles = TextRole.allCases.filter { ![.faint, .rule].contains($0) }.map {
            ("\($0)", theme.style(for: TextInk($0)))
        }
        .filter { $0.1.foreground != .standard }
        for (name, style) in styles.prefix(2) + roles + (own < 6 ? [] : [("text", theme.text)]) {
            let dimmed = shade.apply(level, to: style)
            let contrast = dimmed.foreground.contrast(with: dimmed.background)
            #expect(contrast >= 3, "dimmed \(name) \(contrast)")
        }
    }

    @Test func withoutColoursAttributesMakeTheDifference() {
        let theme = Theme(.dark, depth: .none)
        let styles = [
            theme.text, theme.title, theme.titleDetail, theme.panel, theme.panelDetail,
            theme.panelHeading, theme.selection, theme.selectionDetail, theme.accent,
            theme.scrollbar,
        ]
        for style in styles {
            #expect(style.foreground == .standard && style.background == .standard)
        }
        let ink = TextInk(foreground: .palette(1), background: Color(rgb: 0x123456))
        for style in TextRole.allCases.map({ theme.style(for: TextInk($0)) })
            + [theme.style(for: ink)]
        {
            #expect(style.foreground == .standard && style.background == .standard)
        }
        let told: [TextRole] = [
            .title, .strong, .emphasis, .code, .link, .faint, .error, .match, .currentMatch,
        ]
        for role in told { #expect(theme.style(for: TextInk(role)) != theme.text, "\(role)") }
        #expect(theme.style(for: TextInk(.match)) != theme.style(for: TextInk(.currentMatch)))
        #expect(theme.selection != theme.panel && theme.title != theme.text)
        #expect(theme.panelHeading != theme.panel)
    }

    @Test func whatTheTextAsksForComesFirst() {
        let theme = Theme(.dark)
        let ink = TextInk(
            .title, attributes: .italic, foreground: .palette(3), background: Color(rgb: 0x123456))
        #expect(
            theme.style(for: ink)
                == Style(.palette(3), on: Color(rgb: 0x123456), [.bold, .italic]))
        let base = Style(.palette(1), on: .palette(2))
        #expect(theme.style(for: TextInk(), over: base) == base)
        #expect(theme.style(for: ink, over: base) == theme.style(for: ink))
    }

    @Test func theTerminalsOwnColoursStayWhereTheyAreNotKnown() {
        #expect(Theme(.dark).title == Style() && Theme(.light).titleDetail == Style())
        #expect(Theme(.dark).text == Style())
        for role in TextRole.allCases {
            let style = Theme(.light).style(for: TextInk(role))
            #expect(style.foreground.rgb == nil && style.background == .standard, "\(role)")
        }
        let known = ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)
        #expect(Theme(.dark).with(known) == Theme(known))
        #expect(Theme(.dark, depth: .none).with(known).isMonochrome)
        #expect(!Theme(.dark, hasEighths: false).with(known).hasEighths)
        #expect(Theme(.dark).with(known).hasEighths)
    }
}
