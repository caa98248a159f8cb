import DrawerCanvas
import DrawerModel

/// A text in three colours a line, and a drawer of items over four fifths of it.
struct BenchScene: DrawerScene {
    static let words = "The quick brown fox jumps over the lazy dog and keeps running. "
    private static let (ink, number, word) = (0xCDD6F4, 0x6C7086, 0xF9E2AF)

    static func drawer(_ animator: Animator) -> DrawerConfiguration {
        var drawer = DrawerConfiguration.basicDrawer()
        drawer.size = .percent(80)
        drawer.opening = animator
        drawer.closing = animator
        return drawer
    }

    mutating func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Contents", (0..<20).map { "Item \($0)" }, current: 0)
    }

    mutating func drawContent(on surface: inout Surface, theme: Theme) {
        let line = String(repeating: Self.words, count: surface.size.width / Self.words.count + 1)
        for y in 0..<surface.size.height {
            write(line, from: 0, y, Self.ink, on: &surface)
            write("\(100 + y) ", from: 0, y, Self.number, on: &surface)
            write("marked", from: 10 + 7 * y % surface.size.width, y, Self.word, on: &surface)
        }
    }

    private func write(
        _ text: String, from x: Int, _ y: Int, _ color: Int, on surface: inout Surface
    ) {
        surface.write(text, at: Point(x: x, y: y), style: Style(Color(rgb: UInt32(color))))
    }
}
