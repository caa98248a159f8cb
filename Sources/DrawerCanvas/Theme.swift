/// The styles of all that the project draws itself, derived from the terminal's own colours.
public struct Theme: Hashable, Sendable {
    /// The colours that the terminal has itself.
    public let scheme: ColorScheme
    /// Whether to do without colours and blend nothing: attributes alone make the difference.
    public let isMonochrome: Bool
    /// Whether the terminal has colours for mixtures; else the dim is an attribute, as eight colours
    /// have no grey between text and background.
    public let blends: Bool
    /// Whether the terminal has the block characters for eighths of a cell.
    public let hasEighths: Bool

    /// Running text.
    public let text: Style
    /// Less important text beside it.
    public let textDetail: Style
    /// The bar at the top.
    public let title: Style
    /// Less important text in the bar at the top.
    public let titleDetail: Style
    /// The panel of a drawer.
    public let panel: Style
    /// Less important text on a panel.
    public let panelDetail: Style
    /// The heading of a panel.
    public let panelHeading: Style
    /// The chosen row of a menu.
    public let selection: Style
    /// Less important text in the chosen row of a menu.
    public let selectionDetail: Style
    /// The chosen row of a menu that does not have the keyboard.
    public let idleSelection: Style
    /// Less important text in that.
    public let idleSelectionDetail: Style
    /// The bar before the chosen row, and other marks on a panel.
    public let accent: Style
    /// The part of a scrollbar that shows where one is.
    public let scrollbar: Style

    /// The look of each role of text.
    let roles: [TextRole: Style]

    /// The theme for a terminal with these colours and characters.
    public init(
        _ scheme: ColorScheme, isMonochrome: Bool = false, blends: Bool = true,
        hasEighths: Bool = true
    ) {
        self.scheme = scheme
        self.isMonochrome = isMonochrome
        self.blends = blends && !isMonochrome
        self.hasEighths = hasEighths
        let paper = scheme.background
        text = Style()
        roles = Self.roles(scheme, isMonochrome: isMonochrome)
        if isMonochrome {
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
        textDetail = Style(Self.softened(scheme.foreground, on: paper, by: 0.40), on: .standard)
        let extreme = scheme.extreme
        let raised = scheme.raised
        let ink = Self.strengthened(scheme.foreground, toward: extreme, on: raised)
        let glow = Self.strengthened(
            Hue.accent.color(isDark: scheme.isDark), toward: ink, on: raised)
        if scheme.isKnown {
            let bar = paper.mixed(with: scheme.foreground, scheme.isDark ? 0.12 : 0.08)
            let name = Self.strengthened(
                scheme.foreground, toward: extreme, on: bar, isDimmed: true)
            title = Style(name, on: bar)
            titleDetail = title.colored(Self.softened(name, on: bar, by: 0.30, isDimmed: true))
        } else {
            title = Style()
            titleDetail = title
        }
        panel = Style(ink, on: raised)
        panelDetail = Style(Self.softened(ink, on: raised, by: 0.40), on: raised)
        panelHeading = panel.with(.bold)
        let lit = Self.lit(raised, by: glow, 0.28, under: ink)
        selection = Style(ink, on: lit, .bold)
        selectionDetail = Style(Self.softened(ink, on: lit, by: 0.40), on: lit)
        let idle = Self.lit(raised, by: ink, 0.12, under: ink)
        idleSelection = Style(ink, on: idle)
        idleSelectionDetail = Style(Self.softened(ink, on: idle, by: 0.40), on: idle)
        accent = Style(glow, on: raised)
        scrollbar = Style(scheme.foreground.mixed(with: paper, 0.60), on: .standard)
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

    /// Contrast of 4.5 (WCAG 2, AA), and of 3 under a dim of one half.
    static func isReadable(_ ink: Color, on paper: Color, isDimmed: Bool) -> Bool {
        let black = Color(rgb: 0)
        guard ink.contrast(with: paper) >= 4.5 else { return false }
        return !isDimmed
            || ink.mixed(with: black, 0.5).contrast(with: paper.mixed(with: black, 0.5)) >= 3
    }

    /// The same for a terminal with other colours.
    public func with(_ scheme: ColorScheme) -> Theme {
        Theme(scheme, isMonochrome: isMonochrome, blends: blends, hasEighths: hasEighths)
    }
}
