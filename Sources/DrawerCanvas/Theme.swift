/// The styles of all that the project draws itself, derived from the terminal's own colours.
public struct Theme: Hashable, Sendable {
    /// The colours that the terminal has itself.
    public let scheme: ColorScheme
    /// Whether to do without colours and blend nothing: attributes alone make the difference.
    public let isMonochrome: Bool

    /// Running text.
    public let text: Style
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
    /// The bar before the chosen row, and other marks on a panel.
    public let accent: Style
    /// The part of a scrollbar that shows where one is.
    public let scrollbar: Style

    /// The theme for a terminal with these colours.
    public init(_ scheme: ColorScheme, isMonochrome: Bool = false) {
        self.scheme = scheme
        self.isMonochrome = isMonochrome
        let ink = scheme.foreground
        let paper = scheme.background
        text = Style()
        if isMonochrome {
            title = Style().with(.reverse)
            titleDetail = title
            panel = Style()
            panelDetail = panel
            panelHeading = panel.with(.bold)
            selection = panel.with(.reverse)
            accent = panel.with(.bold)
            scrollbar = panel
            return
        }
        let raised = paper.mixed(with: ink, scheme.isDark ? 0.09 : 0.05)
        let glow = Color(rgb: scheme.isDark ? 0x7AA2F7 : 0x2457C5)
        let bar = scheme.isKnown ? paper.mixed(with: ink, scheme.isDark ? 0.15 : 0.09) : .standard
        title = Style(scheme.isKnown ? ink : .standard, on: bar)
        titleDetail = title.colored(scheme.isKnown ? ink.mixed(with: bar, 0.30) : .standard)
        panel = Style(ink, on: raised)
        panelDetail = Style(ink.mixed(with: raised, 0.40), on: raised)
        panelHeading = panel.with(.bold)
        selection = Style(ink, on: raised.mixed(with: glow, 0.28), .bold)
        accent = Style(glow, on: raised)
        scrollbar = Style(ink.mixed(with: paper, 0.60), on: .standard)
    }

    /// The same for a terminal with other colours.
    public func with(_ scheme: ColorScheme) -> Theme {
        Theme(scheme, isMonochrome: isMonochrome)
    }
}
