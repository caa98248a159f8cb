internal import DrawerCanvas
internal import DrawerModel

/// One of the gallery's programs, whose drawers can be changed while it runs.
protocol GalleryProgram: Program {
    /// The drawers, and all that was chosen for them.
    var configurations: [DrawerConfiguration] { get }

    /// Gives the program other drawers; one that is out stays out where it can.
    mutating func use(_ configurations: [DrawerConfiguration], at time: Timestamp)

    /// Opens or closes the first drawer.
    mutating func toggleMenu(at time: Timestamp)

    /// Holds the first drawer at `progress`.
    mutating func hold(_ progress: Double, at time: Timestamp)
}

extension DrawerHost: GalleryProgram {
    var configurations: [DrawerConfiguration] { drawers.set.drawers.map(\.configuration) }

    mutating func toggleMenu(at time: Timestamp) {
        toggle(drawers.set.drawers[0].edge, at: time)
    }

    mutating func hold(_ progress: Double, at time: Timestamp) {
        hold(drawers.set.drawers[0].edge, at: progress, time: time)
    }
}

extension DrawerPreset {
    /// The program in the spirit of the preset's write-up.
    func program(size: Size) -> any GalleryProgram {
        let drawers = programConfigurations
        return switch self {
        case .progressMenu:
            DrawerHost(
                PagesScene.articles([.hamburger] + NewsSection.type.stories), drawers: drawers,
                size: size)
        case .interactiveReveal:
            DrawerHost(RevealScene(), drawers: drawers, size: size)
        case .slideDown:
            DrawerHost(PagesScene.news(NewsSection.all), drawers: drawers, size: size)
        case .basicDrawer:
            DrawerHost(TalkingScene(), drawers: drawers, size: size)
        case .sidePanels:
            DrawerHost(BrowserScene(), drawers: drawers, size: size)
        }
    }

    /// The program's drawers: the preset's, and of the basic drawer its right-hand variant as well.
    var programConfigurations: [DrawerConfiguration] {
        self == .basicDrawer ? configurations + [.basicDrawer(.right)] : configurations
    }

    /// What the gallery calls it.
    var title: String {
        switch self {
        case .progressMenu: "Progress menu"
        case .interactiveReveal: "Interactive reveal"
        case .slideDown: "Slide-down menu"
        case .basicDrawer: "Basic drawer"
        case .sidePanels: "Side panels"
        }
    }
}
