import DrawerModel
import Testing

@testable import DrawerCanvas

/// Every cell of random frames, of all styles and edges, is what its layer has there.
struct CompositionTests {
    static let styles: [TransitionStyle] = [.cover, .reveal, .push(), .push(parallax: 0.1)]

    init() { useUTF8() }

    @Test(arguments: Edge.allCases, styles) func everyCellIsItsLayers(
        edge: Edge, style: TransitionStyle
    ) {
        var numbers = SplitMix64(seed: 21)
        for round in 0..<240 {
            let theme = Composition.themes[round % Composition.themes.count]
            let composition = Composition(edge, style, theme: theme, using: &numbers)
            #expect(composition.fault == nil)
        }
    }

    /// The panel that is drawn is the one that a pointer is over.
    @Test(arguments: Edge.allCases, styles) func whatIsDrawnIsWhatIsHit(
        edge: Edge, style: TransitionStyle
    ) {
        var configuration = DrawerConfiguration(edge: edge)
        configuration.style = style
        configuration.size = edge.axis == .horizontal ? .cells(30) : .cells(8)
        configuration.dim = 0
        configuration.shadow = 0
        let screen = Size(width: 40, height: 12)
        // Every cell tells its place.
        let content = numbered(screen, from: 0x1401)
        let sideways = edge.axis == .horizontal
        let panel = numbered(
            Size(width: sideways ? 30 : 40, height: sideways ? 12 : 8), from: 0x100)
        for step in 0...20 {
            var drawers = DrawerSet([configuration], screen: screen)
            drawers.begin(edge, at: Timestamp(seconds: 0))
            let progress = Double(step) / 20
            drawers.update(edge, progress: progress, at: Timestamp(seconds: 0))
            guard let stage = Stage(drawers.drawers[0]) else { return }
            var frame = Surface(size: screen)
            Compositor(theme: Composition.themes[0]).compose(
                content: content, panel: panel, stage: stage, into: &frame)
            for y in 0..<screen.height {
                for x in 0..<screen.width {
                    let place = Location(x: Double(x), y: Double(y))
                    let found = frame[x, y].glyph
                    for (target, layer) in [
                        (DrawerSet.Target.menu(edge), panel), (.content, content),
                    ] {
                        let cell = drawers.location(place, in: target).cell
                        guard isDrawn(target, at: place, stage, screen) else { continue }
                        guard Rect(layer.size).contains(cell) else { continue }
                        #expect(found == layer[cell.x, cell.y].glyph)
                    }
                }
            }
        }
    }

    /// Whether the cell is wholly of one layer, and of this one.
    private func isDrawn(
        _ target: DrawerSet.Target, at place: Location, _ stage: Stage, _ screen: Size
    ) -> Bool {
        let middle = place.distance(from: stage.edge, of: screen)
        let boundary = (stage.boundary * 8).rounded() / 8
        return target == .content ? middle - 0.5 >= boundary : middle + 0.5 <= boundary
    }

    private func numbered(_ size: Size, from first: UInt32) -> Surface {
        var surface = Surface(size: size)
        for index in 0..<(size.width * size.height) {
            let scalar = Unicode.Scalar(first + UInt32(index)) ?? " "
            surface[index % size.width, index / size.width].glyph = Glyph(scalar)
        }
        return surface
    }
}

extension Rect {
    fileprivate init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }
}
