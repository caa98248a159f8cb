import Testing

@testable import DrawerModel

/// Places on the screen in the cells of what is drawn there.
struct StageLocationTests {
    private static let screen = Size(width: 80, height: 24)

    private func way(_ place: Location, _ edge: Edge) -> Double {
        edge.axis == .horizontal ? place.x : place.y
    }

    /// The cell at the moving edge is the panel's last, wherever a sliding panel is.
    @Test(arguments: Edge.allCases) func aPanelSlidesWithItsEdge(edge: Edge) {
        for eighth in 8...80 {
            let boundary = Double(eighth) / 8
            let stage = Stage(edge: edge, boundary: boundary, panelShift: boundary - 10)
            let last = boundary.rounded(.up) - 1
            let isForward = edge.openingSign > 0
            let end = Double(Self.screen[edge.axis]) - 1
            let cell = isForward ? last : end - last
            let place = Location(x: cell, y: cell)
            let found = stage.panelLocation(place, length: 10, screen: Self.screen)
            #expect(way(found, edge) == (isForward ? 9 : 0))
        }
    }

    @Test(arguments: Edge.allCases) func contentThatHasMovedKeepsItsCells(edge: Edge) {
        var stage = Stage(edge: edge, boundary: 10)
        stage.contentShift = 9.6
        let place = stage.contentLocation(Location(x: 40, y: 12))
        let moved = way(place, edge) - way(Location(x: 40, y: 12), edge)
        #expect(moved == (edge.openingSign > 0 ? -10 : 10))
        #expect(edge.axis == .horizontal ? place.y == 12 : place.x == 40)
    }

    @Test(arguments: [(Edge.left, 3.5), (.right, 76.5), (.top, 4.5), (.bottom, 19.5)])
    func distancesAreFromTheEdge(edge: Edge, distance: Double) {
        #expect(Location(x: 3, y: 4).distance(from: edge, of: Self.screen) == distance)
    }
}
