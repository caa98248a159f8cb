import DrawerCanvas
import DrawerModel
import Testing

/// A program with a drawer, tested without a terminal: events with their times go in, a frame
/// comes out.
struct HeadlessTests {
    private struct Greeting: DrawerScene {
        var name = "nobody"

        func makePanel(at edge: Edge) -> MenuPanel { MenuPanel("Names", ["Ada", "Grace"]) }

        func drawContent(on surface: inout Surface, theme: Theme) {
            surface.write("Hello, \(name)", at: Point(x: 2, y: 0), style: theme.text)
        }

        mutating func chose(
            row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
        ) -> Reaction {
            name = row == 0 ? "Ada" : "Grace"
            drawers.move(edge, to: .closed)
            return .redraw
        }
    }

    private static let size = Size(width: 40, height: 12)

    private var host = DrawerHost(Greeting(), drawers: [DrawerConfiguration()], size: Self.size)
    private var frame = Surface(size: Self.size)

    @Test mutating func aNameIsChosenInTheDrawer() {
        _ = host.handle(.key(KeyPress(.right)), at: Timestamp(seconds: 1))
        host.advance(to: Timestamp(seconds: 2))
        host.draw(into: &frame, theme: Theme(.dark))
        #expect(frame.text(row: 1).hasPrefix("    Names"))

        _ = host.handle(.key(KeyPress(.down)), at: Timestamp(seconds: 3))
        _ = host.handle(.key(KeyPress(.enter)), at: Timestamp(seconds: 3))
        host.advance(to: Timestamp(seconds: 4))
        host.draw(into: &frame, theme: Theme(.dark))
        #expect(frame.text(row: 0) == "  Hello, Grace" && !host.isAnimating)
    }
}
