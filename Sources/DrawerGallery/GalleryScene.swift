public import DrawerCanvas
public import DrawerModel

/// The program on show, and the row of settings under it.
public struct GalleryScene: DrawerScene {
    var preset: DrawerPreset
    var program: any GalleryProgram
    var choices: Choices
    let motion: Motion
    /// Whether the mouse is the gallery's; else it selects text, as the row of settings says.
    var usesMouse = true
    private var surface: Surface
    private(set) var size: Size
    private(set) var bar = SettingsBar(items: [])

    init(_ preset: DrawerPreset, motion: Motion, size: Size) {
        self.preset = preset
        self.motion = motion
        choices = Choices(motion: motion)
        self.size = size
        surface = Surface(size: Self.programSize(size))
        program = preset.program(size: Self.programSize(size))
        use(at: Timestamp(nanoseconds: 0))
    }

    /// The list of programs, with the settings that each uses.
    public func makePanel(at edge: Edge) -> MenuPanel {
        let rows = DrawerPreset.allCases.map { preset in
            Menu.Row(
                label: preset.title, detail: preset.configurations[0].summary,
                isCurrent: preset == self.preset)
        }
        return MenuPanel("Gallery", caption: "five well-known drawers", rows: rows)
    }

    // MARK: Size

    /// What is left to the program above the row of settings.
    static func programSize(_ size: Size) -> Size {
        Size(width: size.width, height: max(1, size.height - 1))
    }

    /// The row of settings; a screen of one row has none.
    var barRow: Int? { size.height > 1 ? size.height - 1 : nil }

    /// Fits the program above the row of settings.
    public mutating func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        surface.reset(size: Self.programSize(size))
        // Earlier than anything else: a resize moves nothing in time.
        _ = program.handle(.resize(Self.programSize(size)), at: Timestamp(nanoseconds: .min))
    }

    // MARK: Drawing

    /// Draws the program and the row of settings.
    public mutating func drawContent(on surface: inout Surface, theme: Theme) {
        program.draw(into: &self.surface, theme: theme)
        surface.draw(self.surface, at: Point(x: 0, y: 0))
        bar = SettingsBar(
            program.configurations, note: usesMouse ? "" : "F2: the mouse selects")
        if let barRow { bar.draw(on: &surface, row: barRow, theme: theme) }
    }

    // MARK: Time

    /// Whether the program moves by itself.
    public var isAnimating: Bool { program.isAnimating }

    /// When the program wants to be advanced.
    public var deadline: Timestamp? { program.deadline }

    /// Brings the program to where it is at `time`.
    public mutating func advance(
        to time: Timestamp, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction { program.advance(to: time) }
}
