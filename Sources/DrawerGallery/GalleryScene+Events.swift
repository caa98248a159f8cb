public import DrawerCanvas
public import DrawerModel

extension GalleryScene {
    /// Takes the gallery's own keys; those of the settings where its list does not have them.
    public mutating func intercept(
        _ event: InputEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction? {
        if event == .key(KeyPress(.function(2))) {
            usesMouse.toggle()
            return .mouse(usesMouse)
        }
        guard case .key(let press) = event, case .character(let scalar) = press.key else {
            return nil
        }
        switch (scalar, press.modifiers) {
        case ("g", []), ("q", []): return perform(Character(scalar), &drawers)
        case (_, []) where drawers.set.focus == .content:
            return perform(Character(scalar), &drawers)
        default: return nil
        }
    }

    /// What a key of the row of settings does; nil where it is none.
    private mutating func perform(
        _ key: Character, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction? {
        switch key {
        case "q": return .leave(status: 0)
        case "g": toggleList(&drawers)
        case "m": program.toggleMenu(at: drawers.time)
        case "r":
            choices = Choices(motion: motion)
            use(at: drawers.time)
        default:
            if let index = key.wholeNumberValue, DrawerPreset.allCases.indices ~= index - 1 {
                show(DrawerPreset.allCases[index - 1], &drawers)
            } else if choices.advance(key) {
                use(at: drawers.time)
            } else {
                return nil
            }
        }
        return .redraw
    }

    /// Passes to the program what is its own, and takes clicks on the row of settings.
    public mutating func handle(
        _ event: InputEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        guard case .mouse(let report) = event, report.location.cell.y == barRow else {
            return program.handle(event, at: drawers.time)
        }
        switch report.kind {
        case .press(.left):
            return bar.key(at: report.location.cell.x).flatMap { perform($0, &drawers) } ?? .none
        case .press, .wheel, .move: return .none
        // Those end, or go on with, what may be the program's.
        case .drag, .release, .cancel: return program.handle(event, at: drawers.time)
        }
    }

    // MARK: Programs

    private mutating func show(_ preset: DrawerPreset, _ drawers: inout Drawers<MenuPanel>) {
        self.preset = preset
        program = preset.program(size: Self.programSize(size))
        use(at: drawers.time)
        drawers.updatePanel(.bottom) { panel in
            panel.menu.setCurrent(DrawerPreset.allCases.firstIndex(of: preset) ?? 0)
        }
    }

    /// Gives the program its drawers as they were chosen to be.
    mutating func use(at time: Timestamp) {
        program.use(choices.applied(to: preset.programConfigurations), at: time)
    }

    // MARK: The list

    /// Shows the chosen program.
    public mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        show(DrawerPreset.allCases[row], &drawers)
        drawers.move(edge, to: .closed)
        return .redraw
    }

    /// Locks the list when it is closed.
    public mutating func notice(
        _ event: DrawerEvent, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        if event == .didClose(.bottom) { lock(true, &drawers) }
        return .none
    }

    private func toggleList(_ drawers: inout Drawers<MenuPanel>) {
        lock(false, &drawers)
        drawers.toggle(.bottom)
    }

    private func lock(_ isLocked: Bool, _ drawers: inout Drawers<MenuPanel>) {
        guard var list = drawers.set[.bottom]?.configuration else { return }
        list.lock = isLocked ? .lockedClosed : .unlocked
        drawers.configure(list)
    }
}
