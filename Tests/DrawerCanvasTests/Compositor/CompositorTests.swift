import DrawerModel
import Testing

@testable import DrawerCanvas

struct CompositorTests {
    static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xFFFFFF), background: Color(rgb: 0x808080), isKnown: true))
    static let panelColor = Color(rgb: 0x112233)

    init() { useUTF8() }

    private func compose(
        _ edge: Edge, boundary: Double, text: String = "", dim: Double = 0.5, shadow: Double = 0
    ) -> Surface {
        let size = Size(width: 20, height: 10)
        var content = Surface(size: size)
        for y in 0..<10 { content.write(text, at: Point(x: 0, y: y), style: Style()) }
        let length = edge.axis == .horizontal ? 16 : 8
        let panelSize =
            edge.axis == .horizontal
            ? Size(width: length, height: 10) : Size(width: 20, height: length)
        let panel = Surface(
            size: panelSize, filledWith: Cell(.blank, Style(.standard, on: Self.panelColor)))
        var frame = Surface(size: size)
        Compositor(theme: Self.theme).compose(
            content: content, panel: panel,
            stage: Stage(edge: edge, boundary: boundary, dim: dim, shadow: shadow), into: &frame)
        return frame
    }

    /// At every eighth, panel, shared cell and content make up the whole axis.
    @Test(arguments: Edge.allCases) func theSplitIsWhole(edge: Edge) {
        for eighth in 0...160 {
            let split = Split(
                edge: edge, boundary: Double(eighth) / 8, extent: 20, length: 16, finely: true)
            let shared = split.shared.map { [$0] } ?? []
            #expect(
                (Array(split.panel) + shared + Array(split.content)).sorted() == Array(0..<20))
            #expect(split.panel.count * 8 + split.eighths == eighth)
        }
    }

    @Test(arguments: [
        (Edge.left, "\u{258D}", Point(x: 5, y: 4)), (.right, "\u{258B}", Point(x: 14, y: 4)),
        (.top, "\u{2585}", Point(x: 4, y: 5)), (.bottom, "\u{2583}", Point(x: 4, y: 4)),
    ]) func theEdgeIsDrawnToAnEighth(edge: Edge, block: String, place: Point) {
        let cell = compose(edge, boundary: 5.375)[place.x, place.y]
        #expect(cell.glyph.text == block)
        let colors = [cell.style.foreground, cell.style.background]
        let isPanelInk = edge == .left || edge == .bottom
        #expect(colors[isPanelInk ? 0 : 1] == Self.panelColor)
        #expect(colors[isPanelInk ? 1 : 0] == Color(rgb: 0x404040))
    }

    @Test func theDimIsABlendOfEachColour() {
        let cell = compose(.left, boundary: 8, text: "xxxxxxxxxxxxxxxxxxxx")[15, 3]
        #expect(cell.style == Style(Color(rgb: 0x808080), on: Color(rgb: 0x404040)))
        let untouched = compose(.left, boundary: 8, text: "xxxxxxxxxxxxxxxxxxxx", dim: 0)[15, 3]
        #expect(untouched.style == Style())
    }

    @Test func theShadowIsDarkestAtTheEdge() {
        let frame = compose(.left, boundary: 8, dim: 0.25, shadow: 0.5)
        let light = [8, 9, 12].map { frame[$0, 3].style.background.luminance }
        #expect(light[0] < light[1] && light[1] < light[2])
    }

    @Test func aWideCharacterUnderTheEdgeBecomesASpace() {
        let wide = String(repeating: "漢", count: 10)
        for boundary in [5.0, 5.5, 6.0] {
            let frame = compose(.left, boundary: boundary, text: wide)
            for y in 0..<10 { #expect(isSound(frame, row: y)) }
            if boundary == 5 { #expect(frame[5, 0].glyph == .blank) }
        }
    }

    @Test func aStretchedPanelLeavesNoGap() {
        let frame = compose(.left, boundary: 18)
        for x in 0..<18 { #expect(frame[x, 5].style.background == Self.panelColor) }
    }

    /// Every wide character has its second column, and no second column is without its first.
    private func isSound(_ frame: Surface, row y: Int) -> Bool {
        (0..<frame.size.width).allSatisfy { x in
            let isSecond = frame[x, y].glyph == .continuation
            let followsWide = x > 0 && CharacterWidth.isWide(frame[x - 1, y].glyph)
            return isSecond == followsWide
        }
    }

    @Test func randomTextsAndEdgesStaySound() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let text = (0..<20).map { _ in ["漢", "x", " "].randomElement(using: &numbers) ?? "" }
                .joined()
            let edge = Edge.allCases.randomElement(using: &numbers) ?? .left
            let frame = compose(
                edge, boundary: Double.random(in: 0...20, using: &numbers), text: text)
            for y in 0..<10 { #expect(isSound(frame, row: y)) }
        }
    }
}
