internal import DrawerModel

/// Where the moving edge divides one axis of the screen: cells of the panel, perhaps one that both
/// share, and cells of the content.
struct Split {
    /// The cells that the panel covers whole.
    let panel: Range<Int>
    /// The cell that the edge runs through, if any.
    let shared: Int?
    /// The eighths of the shared cell that are the panel's, 1...7.
    let eighths: Int
    /// The cells left to the content.
    let content: Range<Int>
    /// What is added to a cell of the screen to get the cell of the panel shown there.
    let shift: Int
    private let opensForward: Bool

    /// Divides `extent` cells at `boundary` cells from `edge`, to an eighth where `finely`, else to
    /// a whole cell; the panel is `length` cells long.
    init(edge: Edge, boundary: Double, extent: Int, length: Int, finely: Bool) {
        let whole = min(Double(extent), max(0, boundary))
        let parts = finely ? Int((whole * 8).rounded()) : Int(whole.rounded()) * 8
        let covered = parts / 8
        let touched = (parts + 7) / 8
        eighths = parts % 8
        opensForward = edge.openingSign > 0
        if opensForward {
            panel = 0..<covered
            shared = eighths > 0 ? covered : nil
            content = touched..<extent
            shift = length - touched
        } else {
            panel = (extent - covered)..<extent
            shared = eighths > 0 ? extent - touched : nil
            content = 0..<(extent - touched)
            shift = touched - extent
        }
    }

    /// How far a cell of the content is from the moving edge, in whole cells from 0.
    func distance(_ cell: Int) -> Int {
        opensForward ? cell - content.lowerBound : content.upperBound - 1 - cell
    }
}
