extension Theme {
    /// The look of a piece of text in `ink`.
    public func style(for ink: TextInk) -> Style {
        var style = roles[ink.role.rawValue]
        style.attributes.formUnion(ink.attributes)
        if isMonochrome { return style }
        if let own = ink.foreground { style.foreground = own }
        if let own = ink.background { style.background = own }
        return style
    }

    /// The same on a line in `base`, whose colours stay where the ink says nothing else.
    func style(for ink: TextInk, over base: Style) -> Style {
        var style = style(for: ink)
        if style.background == .standard { style.background = base.background }
        if style.foreground == .standard { style.foreground = base.foreground }
        return style
    }

    /// The looks of all roles: in exact colours where the terminal's own are known, since only then
    /// their contrast is; else in the terminal's own colours, or in none.
    static func roles(_ scheme: ColorScheme, _ depth: ColorDepth) -> [Style] {
        var fitting = StyleFitting(scheme, depth)
        return TextRole.allCases.map { role in
            if depth.blends && scheme.isKnown {
                return fitting.fit(exact(role, scheme)).with(weight(of: role))
            }
            let attributes = weight(of: role).union(substitute(for: role))
            let color = hue(of: role)?.entry(
                on: scheme.background, of: depth, isBold: attributes.contains(.bold))
            return Style(color ?? .standard).with(attributes)
        }
    }

    /// A role's colours, readable on the terminal's background and on that of code.
    private static func exact(_ role: TextRole, _ scheme: ColorScheme) -> Style {
        let ink = strengthened(
            scheme.foreground, toward: scheme.extreme, on: scheme.raised, isDimmed: true)
        if let hue = hue(of: role) {
            let color = hue.color(isDark: scheme.isDark)
            return Style(strengthened(color, toward: ink, on: scheme.raised, isDimmed: true))
        }
        switch role {
        case .code, .codeBlock: return Style(ink, on: scheme.raised)
        case .subheading, .quote:
            return Style(softened(ink, on: scheme.raised, by: 0.20, isDimmed: true))
        // What is between the lines, such as their numbers, need not be read under a drawer's dim.
        case .faint, .rule: return Style(softened(ink, on: scheme.raised, by: 0.45))
        case .match: return match(scheme)
        case .currentMatch:
            return lit(scheme, by: 1, under: [Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)])
        default: return Style()
        }
    }

    /// Text on some yellow.
    private static func match(_ scheme: ColorScheme) -> Style {
        var style = lit(scheme, by: 0.5, under: [scheme.extreme])
        style.foreground = strengthened(
            scheme.foreground, toward: style.foreground, on: style.background, isDimmed: true)
        return style
    }

    /// Black or white on yellow: on so much of it, or as much as one of `inks` can be read on.
    private static func lit(_ scheme: ColorScheme, by share: Double, under inks: [Color]) -> Style {
        let yellow = Hue.yellow.color(isDark: scheme.isDark)
        for share in stride(from: share, to: 0, by: -0.05) {
            let paper = scheme.background.mixed(with: yellow, share)
            let ink = inks.first { isReadable($0, on: paper, isDimmed: true) }
            if let ink { return Style(ink, on: paper) }
        }
        return Style(scheme.extreme, on: scheme.background)
    }

    private static func hue(of role: TextRole) -> Hue? {
        switch role {
        case .title, .link, .marker: .accent
        case .added: .green
        case .removed, .error: .red
        case .hunk: .cyan
        case .warning: .yellow
        default: nil
        }
    }

    /// The attributes that a role has everywhere.
    private static func weight(of role: TextRole) -> Attributes {
        switch role {
        case .title, .heading, .subheading, .strong, .file, .currentMatch: .bold
        case .emphasis: .italic
        case .link: .underline
        default: []
        }
    }

    /// The attributes that stand for colours where the terminal's own are not known.
    private static func substitute(for role: TextRole) -> Attributes {
        switch role {
        case .match: [.bold, .underline]
        case .currentMatch: .reverse
        case .code, .added, .error, .warning: .bold
        case .faint, .rule: .faint
        default: []
        }
    }
}

extension ColorScheme {
    /// What contrasts most with the background.
    var extreme: Color { Color(rgb: isDark ? 0xFFFFFF : 0x000000) }

    /// A background that is a little nearer than the terminal's own.
    var raised: Color { background.mixed(with: foreground, isDark ? 0.09 : 0.05) }
}
