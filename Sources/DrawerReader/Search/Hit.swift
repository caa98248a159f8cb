internal import DrawerCanvas

/// A match in a text: a line as it is shown, and its bytes there.
struct Hit: Hashable, Sendable {
    /// The line, as the text counts them.
    var line: Int
    /// The bytes that match; none where the pattern matches what has no bytes, as `^$` does.
    var bytes: Range<Int>

    /// Where it begins.
    var place: TextPlace { TextPlace(line: line, byte: bytes.lowerBound) }
}

/// Which way a search goes.
enum SearchDirection: Hashable, Sendable {
    case forward, backward

    var opposite: SearchDirection { self == .forward ? .backward : .forward }
}
