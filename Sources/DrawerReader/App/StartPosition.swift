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
    /// At the first line that holds this text; at the top where none does.
    case text(String)
}

/// The search for a start position in a document that is on its way.
struct StartSearch {
    private let position: StartPosition
    /// The first line that was not looked at yet.
    private var next = 0

    init(_ position: StartPosition) { self.position = position }

    /// The place, when it has come; nil until then.
    mutating func place(in loaded: LoadedDocument) -> TextPlace? {
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
        case .text(let text):
            return find(Array(text.utf8), in: document) ?? (hasAll ? TextPlace() : nil)
        }
    }

    private mutating func find(_ text: [UInt8], in document: Document) -> TextPlace? {
        var line = next < document.extent ? next : nil
        while let found = line {
            if document.withLine(found, { $0.holds(text) }) { return TextPlace(line: found) }
            // The last line may not be complete yet.
            next = found
            line = document.line(after: found)
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether `text` occurs in it.
    fileprivate func holds(_ text: [UInt8]) -> Bool {
        guard let first = text.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: text) }
    }
}
