/// The side that reading starts from: menus, titles and marks begin there.
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft

    /// The column where something of `width` columns begins that is `distance` columns from the
    /// side where reading starts, on a row of `row` columns.
    func column(_ distance: Int, width: Int, of row: Int) -> Int {
        self == .leftToRight ? distance : row - distance - width
    }
}
