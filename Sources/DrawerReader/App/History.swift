internal import DrawerCanvas

/// Where one has been: jumps go on from here, and `back` and `forward` go along them.
struct History: Hashable, Sendable {
    /// A place in one of the documents.
    struct Stop: Hashable, Sendable {
        var document: Int
        var place: TextPlace
    }

    private static let most = 200

    private var behind: [Stop] = []
    private var ahead: [Stop] = []

    /// Notes the place that a jump leaves; what lay ahead is forgotten.
    mutating func leave(_ stop: Stop) {
        if behind.last != stop { behind.append(stop) }
        if behind.count > Self.most { behind.removeFirst() }
        ahead = []
    }

    /// The place before the last jump, from `stop`; nil where there was none.
    mutating func back(from stop: Stop) -> Stop? {
        guard let previous = behind.popLast() else { return nil }
        ahead.append(stop)
        return previous
    }

    /// Has the places in a document that has changed be where `move` says.
    mutating func move(in document: Int, _ move: (TextPlace) -> TextPlace) {
        for index in behind.indices where behind[index].document == document {
            behind[index].place = move(behind[index].place)
        }
        for index in ahead.indices where ahead[index].document == document {
            ahead[index].place = move(ahead[index].place)
        }
    }

    /// The place before the last jump, from `stop`, which takes its place: twice leads back to where
    /// one was.
    mutating func swap(with stop: Stop) -> Stop? {
        guard let previous = behind.popLast() else { return nil }
        leave(stop)
        return previous
    }

    /// The place that `back` has left, from `stop`; nil where there is none.
    mutating func forward(from stop: Stop) -> Stop? {
        guard let next = ahead.popLast() else { return nil }
        behind.append(stop)
        return next
    }
}
