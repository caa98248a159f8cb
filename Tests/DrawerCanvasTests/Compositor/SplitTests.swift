import DrawerModel
import Testing

@testable import DrawerCanvas

struct SplitTests {
    /// At every eighth, panel, shared cell and content make up the whole axis.
    @Test(arguments: Edge.allCases) func theSplitIsWhole(edge: Edge) {
        for eighth in 0...160 {
            let split = Split(
                edge: edge, boundary: Double(eighth) / 8, extent: 20, length: 16, finely: true)
            let shared = split.shared.map { [$0] } ?? []
            let all = Array(split.panel) + shared + Array(split.content)
            #expect(all.sorted() == Array(0..<20))
            #expect(split.panel.count * 8 + split.eighths == eighth)
            #expect((split.shared == nil) == (split.eighths == 0))
        }
    }

    /// The panel's moving end is at the moving edge, wherever that is.
    @Test(arguments: Edge.allCases) func thePanelSlidesWithItsEdge(edge: Edge) {
        for eighth in 1...128 {
            let split = Split(
                edge: edge, boundary: Double(eighth) / 8, extent: 20, length: 16, finely: true)
            let isForward = edge.openingSign > 0
            let end = isForward ? split.content.lowerBound - 1 : split.content.upperBound
            #expect(end + split.shift == (isForward ? 15 : 0))
            #expect(split.distance(isForward ? end + 1 : end - 1) == 0)
        }
    }

    @Test(arguments: Edge.allCases) func withoutEighthsNoCellIsShared(edge: Edge) {
        for eighth in 0...160 {
            let split = Split(
                edge: edge, boundary: Double(eighth) / 8, extent: 20, length: 16, finely: false)
            #expect(split.shared == nil && split.eighths == 0)
            #expect(split.panel.count == Int((Double(eighth) / 8).rounded()))
            #expect(split.panel.count + split.content.count == 20)
        }
    }

    @Test(arguments: Edge.allCases) func beyondTheScreenIsTheScreen(edge: Edge) {
        for boundary in [-3.0, -0.01, 20.01, 99] {
            let split = Split(edge: edge, boundary: boundary, extent: 20, length: 16, finely: true)
            #expect(split.panel.count == (boundary < 0 ? 0 : 20) && split.shared == nil)
        }
    }
}
