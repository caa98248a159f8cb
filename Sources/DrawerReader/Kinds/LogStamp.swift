/// The date and the time of day that a line of a log begins with.
struct LogStamp {
    /// The day; nil where the line has a time alone.
    private(set) var day: LogDay?
    /// Where the text after it begins.
    private(set) var end = 0

    /// Reads the times of ISO 8601, of syslog, of the kernel and of some programs; nil for others.
    init?(_ line: LineBytes) {
        var index = Self.skipOpening(line)
        if let day = LogDay(iso: line.piece(from: index)) {
            self.day = day
            index += 10
            guard index < line.count, [0x20, 0x54, 0x5F].contains(line[index]) else { return nil }
            index += 1
        } else if let (day, length) = LogDay.named(line.piece(from: index)) {
            self.day = day
            index += length
        }
        guard Self.isTime(line.piece(from: index)) || (day == nil && Self.isUptime(line)) else {
            return nil
        }
        end = Self.skipTime(line, index)
    }

    /// What may stand before a date: a priority, a bracket, a day of the week.
    private static func skipOpening(_ line: LineBytes) -> Int {
        var index = 0
        if line.first == UInt8(ascii: "<") {
            index = line.prefix(5).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
        }
        if index < line.count, line[index] == UInt8(ascii: "[") { index += 1 }
        let word = line.piece(index..<index + 4)
        let isWeekday =
            word.hasSuffix(" ")
            && ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains { word.hasPrefix($0) }
        return isWeekday ? index + 4 : index
    }

    /// Whether a text begins with hours and minutes.
    private static func isTime(_ text: LineBytes) -> Bool {
        text.count >= 5 && text[0].isDigit && text[1].isDigit && text[2] == UInt8(ascii: ":")
            && text[3].isDigit && text[4].isDigit
    }

    /// Whether a line begins with seconds since the start, such as `[   12.345678]`.
    private static func isUptime(_ line: LineBytes) -> Bool {
        guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        let number = line.piece(1..<end).trimmed
        return number.count > 2 && number.contains(UInt8(ascii: "."))
            && number.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }

    private static func isPartOfTime(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "Z"), UInt8(ascii: " "):
            true
        default: byte.isDigit
        }
    }

    /// Where the time ends, with its fraction, its zone, a year after it, and a bracket.
    private static func skipTime(_ line: LineBytes, _ start: Int) -> Int {
        var index = start
        while index < line.count, isPartOfTime(line[index]) { index += 1 }
        if index < line.count, line[index] == UInt8(ascii: "]") { index += 1 }
        while index < line.count, line[index] <= 0x20 { index += 1 }
        return index
    }
}
