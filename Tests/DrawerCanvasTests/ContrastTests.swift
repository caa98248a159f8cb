import Testing

@testable import DrawerCanvas

/// Every style of the theme can be read, dimmed as well where it lies under a drawer's dim, in the
/// colours that terminals have and in those that are assumed of them.
struct ContrastTests {
    static let schemes =
        ThemeTests.schemes.map { ink, paper in
            ColorScheme(foreground: Color(rgb: ink), background: Color(rgb: paper), isKnown: true)
        } + [.dark, .light]

    // MARK: Many colours

    /// Colours that are the same in every terminal.
    static let fixed: [ColorDepth] = [.truecolor, .indexed]

    @Test(arguments: schemes, fixed) func everyStyleIsReadable(
        scheme: ColorScheme, depth: ColorDepth
    ) {
        var reducer = ColorReducer(to: depth)
        let own = scheme.foreground.contrast(with: scheme.background)
        for (name, style) in Self.styles(of: Theme(scheme, depth: depth)) {
            let shown = reducer.reduce(style)
            let contrast = scheme.contrast(of: shown)
            // The terminal's own text has the contrast that its user has chosen.
            let least = style.background == .standard ? min(own, 4.5) : 4.5
            #expect(contrast >= least, "\(name) \(contrast)")
        }
    }

    @Test(arguments: schemes, fixed) func whatIsDimmedIsReadable(
        scheme: ColorScheme, depth: ColorDepth
    ) {
        let theme = Theme(scheme, depth: depth)
        var reducer = ColorReducer(to: depth)
        let own = scheme.foreground.contrast(with: scheme.background)
        let shade = Shade(theme)
        for (name, style) in Self.styles(of: theme)
        where !Self.isNotRead(name) && !(style.hasOwnColors && own < 6) {
            let dimmed = shade.apply(Shade.level(keeping: 0.5), to: style)
            let shown = reducer.reduce(dimmed)
            let contrast = scheme.contrast(of: shown)
            #expect(contrast >= 3, "\(name) \(contrast)")
            #expect(shown != style && scheme.dims(style, to: shown), "\(name)")
        }
    }

    // MARK: Few colours

    /// Colours that are the user's: what is readable has to be so in the palettes that most
    /// terminals begin with.
    @Test(arguments: schemes, [ColorDepth.eight, .sixteen]) func fewColoursAreReadable(
        scheme: ColorScheme, depth: ColorDepth
    ) throws {
        let own = scheme.foreground.contrast(with: scheme.background)
        for (name, style) in Self.styles(of: Theme(scheme, depth: depth)) {
            for contrast in try Self.contrasts(of: style, scheme, depth) {
                #expect(contrast >= min(own, 4.5), "\(name) \(contrast)")
            }
        }
    }

    /// Schemes whose text can be read on the grey of all palettes as well.
    static let light = schemes.filter { !$0.isDark && $0.foreground.luminance < 0.05 }

    /// On light paper, which does not show that text is half-bright, it is grey behind the text.
    @Test(arguments: light, [ColorDepth.eight, .sixteen]) func lightPaperIsDimmedWithFewColours(
        scheme: ColorScheme, depth: ColorDepth
    ) throws {
        let theme = Theme(scheme, depth: depth)
        let shade = Shade(theme)
        for (name, style) in Self.styles(of: theme) {
            let dimmed = shade.apply(Shade.level(keeping: 0.5), to: style)
            #expect(dimmed.background == .palette(7), "\(name)")
            for contrast in try Self.contrasts(of: dimmed, scheme, depth) {
                #expect(contrast >= 3, "\(name) \(contrast)")
            }
        }
    }

    /// What a style's contrast is in one palette and in another, and where bold is bright.
    private static func contrasts(
        of style: Style, _ scheme: ColorScheme, _ depth: ColorDepth
    ) throws -> [Double] {
        func looks(_ color: Color, standard: Color, isBright: Bool) throws -> [Color] {
            if color == .standard { return [standard, standard] }
            let entry = Int(try #require(color.paletteIndex))
            try #require(entry < depth.rawValue)
            return ColorScheme.commonColors(isBright ? entry | 8 : entry)
        }
        let papers = try looks(style.background, standard: scheme.background, isBright: false)
        return try Set([false, style.attributes.contains(.bold)]).flatMap { isBright in
            let inks = try looks(
                style.foreground, standard: scheme.foreground, isBright: isBright)
            return zip(inks, papers).map { $0.contrast(with: $1) }
        }
    }

    /// Half-bright, which the terminal makes of the same colours.
    @Test(arguments: [ColorDepth.none, .eight, .sixteen]) func withFewColoursTheDimIsAnAttribute(
        depth: ColorDepth
    ) {
        let theme = Theme(.dark, depth: depth)
        let shade = Shade(theme)
        for (name, style) in Self.styles(of: theme) {
            let dimmed = shade.apply(Shade.level(keeping: 0.5), to: style)
            #expect(dimmed == style.with(.faint), "\(name)")
            #expect(dimmed != style || ["faint", "rule"].contains(name))
        }
    }

    // MARK: Styles

    /// All styles that text is set in, by their names; a scrollbar is no text.
    private static func styles(of theme: Theme) -> [(String, Style)] {
        let own = Mirror(reflecting: theme).children.compactMap { child -> (String, Style)? in
            guard let name = child.label, name != "scrollbar" else { return nil }
            return (child.value as? Style).map { (name, $0) }
        }
        precondition(own.count >= 9)
        return own + TextRole.allCases.map { ("\($0)", theme.style(for: TextInk($0))) }
    }

    /// Whether a style lies on a panel, which no dim falls on, or beside text that one reads, as the
    /// numbers of lines do.
    private static func isNotRead(_ name: String) -> Bool {
        ["panel", "selection", "idle", "accent", "textDetail", "faint", "rule"].contains {
            name.hasPrefix($0)
        }
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
