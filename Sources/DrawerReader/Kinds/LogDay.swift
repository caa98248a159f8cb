/// A day of a log; syslog does not say the year.
struct LogDay: Hashable {
    /// The year, or 0.
    var year = 0
    /// From 1 to 12.
    var month = 0
    /// From 1 to 31.
    var day = 0

    /// What it is called.
    var title: String {
        let number = day < 10 ? "0\(day)" : "\(day)"
        if year == 0 { return "\(Self.months[month - 1]) \(day)" }
        return "\(year)-" + (month < 10 ? "0\(month)" : "\(month)") + "-" + number
    }

    /// Reads `2024-05-17` or `2024/05/17` at the beginning of a text.
    init?(iso text: LineBytes) {
        guard text.count >= 10, text[4] == UInt8(ascii: "-") || text[4] == UInt8(ascii: "/"),
            text[7] == text[4], let year = Self.number(text.piece(0..<4)),
            let month = Self.number(text.piece(5..<7)), let day = Self.number(text.piece(8..<10)),
            year >= 1000, (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `May 17 ` or `May  7 ` at the beginning of a text, and says how long that is.
    static func named(_ text: LineBytes) -> (LogDay, Int)? {
        guard text.count >= 7, text[3] == 0x20, text[6] == 0x20,
            let month = months.firstIndex(where: { text.prefix(3).elementsEqual($0.utf8) }),
            let day = number(text.piece(4..<6).trimmed), (1...31).contains(day)
        else { return nil }
        return (LogDay(month: month + 1, day: day), 7)
    }

    private init(month: Int, day: Int) { (self.month, self.day) = (month, day) }

    private static func number(_ text: LineBytes) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isDigit }) else { return nil }
        return text.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
