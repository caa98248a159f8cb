import Testing

@testable import DrawerModel

struct DrawerSizeTests {
    @Test(arguments: [
        (DrawerSize.percent(80), 80, 64), (.percent(80), 120, 96), (.percent(80), 24, 19),
        (.percent(80), 13, 10), (.percent(50), 81, 41), (.percent(100), 80, 80),
        (.percent(1), 20, 1), (.percent(0), 20, 1), (.percent(300), 20, 20),
        (.cells(30), 80, 30), (.cells(30), 20, 20), (.cells(0), 80, 1), (.cells(-4), 80, 1),
        (.allBut(6), 80, 74), (.allBut(0), 80, 80), (.allBut(90), 80, 1), (.allBut(-9), 80, 80),
        (.percent(80), 1, 1), (.cells(9), 1, 1), (.allBut(1), 1, 1), (.percent(80), 0, 1),
    ]) func lengthInWholeCells(size: DrawerSize, extent: Int, length: Int) {
        #expect(size.length(in: extent) == length)
    }

    @Test func theDefaultIsFourFifths() {
        for extent in 1...300 {
            let length = DrawerConfiguration().size.length(in: extent)
            #expect(length == max(1, Int((0.8 * Double(extent)).rounded())))
        }
    }

    @Test(arguments: [(Edge.left, 2.0), (.right, 2), (.top, 1), (.bottom, 1)])
    func theEdgeZoneIsTwoColumnsOrOneRow(edge: Edge, zone: Double) {
        #expect(DrawerConfiguration(edge: edge).edgeZone == zone)
    }

    @Test func eachDrawerMeasuresItsAxis() {
        let all = Edge.allCases.map { DrawerConfiguration(edge: $0) }
        let set = DrawerSet(all, screen: Size(width: 80, height: 24))
        #expect(set.drawers.map(\.length) == [64, 64, 19, 19])
        #expect(set[.top]?.edge == .top && set.front == nil && !set.isAnimating)
    }
}
