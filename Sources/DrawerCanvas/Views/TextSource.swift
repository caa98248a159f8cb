/// Lines of text that a text view shows.
public protocol TextSource {
    /// How many lines there are.
    var lineCount: Int { get }

    /// Lends the bytes of a line, without its line feed.
    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer

    /// How a line is set.
    func layout(of index: Int) -> LineLayout

    /// The number that a gutter shows beside a line, from 1; lines with the same number are parts
    /// of one, and numbers never go down.
    func number(of index: Int) -> Int
}

extension TextSource {
    /// In plain ink, wrapped.
    public func layout(of index: Int) -> LineLayout { LineLayout() }
    /// The lines as they are counted.
    public func number(of index: Int) -> Int { index + 1 }
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
