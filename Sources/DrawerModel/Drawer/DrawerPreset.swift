/// The drawers of five well-known write-ups, to the constant, each as settings of the one `Drawer`.
///
/// Points of the write-ups are shares of their 375x667 screen.
public enum DrawerPreset: String, Hashable, Sendable, CaseIterable {
    /// A menu over the main content, whose progress a pan sets without any bounds.
    case progressMenu
    /// The content slides off a menu that lies still underneath, scrubbed by a pan.
    case interactiveReveal
    /// The content slides down from over a menu that follows it a little.
    case slideDown
    /// The plain drawer: 80% of the width over dimmed content.
    case basicDrawer
    /// Two panels under a live centre that slides to either side.
    case sidePanels

    /// The settings, one for each drawer; the first is the one that a menu button opens.
    public var configurations: [DrawerConfiguration] {
        switch self {
        case .progressMenu: [.progressMenu]
        case .interactiveReveal: [.interactiveReveal()]
        case .slideDown: [.slideDown]
        case .basicDrawer: [.basicDrawer()]
        case .sidePanels: [.sidePanel(.left), .sidePanel(.right)]
        }
    }
}

extension DrawerConfiguration {
    /// The menu of `progressMenu`; at first it is shown open and closes itself.
    public static let progressMenu: DrawerConfiguration = {
        var menu = plain(edge: .left, .curve(.easeOut, duration: 0.25))
        menu.dim = 0.5
        menu.band = .power(exponent: 0.2, limit: 1.5)
        menu.settle = SettlePolicy(.middle(speed: 1), leastCells: 0, leastShare: 0)
        menu.showsItselfFirst = true
        return menu
    }()

    /// The menu of `interactiveReveal`, which its write-up describes for all four directions.
    public static func interactiveReveal(_ edge: Edge = .left) -> DrawerConfiguration {
        var menu = plain(edge: edge, .curve(.easeInOut, duration: 0.6))
        menu.style = .reveal
        menu.shadow = 0.7
        menu.pan = PanRule(closed: .edge, open: .uncovered, measure: .screen)
        menu.settle = SettlePolicy(.share(0.3), leastCells: 0, leastShare: 0)
        menu.band = .stop
        menu.resumesCurve = true
        return menu
    }

    /// The menu of `slideDown`: 150 of 667 points of the content are left, and the menu comes from
    /// 50 points above.
    public static let slideDown: DrawerConfiguration = {
        let spring = Spring(duration: 0.5, damping: 0.8)
        var menu = plain(edge: .top, .spring(spring, launch: 0.8))
        menu.style = .push(parallax: 50.0 / 517)
        menu.size = .percent(100 * 517.0 / 667)
        return menu
    }()

    /// The drawer of `basicDrawer`, left or right.
    public static func basicDrawer(_ edge: Edge = .left) -> DrawerConfiguration {
        var drawer = plain(edge: edge, .curve(.easeInOut, duration: 0.5))
        drawer.dim = 0.5
        return drawer
    }

    /// One of the two `sidePanels`: 60 of 375 points of the centre are left. The shadow is ours.
    public static func sidePanel(_ edge: Edge) -> DrawerConfiguration {
        var panel = plain(edge: edge, .spring(Spring(duration: 0.5, damping: 0.8)))
        panel.style = .reveal
        panel.content = .live
        panel.size = .percent(100 * 315.0 / 375)
        panel.shadow = 0.4
        panel.panelLifetime = .whileOut
        return panel
    }

    /// What all presets start from: no dim, no shadow, a snapshot, 80%.
    private static func plain(edge: Edge, _ animator: Animator) -> DrawerConfiguration {
        var plain = DrawerConfiguration(edge: edge)
        plain.opening = animator
        plain.closing = animator
        plain.content = .snapshot
        plain.dim = 0
        plain.shadow = 0
        return plain
    }
}
