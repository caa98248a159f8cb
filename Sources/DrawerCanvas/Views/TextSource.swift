/// Lines of text that a text view shows.
public protocol TextSource {
    /// How many lines there are.
    var lineCount: Int { get }

    /// Lends the bytes of a line, without its line feed.
    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer

    /// How a line is set.
    func layout(of index: Int) -> LineLayout
}

extension TextSource {
    /// In plain ink, wrapped.
    public func layout(of index: Int) -> LineLayout { LineLayout() }
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
