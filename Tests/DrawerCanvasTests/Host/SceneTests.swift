import DrawerCanvas
import DrawerModel
import Testing

/// What a host does for a scene that leaves it out.
struct SceneTests {
    /// A panel of which only a mark is drawn.
    private struct Mark: DrawerPanel {
        func draw(on surface: inout Surface, theme: Theme) {
            surface.write("mark", at: Point(x: 0, y: 0), style: theme.panel)
        }
    }

    /// Draws the last key alone, and has the drawer moved by the time.
    private struct Scene: DrawerScene {
        var keepsControlC = false
        var shown = ""
        var start: Timestamp?

        func makePanel(at edge: Edge) -> Mark { Mark() }

        func drawContent(on surface: inout Surface, theme: Theme) {
            surface.write(shown, at: Point(x: 0, y: 0), style: theme.text)
        }

        func intercept(_ event: InputEvent, _ drawers: inout Drawers<Mark>) -> Reaction? {
            keepsControlC && event == .key(KeyPress("c", .control)) ? Reaction.none : nil
        }

        mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<Mark>) -> Reaction {
            switch event {
            case .key("l"): shown = "longer"
            case .key("s"): shown = "short"
            case .key("b"):
                drawers.begin(.left)
                start = drawers.time
            default: return .none
            }
            return .redraw
        }

        var isAnimating: Bool { start != nil }

        mutating func advance(to time: Timestamp, _ drawers: inout Drawers<Mark>) -> Reaction {
            guard let start else { return .none }
            drawers.update(.left, progress: time.seconds(since: start))
            if !drawers.isDriven(.left) { self.start = nil }
            return .none
        }
    }

    private static let size = Size(width: 40, height: 12)

    private var host = DrawerHost(Scene(), drawers: [DrawerConfiguration()], size: Self.size)
    private var frame = Surface(size: Self.size)

    private mutating func press(_ key: KeyPress, at seconds: Double) -> Reaction {
        host.handle(.key(key), at: Timestamp(seconds: seconds))
    }

    private mutating func row(_ y: Int) -> String {
        host.draw(into: &frame, theme: Theme(.dark))
        return frame.text(row: y)
    }

    @Test mutating func contentIsDrawnOnABlankSurface() {
        _ = press("l", at: 1)
        #expect(row(0) == "longer")
        _ = press("s", at: 2)
        #expect(row(0) == "short")
    }

    @Test mutating func aPanelIsDrawnOnABlankOneOfItsOwnStyle() {
        host.toggle(.left, at: Timestamp(seconds: 1))
        host.advance(to: Timestamp(seconds: 2))
        #expect(row(0).hasPrefix("mark") && row(5) == "")
        #expect(frame[20, 5].style == Theme(.dark).panel)
    }

    @Test(arguments: [
        (KeyPress("c", .control), Reaction.interrupt), (KeyPress("z", .control), .suspend),
        (KeyPress("l", .control), .repaint), ("c", .none), (KeyPress("c", .alt), .none),
    ]) mutating func controlKeysAct(key: KeyPress, reaction: Reaction) {
        #expect(press(key, at: 1) == reaction)
        host.toggle(.left, at: Timestamp(seconds: 1))
        host.advance(to: Timestamp(seconds: 2))
        #expect(press(key, at: 3) == reaction)
    }

    @Test mutating func aSceneMayKeepAControlKey() {
        host.scene.keepsControlC = true
        #expect(press(KeyPress("c", .control), at: 1) == .none)
    }

    @Test mutating func timeMovesADrawerUntilAnotherHandTakesIt() {
        _ = press("b", at: 1)
        host.advance(to: Timestamp(seconds: 1.25))
        #expect(host.drawers.set[.left]?.progress == 0.25 && host.isAnimating)
        #expect(host.happened.contains(.progressed(.left, 0.25)))
        _ = press(KeyPress(.right), at: 1.5)
        host.advance(to: Timestamp(seconds: 3))
        #expect(host.drawers.set[.left]?.settled == .open && !host.isAnimating)
    }
}
