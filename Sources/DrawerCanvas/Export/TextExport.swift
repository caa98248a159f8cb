internal import DrawerModel

/// A surface as plain text: one line a row, without trailing blanks.
public struct TextExport: Hashable, Sendable {
    /// An export without settings.
    public init() {}

    /// The text of the surface; each line ends with a line feed.
    public func text(of surface: Surface) -> String {
        (0..<surface.size.height).map { surface.text(row: $0) + "\n" }.joined()
    }
}
