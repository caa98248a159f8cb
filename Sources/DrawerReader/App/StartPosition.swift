internal import DrawerCanvas

/// Where reading begins.
public enum StartPosition: Hashable, Sendable {
    /// At the first line.
    case top
    /// At the end.
    case end
    /// At this line, from 1; at the last one where there are fewer.
    case line(Int)
    /// Where a bookmark leads; at the end where there is less.
    case bookmark(Bookmark)
    /// At the first match of this regular expression; at the top where there is none.
    case match(String)
}

/// The search for a start position in a document that is on its way.
struct StartSearch {
    private let position: StartPosition

    init(_ position: StartPosition) { self.position = position }

    /// The place, when it has come; nil until then.
    func place(in loaded: LoadedDocument) -> TextPlace? {
        let document = loaded.document
        let hasAll = loaded.hasEnded || loaded.state == .following
        switch position {
        case .top: return TextPlace()
        case .end:
            return hasAll || document.extent > 0 ? TextPlace(line: document.extent) : nil
        case .line(let number):
            let line = document.line(ofNumber: number) ?? (hasAll ? document.extent : nil)
            return line.map { TextPlace(line: $0) }
        case .bookmark(let bookmark):
            return document.place(of: bookmark, hasAll: hasAll)
        // A search goes there.
        case .match: return TextPlace()
        }
    }
}
