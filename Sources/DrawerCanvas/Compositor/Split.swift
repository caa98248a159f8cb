internal import DrawerModel

/// Where the moving edge divides one axis of the screen: cells of the panel, perhaps one that both
/// share, and cells of the content.
struct Split {
    /// The cells that the panel has whole.
    let panel: Range<Int>
    /// The cell that the edge runs through, if any.
    let shared: Int?
    /// The eighths of the shared cell that are the panel's, 1...7.
    let eighths: Int
    /// The cells left to the content.
    let content: Range<Int>
    /// What is added to a cell of the screen to get the cell of the panel shown there.
    let panelShift: Int
    /// What is added to a cell of the screen to get the cell of the content shown there.
    let contentShift: Int
    private let opensForward: Bool

    /// Divides `extent` cells as `stage` says, to an eighth where `finely`, else to a whole cell;
    /// the layers are `content` and `panel` cells long.
    init(_ stage: Stage, extent: Int, content: Int, panel: Int, finely: Bool) {
        let whole = min(Double(extent), max(0, stage.boundary))
        let parts = finely ? Int((whole * 8).rounded()) : Int(whole.rounded()) * 8
        let covered = parts / 8
        let touched = (parts + 7) / 8
        eighths = parts % 8
        opensForward = stage.edge.openingSign > 0
        let moved = stage.panelCells(finely: finely)
        let away = Int(stage.contentShift.rounded())
        if opensForward {
            self.panel = 0..<covered
            shared = eighths > 0 ? covered : nil
            self.content = touched..<extent
            panelShift = -moved
            contentShift = -away
        } else {
            self.panel = (extent - covered)..<extent
            shared = eighths > 0 ? extent - touched : nil
            self.content = 0..<(extent - touched)
            panelShift = panel - extent + moved
            contentShift = content - extent + away
        }
    }

    /// The panel's cell beside the moving edge; nil where either has none.
    var rim: Int? {
        if panel.isEmpty || content.isEmpty { return nil }
        return opensForward ? panel.upperBound - 1 : panel.lowerBound
    }

    /// The bands of the panel's or the content's cells, by their distance from the moving edge.
    func bands(of cells: Range<Int>) -> Bands {
        Bands(cells, fromStart: opensForward == (cells == content))
    }

    /// How far a cell of the content is from the moving edge, in whole cells from 0.
    func distance(_ cell: Int) -> Int {
        opensForward ? cell - content.lowerBound : content.upperBound - 1 - cell
    }

    /// How far a cell of the panel is from the moving edge, in whole cells from 0.
    func depth(_ cell: Int) -> Int {
        opensForward ? panel.upperBound - 1 - cell : cell - panel.lowerBound
    }
}
