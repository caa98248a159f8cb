public import DrawerCanvas
public import DrawerModel

/// The five reference drawers, each in a small program of its own; settings change while it runs.
public typealias Gallery = DrawerHost<GalleryScene>

extension DrawerHost where Scene == GalleryScene {
    /// The gallery with one of its programs; without, its list is open. Nothing moves by itself
    /// more than `motion` says, unless a key changes that.
    public init(_ preset: DrawerPreset?, motion: Motion = .full, size: Size) {
        var list = DrawerConfiguration(edge: .bottom)
        list.size = .cells(11)
        list.shadow = 0
        list.motion = motion
        // Its list comes and goes with a key: pans and arrows are the program's.
        if preset != nil { list.lock = .lockedClosed }
        self.init(
            GalleryScene(preset ?? .progressMenu, motion: motion, size: size), drawers: [list],
            size: size)
        // Long before the first frame, and so at rest in it.
        if preset == nil { toggle(.bottom, at: Timestamp(nanoseconds: 0)) }
    }

    /// Holds the program's first drawer at `progress`.
    public mutating func hold(_ progress: Double, at time: Timestamp) {
        scene.hold(progress, at: time)
        invalidate()
    }

    /// Opens or closes the program's first drawer.
    public mutating func toggleMenu(at time: Timestamp) {
        scene.toggleMenu(at: time)
        invalidate()
    }
}

/// The program on show, and the row of settings under it.
public struct GalleryScene: DrawerScene {
    private var preset: DrawerPreset
    private var program: any GalleryProgram
    private var choices: Choices
    private let motion: Motion
    private var surface: Surface
    private var size: Size
    private var bar = SettingsBar(items: [])

    init(_ preset: DrawerPreset, motion: Motion, size: Size) {
        self.preset = preset
        self.motion = motion
        choices = Choices(motion: motion)
        self.size = size
        surface = Surface(size: Self.programSize(size))
        program = preset.program(size: Self.programSize(size))
        use(at: Timestamp(nanoseconds: 0))
    }

    private static func programSize(_ size: Size) -> Size {
        Size(width: size.width, height: max(1, size.height - 1))
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

    /// Fits the program above the row of settings.
    public mutating func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        surface.reset(size: Self.programSize(size))
        _ = program.handle(.resize(Self.programSize(size)), at: Timestamp(nanoseconds: .min))
    }

    // MARK: Drawing

    /// Draws the program and the row of settings.
    public mutating func drawContent(on surface: inout Surface, theme: Theme) {
        program.draw(into: &self.surface, theme: theme)
        surface.draw(self.surface, at: Point(x: 0, y: 0))
        bar = SettingsBar(program.configurations)
        if size.height > 1 { bar.draw(on: &surface, row: size.height - 1, theme: theme) }
    }

    /// The drawers of the program on show.
    var configurations: [DrawerConfiguration] { program.configurations }

    mutating func hold(_ progress: Double, at time: Timestamp) {
        program.hold(progress, at: time)
    }

    mutating func toggleMenu(at time: Timestamp) { program.toggleMenu(at: time) }

    // MARK: Time

    /// Whether the program moves by itself.
    public var isAnimating: Bool { program.isAnimating }

    /// When the program wants to be advanced.
    public var deadline: Timestamp? { program.deadline }

    /// Brings the program to where it is at `time`.
    public mutating func advance(
        to time: Timestamp, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        let wasAnimating = program.isAnimating
        program.advance(to: time)
        return wasAnimating || program.isAnimating ? .redraw : .none
    }

    // MARK: Events

    /// Takes the gallery's own keys while its list is in.
    public mutating func intercept(
        _ event: InputEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction? {
        guard case .key(let press) = event else { return nil }
        switch (press.key, press.modifiers) {
        case (.character("q"), []): return .leave()
        case (.character("g"), []):
            toggleList(&drawers)
            return .redraw
        case (.character(let scalar), []) where drawers.set.front == nil:
            return perform(Character(scalar), &drawers)
        default: return nil
        }
    }

    /// What a key of the row of settings does; nil where it is none.
    private mutating func perform(
        _ key: Character, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction? {
        if key == "g" {
            toggleList(&drawers)
        } else if key == "m" {
            program.toggleMenu(at: drawers.time)
        } else if key == "q" {
            return .leave(status: 0)
        } else if key == "r" {
            choices = Choices(motion: motion)
            use(at: drawers.time)
        } else if let number = key.wholeNumberValue, DrawerPreset.allCases.indices ~= number - 1 {
            show(DrawerPreset.allCases[number - 1], &drawers)
        } else if choices.advance(key) {
            use(at: drawers.time)
        } else {
            return nil
        }
        return .redraw
    }

    /// Passes to the program what is its own, and takes clicks on the row of settings.
    public mutating func handle(
        _ event: InputEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        if case .mouse(let report) = event, case .press(.left) = report.kind,
            report.location.cell.y == size.height - 1
        {
            return bar.key(at: report.location.cell.x).flatMap { perform($0, &drawers) } ?? .none
        }
        return program.handle(event, at: drawers.time)
    }

    /// Locks the list when it is closed.
    public mutating func notice(
        _ event: DrawerEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        if case .didClose(.bottom) = event { lock(true, &drawers) }
        return .none
    }

    /// Shows the chosen program.
    public mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        show(DrawerPreset.allCases[row], &drawers)
        drawers.move(edge, to: .closed)
        return .redraw
    }

    private mutating func show(_ preset: DrawerPreset, _ drawers: inout Drawers<MenuPanel>) {
        self.preset = preset
        program = preset.program(size: Self.programSize(size))
        use(at: drawers.time)
        drawers.updatePanel(.bottom) { panel in
            panel.menu.setCurrent(DrawerPreset.allCases.firstIndex(of: preset) ?? 0)
        }
    }

    private mutating func use(at time: Timestamp) {
        program.use(choices.applied(to: preset.programConfigurations), at: time)
    }

    private mutating func toggleList(_ drawers: inout Drawers<MenuPanel>) {
        lock(false, &drawers)
        drawers.toggle(.bottom)
    }

    private func lock(_ isLocked: Bool, _ drawers: inout Drawers<MenuPanel>) {
        guard var list = drawers.set[.bottom]?.configuration else { return }
        list.lock = isLocked ? .lockedClosed : .unlocked
        drawers.configure(list)
    }
}
