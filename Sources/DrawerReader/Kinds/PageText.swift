public import DrawerCanvas

/// The text of a page as it is shown at one width: its lines need not be those of the source.
///
/// Outlines, searches and marks speak of lines of the source; these two answer where that is.
public protocol PageText: TextSource, Sendable {
    /// The line of the source that a shown line belongs to.
    func sourceLine(of line: Int) -> Int

    /// The shown line where a line of the source begins, or the one that it is a part of.
    func line(ofSource line: Int) -> Int

    /// What can be followed, in the order of the text.
    var links: [PageLink] { get }

    /// The shown line that `#name` in the document leads to; nil where nothing has the name.
    func line(ofAnchor name: String) -> Int?

    /// The same page as it is shown in `width` columns, without reading the document again.
    func resized(to width: Int) -> Self
}

extension PageText {
    /// The same line: the source is shown as it is.
    public func sourceLine(of line: Int) -> Int { line }
    /// The same line: the source is shown as it is.
    public func line(ofSource line: Int) -> Int { line }
    /// That of the source's line.
    public func number(of line: Int) -> Int? { sourceLine(of: line) + 1 }
    /// None.
    public var links: [PageLink] { [] }
    /// Nothing has a name.
    public func line(ofAnchor name: String) -> Int? { nil }
    /// The same page: its lines do not depend on the width.
    public func resized(to width: Int) -> Self { self }
}

/// Something on a page that leads elsewhere.
public struct PageLink: Hashable, Sendable {
    /// The shown line that it is on, and its bytes there.
    public var line: Int
    /// The bytes of that line that can be clicked.
    public var bytes: Range<Int>
    /// Where it leads as its document says it: an address, a path, or `#` and a heading's name.
    public var target: String

    /// A link at `bytes` of `line`.
    public init(line: Int, bytes: Range<Int>, target: String) {
        self.line = line
        self.bytes = bytes
        self.target = target
    }
}
