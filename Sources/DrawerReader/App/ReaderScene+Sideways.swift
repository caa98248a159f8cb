internal import DrawerCanvas
public import DrawerModel

extension ReaderScene {
    /// The lines and the columns that a step of the wheel moves the text by.
    static let wheelRows = 3
    static let wheelColumns = 4

    /// The scrollbar takes drags that begin on it, whichever way they go. Lines that are cut take
    /// those that would open a drawer as long as they can follow them.
    public func claim(at cell: Point) -> DrawerSet.Claim {
        if isOnScrollbar(cell) { return .control }
        guard cell.y >= Self.titleHeight else { return [] }
        let source = page.source
        var claim: DrawerSet.Claim = []
        if view.canScrollLeft(in: source) { claim.insert(.rightward) }
        if view.canScrollRight(in: source) { claim.insert(.leftward) }
        return claim
    }

    /// Moves the lines that are cut, to show what is at their right where `columns` is positive.
    mutating func scroll(sideways columns: Int) -> Reaction {
        let before = view.shift
        view.scroll(sideways: columns, in: page.source)
        return view.shift == before ? .none : .redraw
    }

    /// Has the lines that are cut follow the pointer.
    mutating func dragSideways(to cell: Point) -> Reaction {
        guard let columns = sidewaysGrip?.drag(to: cell.x) else { return .none }
        return scroll(sideways: columns)
    }

    /// Ends what a press has begun.
    mutating func letGo() {
        thumbGrip = nil
        sidewaysGrip = nil
    }
}
