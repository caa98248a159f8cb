/// What a line of a log says: its day, how bad it is, and where its words are.
struct LogEntry {
    /// The day, where the line names one.
    private(set) var day: LogDay?
    /// How bad it is.
    private(set) var severity = LogSeverity.unknown
    /// The text without the time; of JSON the message.
    private(set) var message: LineBytes
    /// Whether the message is the text of a string of JSON, with its escapes.
    private(set) var isJSON = false

    /// Reads a line, which lends its bytes for as long as the entry is used.
    init(_ line: LineBytes) {
        message = line
        if line.first == UInt8(ascii: "{") {
            readJSON(line)
        } else if let severity = Self.letter(line) {
            self.severity = severity
        } else {
            let stamp = LogStamp(line)
            day = stamp?.day
            message = line.piece(from: stamp?.end ?? 0)
            severity = LogSeverity(in: message)
        }
    }

    /// The text for a table of contents.
    var title: String { isJSON ? JSONFields.text(message) : OutlineItem.title(message) }

    /// Whether a line can only be one of a log.
    static func isCertain(_ line: LineBytes) -> Bool {
        if line.first == UInt8(ascii: "{") { return LogEntry(line).severity != .unknown }
        return letter(line) != nil || LogStamp(line) != nil
    }

    /// The level in lines such as `E0517 10:00:00.123456`, of Google's logging libraries.
    private static func letter(_ line: LineBytes) -> LogSeverity? {
        guard line.count > 10, line[5] == 0x20, line[8] == UInt8(ascii: ":"),
            line.piece(1..<5).allSatisfy({ $0.isDigit })
        else { return nil }
        switch line[0] {
        case UInt8(ascii: "E"), UInt8(ascii: "F"): return .error
        case UInt8(ascii: "W"): return .warning
        case UInt8(ascii: "I"): return .other
        default: return nil
        }
    }

    private mutating func readJSON(_ line: LineBytes) {
        var entry = self
        JSONFields.read(line) { key, value in
            if Self.levelKeys.contains(where: { key.equals($0) }) {
                entry.severity = Self.level(value)
            } else if Self.timeKeys.contains(where: { key.equals($0) }) {
                entry.day = LogDay(iso: value)
            } else if Self.messageKeys.contains(where: { key.equals($0) }) {
                entry.message = value
                entry.isJSON = true
            }
        }
        self = entry
    }

    private static func level(_ value: LineBytes) -> LogSeverity {
        guard let first = value.first, first.isDigit else { return LogSeverity(word: value) }
        return LogSeverity(number: Int(String(decoding: value, as: UTF8.self)) ?? 30)
    }

    private static let levelKeys: [StaticString] = [
        "level", "severity", "lvl", "levelname", "log.level", "PRIORITY",
    ]
    private static let timeKeys: [StaticString] = ["time", "timestamp", "ts", "@timestamp", "t"]
    private static let messageKeys: [StaticString] = ["msg", "message", "MESSAGE"]
}
