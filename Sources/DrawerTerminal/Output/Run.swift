internal import DrawerCanvas

/// Neighbouring cells of a row that are written in one style.
struct Run {
    let row: Int
    let start: Int
    /// The column after the last cell.
    var end: Int
    var ink: Ink
    /// The place in the list of the run that is painted next in this style; nil for none.
    var next: Int?
}

/// Runs of one style, all over the screen, chained in their order.
struct RunGroup {
    var ink: Ink
    let first: Int
    var last: Int
    var isPainted = false
}
