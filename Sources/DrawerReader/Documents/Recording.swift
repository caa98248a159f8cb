internal import DrawerCanvas
public import DrawerModel

/// A recorded session: what came in from a terminal, and when.
///
/// Its text has a line for each event (`RecordedEvent`), the screen's size first. Blank lines, and
/// those that begin with `#`, are for people.
public struct Recording: Hashable, Sendable {
    /// All events, in the order of their times.
    public let events: [RecordedEvent]

    /// Reads the file at `path`.
    public init(path: String) throws(ReadError) {
        let file = FilePath(path)
        if try FileAccess.kind(of: file) == .special { throw .special(name: path) }
        try self.init(Document(bytes: FileAccess.read(file)), name: path)
    }

    init(_ text: Document, name: String) throws(ReadError) {
        var events: [RecordedEvent] = []
        for index in 0..<text.lineCount {
            let line = text.withLine(index) { String(decoding: $0, as: UTF8.self) }
            if line.first == "#" || line.allSatisfy(\.isWhitespace) { continue }
            guard let event = RecordedEvent(line) else {
                throw .noEvent(name: name, line: index + 1)
            }
            guard event.time >= events.last?.time ?? event.time else {
                throw .eventTooEarly(name: name, line: index + 1)
            }
            events.append(event)
        }
        guard case .resize = events.first?.event else { throw .noRecording(name: name) }
        self.events = events
    }
}
