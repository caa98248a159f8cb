/// Lines of text that a text view shows.
///
/// Each line has a place among the others: a number, from 0, that grows from line to line. Where a
/// text is short these are the lines as they are counted. In a long one they may be the bytes at which
/// lines begin, so that its end can be shown before anyone has counted what comes before it.
public protocol TextSource {
    /// Where the lines end: all have places below it. 0 where there is none.
    var extent: Int { get }

    /// The line that begins at a place or is the last one before it; `place` is below the extent.
    func line(at place: Int) -> Int

    /// The line below another; nil below the last one.
    func line(after line: Int) -> Int?

    /// The line above another; nil above the first one.
    func line(before line: Int) -> Int?

    /// Lends the bytes of a line, without its line feed.
    func withLine<Answer>(_ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer

    /// How a line is set.
    func layout(of line: Int) -> LineLayout

    /// Whether layouts may say of lines that they are not wrapped.
    var cutsLines: Bool { get }

    /// Lends both, for a text whose lines have to be read for either.
    func withSetLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>, LineLayout) -> Answer
    ) -> Answer

    /// The number that a gutter shows beside a line, from 1; lines with the same number are parts
    /// of one, and numbers never go down. Nil as long as it is not known.
    func number(of line: Int) -> Int?
}

extension TextSource {
    /// The line of this number.
    public func line(at place: Int) -> Int { place }
    /// The line of the next number.
    public func line(after line: Int) -> Int? { line + 1 < extent ? line + 1 : nil }
    /// The line of the number before.
    public func line(before line: Int) -> Int? { line > 0 ? line - 1 : nil }
    /// In plain ink, wrapped.
    public func layout(of line: Int) -> LineLayout { LineLayout() }
    /// Perhaps.
    public var cutsLines: Bool { true }
    /// One after the other.
    public func withSetLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>, LineLayout) -> Answer
    ) -> Answer {
        let layout = layout(of: line)
        return withLine(line) { body($0, layout) }
    }
    /// The lines as they are counted.
    public func number(of line: Int) -> Int? { line + 1 }

    /// The last line; the text has one.
    public var lastLine: Int { line(at: extent - 1) }

    /// The lines that begin within a range of places, the first of which is a line's.
    public func lines(in range: Range<Int>) -> some Sequence<Int> {
        sequence(first: range.lowerBound) { line(after: $0) }.lazy.prefix { $0 < range.upperBound }
    }
}

/// A place in a text: a line and a byte in it. Rows come and go with the width; this stays.
public struct TextPlace: Hashable, Comparable, Sendable {
    /// The line, from 0.
    public var line: Int
    /// The byte within the line.
    public var byte: Int

    /// The byte `byte` of line `line`.
    public init(line: Int = 0, byte: Int = 0) {
        self.line = line
        self.byte = byte
    }

    /// Whether `left` comes first.
    public static func < (left: TextPlace, right: TextPlace) -> Bool {
        (left.line, left.byte) < (right.line, right.byte)
    }
}
