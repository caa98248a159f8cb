import Testing

@testable import DrawerCanvas

/// Every style of the theme can be read, dimmed as well where it lies under a drawer's dim, in the
/// colours that terminals have and in those that are assumed of them.
struct ContrastTests {
    static let schemes =
        ThemeTests.schemes.map { ink, paper in
            ColorScheme(foreground: Color(rgb: ink), background: Color(rgb: paper), isKnown: true)
        } + [.dark, .light]

    @Test(arguments: schemes) func everyStyleIsReadable(scheme: ColorScheme) {
        let styles = Self.styles(of: Theme(scheme))
        #expect(styles.count >= 9)
        let own = scheme.foreground.contrast(with: scheme.background)
        for (name, style) in styles {
            let contrast = scheme.contrast(of: style)
            // The terminal's own text has the contrast that its user has chosen.
            let least = style.background == .standard ? min(own, 4.5) : 4.5
            #expect(contrast >= least, "\(name) \(contrast)")
        }
    }

    @Test(arguments: schemes) func whatIsDimmedIsReadable(scheme: ColorScheme) {
        let theme = Theme(scheme)
        let own = scheme.foreground.contrast(with: scheme.background)
        var shade = Shade(theme)
        for (name, style) in Self.styles(of: theme)
        where !Self.isNotRead(name) && !(style.hasOwnColors && own < 6) {
            let dimmed = shade.apply(Shade.level(keeping: 0.5), to: style)
            let contrast = scheme.contrast(of: dimmed)
            #expect(contrast >= 3, "\(name) \(contrast)")
            #expect(dimmed != style && scheme.dims(style, to: dimmed), "\(name)")
        }
    }

    /// All styles that text is set in, by their names; a scrollbar is no text.
    private static func styles(of theme: Theme) -> [(String, Style)] {
        Mirror(reflecting: theme).children.compactMap { child in
            guard let name = child.label, name != "scrollbar" else { return nil }
            return (child.value as? Style).map { (name, $0) }
        }
    }

    /// Whether a style lies on a panel, which no dim falls on, or beside text that one reads, as the
    /// numbers of lines do.
    private static func isNotRead(_ name: String) -> Bool {
        ["panel", "selection", "idle", "accent", "textDetail"].contains { name.hasPrefix($0) }
    }
}

extension Style {
    fileprivate var hasOwnColors: Bool { foreground == .standard && background == .standard }
}

extension ColorScheme {
    fileprivate func contrast(of style: Style) -> Double {
        exact(foreground: style.foreground).contrast(with: exact(background: style.background))
    }

    /// Whether the dim can be seen: less light comes from what is lighter, text or background.
    fileprivate func dims(_ style: Style, to dimmed: Style) -> Bool {
        func light(_ style: Style) -> Double {
            max(
                exact(foreground: style.foreground).luminance,
                exact(background: style.background).luminance)
        }
        return light(dimmed) < 0.5 * light(style)
    }
}
