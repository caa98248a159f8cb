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
            stage: Stage(
                edge: edge, boundary: boundary, panelShift: boundary - Double(length), dim: dim,
                shadow: shadow), into: &frame)
        return frame
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

    /// On both sides of the moving edge the shared cell has its neighbour's background.
    @Test(arguments: Edge.allCases) func theSharedCellHasBothColours(edge: Edge) {
        for eighth in 1..<64 where eighth % 8 != 0 {
            let frame = compose(edge, boundary: Double(eighth) / 8, shadow: 0)
            let cell = frame[place(eighth / 8, from: edge).x, place(eighth / 8, from: edge).y]
            let beside = place(eighth / 8 + 1, from: edge)
            let colors = Set([cell.style.foreground, cell.style.background])
            #expect(colors == [Self.panelColor, frame[beside.x, beside.y].style.background])
        }
    }

    /// The cell `distance` cells from `edge`, in the middle of the other axis.
    private func place(_ distance: Int, from edge: Edge) -> Point {
        switch edge {
        case .left: Point(x: distance, y: 5)
        case .right: Point(x: 19 - distance, y: 5)
        case .top: Point(x: 10, y: distance)
        case .bottom: Point(x: 10, y: 9 - distance)
        }
    }

    @Test(arguments: Edge.allCases) func nothingOutLeavesTheContentUntouched(edge: Edge) {
        let text = "漢字 text under 漢字"
        let frame = compose(edge, boundary: 0, text: text, dim: 0)
        for y in 0..<10 { #expect(frame.text(row: y) == text) }
        #expect(frame.withCells { $0.allSatisfy { $0.style == Style() } })
    }

    /// Without colours a block in two of them is no edge; without its glyph it is none either.
    @Test(arguments: [Theme(.dark, depth: .none), Theme(.dark, hasEighths: false)])
    func withoutEighthsTheEdgeIsBetweenCells(theme: Theme) {
        let size = Size(width: 10, height: 2)
        var frame = Surface(size: size)
        Compositor(theme: theme).compose(
            content: Surface(size: size, filledWith: Cell(Glyph("c"))),
            panel: Surface(size: Size(width: 8, height: 2), filledWith: Cell(Glyph("p"))),
            stage: Stage(edge: .left, boundary: 3.4, panelShift: 3.4 - 8), into: &frame)
        #expect(frame.text(row: 1) == "pppccccccc")
    }

    /// Without colours a line in the panel's last cells says where it ends; it cuts no text.
    @Test(arguments: [
        (Edge.left, ["  p│cccc", "漢 pcccc"]), (.right, ["cccc│p  ", "ccccp 漢"]),
        (.top, ["  p     ", "漢─p────", "cccccccc"]),
        (.bottom, ["cccccccc", "──p─────", "漢 p    "]),
    ]) func withoutColoursALineIsBetween(edge: Edge, rows: [String]) {
        let isSideways = edge.axis == .horizontal
        let height = isSideways ? 2 : 3
        let isForward = edge.openingSign > 0
        let lines =
            isSideways
            ? (isForward ? ["  p ", "漢 p"] : [" p  ", "p 漢"])
            : ["  p     ", "漢 p     "]
        let panel = Surface(lines: lines, width: isSideways ? 4 : 8)
        let content = Surface(
            size: Size(width: 8, height: height), filledWith: Cell(Glyph("c")))
        var frame = Surface(size: content.size)
        Compositor(theme: Theme(.dark, depth: .none)).compose(
            content: content, panel: panel,
            stage: Stage(edge: edge, boundary: isSideways ? 4 : 2), into: &frame)
        for (y, row) in rows.enumerated() {
            #expect((0..<8).map { frame[$0, y].glyph.text }.joined() == row)
        }
    }

    /// A panel over the whole screen ends nowhere.
    @Test func wherePanelAndScreenEndThereIsNoLine() {
        let size = Size(width: 4, height: 1)
        var frame = Surface(size: size)
        Compositor(theme: Theme(.dark, depth: .none)).compose(
            content: Surface(size: size), panel: Surface(size: size),
            stage: Stage(edge: .left, boundary: 4), into: &frame)
        #expect(frame.text(row: 0) == "")
    }

    @Test(arguments: Edge.allCases) func theShadowFallsBesideThePanel(edge: Edge) {
        let dim = 0.25
        let frame = compose(edge, boundary: 5, dim: dim, shadow: 0.5)
        let shadows = edge.axis == .horizontal ? [1.0, 0.45, 0, 0] : [0.8, 0, 0]
        let shade = Shade(Self.theme)
        for (distance, share) in shadows.enumerated() {
            let level = Shade.level(keeping: (1 - dim) * (1 - 0.5 * share))
            let cell = place(5 + distance, from: edge)
            #expect(frame[cell.x, cell.y].style == shade.apply(level, to: Style()))
        }
    }

    /// Of one strength, a shadow keeps more of a light ground.
    @Test func onALightGroundTheShadowIsSofter() {
        let stage = Stage(edge: .left, boundary: 8, shadow: 0.7)
        let levels = [Theme(.dark), Theme(.light)].map {
            Shadow(stage, on: .content, theme: $0).level(at: 0)
        }
        #expect(levels == [55, 35])
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
            #expect(frame.isSound)
            if boundary == 5 { #expect(frame[5, 0].glyph == .blank) }
        }
    }

    @Test(arguments: Edge.allCases) func aStretchedPanelLeavesNoGap(edge: Edge) {
        let length = edge.axis == .horizontal ? 16 : 8
        for eighth in (length * 8)...(length * 8 + 15) {
            let frame = compose(edge, boundary: Double(eighth) / 8)
            for distance in 0..<(eighth / 8) {
                let cell = place(distance, from: edge)
                #expect(
                    frame[cell.x, cell.y] == Cell(.blank, Style(.standard, on: Self.panelColor)))
            }
        }
    }

    @Test func randomTextsAndEdgesStaySound() {
        var numbers = SplitMix64(seed: 8)
        for _ in 0..<500 {
            let text = (0..<20).map { _ in ["漢", "x", " "].randomElement(using: &numbers) ?? "" }
                .joined()
            let edge = Edge.allCases.randomElement(using: &numbers) ?? .left
            let frame = compose(
                edge, boundary: Double.random(in: 0...20, using: &numbers), text: text)
            #expect(frame.isSound)
        }
    }

    // MARK: Reveal and push

    /// A 12x4 screen whose content and panel are numbered along both axes.
    private func reveal(_ edge: Edge, boundary: Double, shadow: Double = 0) -> Surface {
        let size = Size(width: 12, height: 4)
        var content = Surface(size: size)
        var panel = Surface(
            size: edge.axis == .horizontal
                ? Size(width: 9, height: 4) : Size(width: 12, height: 3),
            filledWith: Cell(.blank, Style(.standard, on: Self.panelColor)))
        let style = Style(.standard, on: Self.panelColor)
        for y in 0..<4 { content.write("abcdefghijkl", at: Point(x: 0, y: y), style: Style()) }
        for y in 0..<panel.size.height {
            panel.write("123456789012", at: Point(x: 0, y: y), style: style)
        }
        var stage = Stage(edge: edge, boundary: boundary, shadow: shadow)
        stage.contentShift = boundary
        stage.above = .content
        var frame = Surface(size: size)
        Compositor(theme: Self.theme).compose(
            content: content, panel: panel, stage: stage, into: &frame)
        return frame
    }

    @Test func aRevealedPanelLiesStill() {
        #expect(reveal(.left, boundary: 5).text(row: 2) == "12345abcdefg")
        #expect(reveal(.right, boundary: 5).text(row: 2) == "fghijkl56789")
        #expect(reveal(.left, boundary: 5.25).text(row: 2) == "12345\u{258E}bcdefg")
        #expect(reveal(.left, boundary: 5.75).text(row: 2) == "12345\u{258A}abcdef")
        #expect(reveal(.top, boundary: 2).text(row: 1) == "123456789012")
        #expect(reveal(.top, boundary: 2).text(row: 2) == "abcdefghijkl")
    }

    /// Content that slides past the end of its drawer shows no gap, and no letters of it twice.
    @Test func stretchedRevealLeavesNoGap() {
        let frame = reveal(.left, boundary: 11)
        #expect(frame.text(row: 0) == "123456789  a")
        #expect(frame[10, 0].style.background == Self.panelColor)
    }

    @Test func theContentAboveCastsItsShadowOnThePanel() {
        let frame = reveal(.left, boundary: 6, shadow: 0.7)
        let shade = Shade(Self.theme)
        let style = Style(.standard, on: Self.panelColor)
        for (column, share) in [(5, 1.0), (4, 0.45), (3, 0)] {
            let level = Shade.level(keeping: 1 - 0.7 * share)
            #expect(frame[column, 1].style == shade.apply(level, to: style))
        }
        #expect(frame[6, 1].style == Style())
    }

    /// What a row of the screen shows where the content is narrower than the screen.
    @Test func narrowContentGoesOnAsItsBackground() {
        let content = Surface(
            size: Size(width: 5, height: 2), filledWith: Cell(Glyph("c"), Style()))
        var stage = Stage(edge: .left, boundary: 2)
        stage.contentShift = 2
        var frame = Surface(size: Size(width: 10, height: 2))
        Compositor(theme: Self.theme).compose(
            content: content,
            panel: Surface(size: Size(width: 4, height: 2), filledWith: Cell(Glyph("p"))),
            stage: stage, into: &frame)
        #expect(frame.text(row: 1) == "ppccccc")
    }
}
