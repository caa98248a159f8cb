import DrawerCanvas
import DrawerModel

/// Content of many wide characters, that claims drags where they are, and gives orders for keys.
struct SessionScene: DrawerScene {
    private var shown = "漢字 text"

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("抽屉 \(edge)", ["one", "two 二", "three"], current: 1)
    }

    func drawContent(on surface: inout Surface, theme: Theme) {
        for y in 0..<surface.size.height {
            for x in stride(from: -(y % 2), to: surface.size.width, by: 9) {
                surface.write(shown, at: Point(x: x, y: y), style: theme.text)
            }
        }
    }

    func claim(at cell: Point) -> DrawerSet.Claim {
        DrawerSet.Claim(rawValue: UInt8(truncatingIfNeeded: cell.y) & 7)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        switch event {
        case .key(let press):
            guard case .character(let scalar) = press.key, scalar.isASCII else { return .none }
            var source = ByteSource([UInt8(scalar.value) - 0x20, UInt8(scalar.value) >> 3])
            drawers.obey(SessionOrder(&source))
        case .paste(let text): shown = text
        case .mouse, .focus, .resize: return .none
        }
        return .redraw
    }
}

extension Drawers {
    /// Does what an order says.
    mutating func obey(_ order: SessionOrder) {
        switch order {
        case .toggle(let edge): toggle(edge)
        case .move(let edge, let anchor): move(edge, to: anchor)
        case .begin(let edge): begin(edge)
        case .update(let edge, let progress): update(edge, progress: progress)
        case .finish(let edge): finish(edge)
        case .cancel(let edge): cancel(edge)
        case .lock(let edge, let lock): configure(edge) { $0.lock = lock }
        case .size(let edge, let size): configure(edge) { $0.size = size }
        }
    }

    private mutating func configure(_ edge: Edge, _ change: (inout DrawerConfiguration) -> Void) {
        guard var configuration = set[edge]?.configuration else { return }
        change(&configuration)
        configure(configuration)
    }
}
