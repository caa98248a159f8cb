import DrawerModel
import Testing

@testable import DrawerCanvas

struct SplitTests {
    /// A panel of 16 cells over 20 of content that stay.
    private func cover(_ edge: Edge, _ boundary: Double, finely: Bool = true) -> Split {
        let stage = Stage(edge: edge, boundary: boundary, panelShift: boundary - 16)
        return Split(stage, extent: 20, content: 20, panel: 16, finely: finely)
    }

    /// At every eighth, panel, shared cell and content make up the whole axis.
    @Test(arguments: Edge.allCases) func theSplitIsWhole(edge: Edge) {
        for eighth in 0...160 {
            let split = cover(edge, Double(eighth) / 8)
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
            let split = cover(edge, Double(eighth) / 8)
            let isForward = edge.openingSign > 0
            let end = isForward ? split.content.lowerBound - 1 : split.content.upperBound
            #expect(end + split.panelShift == (isForward ? 15 : 0))
            #expect(split.distance(isForward ? end + 1 : end - 1) == 0)
        }
    }

    @Test(arguments: Edge.allCases) func withoutEighthsNoCellIsShared(edge: Edge) {
        for eighth in 0...160 {
            let split = cover(edge, Double(eighth) / 8, finely: false)
            #expect(split.shared == nil && split.eighths == 0)
            #expect(split.panel.count == Int((Double(eighth) / 8).rounded()))
            #expect(split.panel.count + split.content.count == 20)
        }
    }

    @Test(arguments: Edge.allCases) func beyondTheScreenIsTheScreen(edge: Edge) {
        for boundary in [-3.0, -0.01, 20.01, 99] {
            let split = cover(edge, boundary)
            #expect(split.panel.count == (boundary < 0 ? 0 : 20) && split.shared == nil)
        }
    }

    /// Content that slides has its first cell at the moving edge; a panel that lies still does not
    /// move at all.
    @Test(arguments: Edge.allCases) func theContentSlidesWithItsEdge(edge: Edge) {
        for eighth in 0...128 {
            var stage = Stage(edge: edge, boundary: Double(eighth) / 8)
            stage.contentShift = stage.boundary
            let split = Split(stage, extent: 20, content: 20, panel: 16, finely: true)
            let isForward = edge.openingSign > 0
            let away = Int(stage.boundary.rounded())
            #expect(split.contentShift == (isForward ? -away : away))
            #expect(split.panelShift == (isForward ? 0 : -4))
            if let deepest = isForward ? split.panel.last : split.panel.first {
                #expect(split.depth(deepest) == 0)
            }
        }
    }
}
