/// The styles of all that the project draws itself, derived from the terminal's own colours.
public struct Theme: Hashable, Sendable {
    /// The colours that the terminal has itself.
    public let scheme: ColorScheme
    /// How many colours the terminal has.
    public let depth: ColorDepth
    /// Whether the terminal has the block characters for eighths of a cell.
    public let hasEighths: Bool

    /// How finely the dim and shadows are shaded.
    public var shading = Shading.fine

    /// Running text.
    public let text: Style
    /// Less important text beside it.
    public let textDetail: Style
    /// The bar at the top.
    public internal(set) var title: Style
    /// Less important text in the bar at the top.
    public internal(set) var titleDetail: Style
    /// The panel of a drawer.
    public internal(set) var panel: Style
    /// Less important text on a panel.
    public internal(set) var panelDetail: Style
    /// The heading of a panel.
    public internal(set) var panelHeading: Style
    /// The chosen row of a menu.
    public internal(set) var selection: Style
    /// Less important text in the chosen row of a menu.
    public internal(set) var selectionDetail: Style
    /// The chosen row of a menu that does not have the keyboard.
    public internal(set) var idleSelection: Style
    /// Less important text in that.
    public internal(set) var idleSelectionDetail: Style
    /// The bar before the chosen row, and other marks on a panel.
    public internal(set) var accent: Style
    /// The part of a scrollbar that shows where one is.
    public internal(set) var scrollbar: Style

    /// The look of each role of text, in the order of the roles.
    var roles: [Style]
    /// The colours that someone has chosen.
    private let colors: ThemeColors

    /// The theme for a terminal with these colours and characters; `colors` are put in the place of
    /// its own where it has colours to mix.
    public init(
        _ scheme: ColorScheme, depth: ColorDepth = .truecolor, hasEighths: Bool = true,
        colors: ThemeColors = ThemeColors()
    ) {
        self.scheme = scheme
        self.depth = depth
        self.hasEighths = hasEighths
        self.colors = colors
        let paper = scheme.background
        text = Style()
        roles = Self.roles(scheme, depth)
        if !depth.blends {
            textDetail = text
            title = Style().with(.reverse)
            titleDetail = title
            panel = Style()
            panelDetail = panel
            panelHeading = panel.with(.bold)
            selection = panel.with(.reverse)
            selectionDetail = selection
            idleSelection = panel
            idleSelectionDetail = idleSelection
            accent = panel.with(.bold)
            scrollbar = panel
            return
        }
        var fitting = StyleFitting(scheme, depth)
        textDetail = fitting.fit(Style(Self.softened(scheme.foreground, on: paper, by: 0.40)))
        let extreme = scheme.extreme
        let raised = scheme.raised
        let ink = Self.strengthened(scheme.foreground, toward: extreme, on: raised)
        let glow = Self.strengthened(
            Hue.accent.color(isDark: scheme.isDark), toward: ink, on: raised)
        if scheme.isKnown {
            let bar = paper.mixed(with: scheme.foreground, scheme.isDark ? 0.12 : 0.08)
            let name = Self.strengthened(
                scheme.foreground, toward: extreme, on: bar, isDimmed: true)
            title = fitting.fit(Style(name, on: bar))
            let soft = Self.softened(name, on: bar, by: 0.30, isDimmed: true)
            titleDetail = fitting.fit(Style(soft, on: bar))
        } else {
            title = Style()
            titleDetail = title
        }
        panel = fitting.fit(Style(ink, on: raised))
        panelDetail = fitting.fit(Style(Self.softened(ink, on: raised, by: 0.40), on: raised))
        panelHeading = panel.with(.bold)
        let lit = Self.lit(raised, by: glow, 0.28, under: ink)
        selection = fitting.fit(Style(ink, on: lit, .bold))
        selectionDetail = fitting.fit(Style(Self.softened(ink, on: lit, by: 0.40), on: lit))
        let idle = Self.lit(raised, by: ink, 0.12, under: ink)
        idleSelection = fitting.fit(Style(ink, on: idle))
        idleSelectionDetail = fitting.fit(
            Style(Self.softened(ink, on: idle, by: 0.40), on: idle))
        accent = fitting.fit(Style(glow, on: raised))
        scrollbar = fitting.fit(Style(scheme.foreground.mixed(with: paper, 0.60)))
        apply(colors)
    }

    /// What is behind dimmed text where colours are few and the paper is light: the grey that all
    /// palettes have, if text can be read on it. Nil for the attribute, which light paper does not
    /// show.
    var dimPaper: Color? {
        let isReadable = ColorScheme.commonColors(7).allSatisfy {
            scheme.foreground.contrast(with: $0) >= 4.5
        }
        return depth == .none || scheme.isDark || !isReadable ? nil : .palette(7)
    }

    /// A background with some of `light` in it, at most so much that `ink` stays readable.
    private static func lit(
        _ paper: Color, by light: Color, _ share: Double, under ink: Color
    ) -> Color {
        stride(from: share, to: 0, by: -0.04).lazy.map { paper.mixed(with: light, $0) }
            .first { ink.contrast(with: $0) >= 4.5 } ?? paper
    }

    /// Text between `ink` and `paper`: as soft as asked for, but always readable; dimmed as well
    /// where it may be under a drawer's dim.
    static func softened(
        _ ink: Color, on paper: Color, by share: Double, isDimmed: Bool = false
    ) -> Color {
        stride(from: share, to: 0, by: -0.05).lazy.map { ink.mixed(with: paper, $0) }
            .first { isReadable($0, on: paper, isDimmed: isDimmed) } ?? ink
    }

    /// A colour that stands out from `paper` as text must: with as much of `ink` in it as that takes.
    static func strengthened(
        _ color: Color, toward ink: Color, on paper: Color, isDimmed: Bool = false
    ) -> Color {
        stride(from: 0, to: 1, by: 0.1).lazy.map { color.mixed(with: ink, $0) }
            .first { isReadable($0, on: paper, isDimmed: isDimmed) } ?? ink
    }

    /// Whether text can be read; under a dim as well, where it may be under one.
    static func isReadable(_ ink: Color, on paper: Color, isDimmed: Bool) -> Bool {
        (isDimmed ? Legibility.dimmable : .text).isReached(by: ink, on: paper)
    }

    /// The same for a terminal with other colours.
    public func with(_ scheme: ColorScheme) -> Theme {
        Theme(scheme, depth: depth, hasEighths: hasEighths, colors: colors)
    }

    /// Whether to do without colours: attributes alone make the difference.
    public var isMonochrome: Bool { depth == .none }
}
