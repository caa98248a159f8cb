public import DrawerModel

/// A window onto a text, wrapped at its width or cut there: where it stands, and how it moves.
///
/// Only the lines around the window are ever laid out, so its cost does not depend on the text's
/// length.
public struct TextView: Hashable, Sendable {
    /// The window's size in cells.
    public private(set) var size: Size
    /// The first byte of the row at the top.
    public private(set) var top = TextPlace()
    /// Whether lines are wrapped at the window's width; else they are cut there.
    public private(set) var wraps = true
    /// Whether there is a gutter with the numbers of the lines.
    public private(set) var showsNumbers = false
    /// How many columns of the lines that are not wrapped are out of sight at the left.
    public internal(set) var shift = 0
    /// Where it was moved to last; however often the size changes, it comes back to here.
    private var anchor = TextPlace()
    /// The columns beside the text at either side, without a gutter.
    private var plainMargin = TextView.widestMargin

    /// The columns beside the text at either side, where nothing asks for fewer.
    static let widestMargin = 2

    /// A window at the start of a text.
    public init(size: Size) { self.size = size }

    /// The columns that text is wrapped at: the window without its margins, its gutter and its
    /// scrollbar.
    public func textWidth(in source: some TextSource) -> Int {
        max(1, size.width - 2 * margin - gutter(in: source))
    }

    /// The columns beside the text at either side; the last ones hold the scrollbar.
    var margin: Int { showsNumbers ? Self.widestMargin : plainMargin }

    /// Makes the margins so narrow that lines of `columns` are not wrapped where the window is that
    /// wide, and no narrower. What is at the top stays there.
    public mutating func makeRoom(for columns: Int, in source: some TextSource) {
        let margins = (0...Self.widestMargin).reversed()
        let fitting = margins.first { columns <= size.width - 2 * $0 }
        plainMargin = fitting ?? Self.widestMargin
        top = row(of: anchor, in: source)
    }

    // MARK: Modes

    /// Gives the window another size; what is at the top stays there.
    public mutating func resize(to size: Size, in source: some TextSource) {
        self.size = size
        top = row(of: anchor, in: source)
    }

    /// Has lines wrapped or cut; what is at the top stays there.
    public mutating func wrap(_ wraps: Bool, in source: some TextSource) {
        self.wraps = wraps
        shift = 0
        top = row(of: anchor, in: source)
    }

    /// Shows or hides the numbers of the lines; what is at the top stays there.
    public mutating func showNumbers(_ shows: Bool, in source: some TextSource) {
        showsNumbers = shows
        top = row(of: anchor, in: source)
    }

    // MARK: Movement

    /// Shows the row that holds `place` at the top, or as near as the text's end allows.
    public mutating func go(to place: TextPlace, in source: some TextSource) {
        stand(at: row(of: place, in: source))
    }

    /// Moves the window by `rows`, downward where positive.
    public mutating func scroll(by rows: Int, in source: some TextSource) {
        guard source.extent > 0 else { return }
        var place = top
        if rows < 0 {
            place = moved(place, up: -rows, in: source)
        } else {
            place = topmost(moved(place, down: rows, in: source), in: source)
        }
        stand(at: place)
    }

    /// Goes to the start of the text.
    public mutating func goToStart() { stand(at: TextPlace()) }

    /// Goes to the end of the text.
    public mutating func goToEnd(in source: some TextSource) { stand(at: lastTop(in: source)) }

    /// Goes to the start of another text, whose lines are not moved sideways either.
    public mutating func startOver() {
        shift = 0
        goToStart()
    }

    private mutating func stand(at place: TextPlace) {
        top = place
        anchor = place
    }

    /// Whether the text's end is in the window.
    public func isAtEnd(in source: some TextSource) -> Bool { top >= lastTop(in: source) }
}
