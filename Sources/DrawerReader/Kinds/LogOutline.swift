/// Reads a log line by line: its days, and in them what went wrong. The same message again and
/// again is one item.
struct LogOutline {
    private var builder: OutlineBuilder
    private var day: LogDay?
    /// The last item of an error or a warning: its message, its line, how many there were.
    private var message: [UInt8] = []
    private var line: Int?
    private var count = 0

    /// A table of contents of at most `limit` items; of more an even choice is kept.
    init(limit: Int = 5000) { builder = OutlineBuilder(limit: limit, thinning: .samples) }

    /// Takes the next line.
    mutating func read(_ text: LineBytes, at index: Int) {
        let entry = LogEntry(text)
        if let day = entry.day, day != self.day {
            endRun()
            self.day = day
            builder.append(OutlineItem(day.title, line: index))
        }
        guard entry.severity == .error || entry.severity == .warning else { return }
        if line != nil, entry.message.elementsEqual(message) {
            count += 1
            return
        }
        endRun()
        guard !entry.message.isBlank else { return }
        message = Array(entry.message)
        line = index
        count = 1
        let level = day == nil ? 0 : 1
        builder.append(level: level, line: index) {
            OutlineItem(entry.title, level: level, line: index)
        }
    }

    /// The items that were found.
    mutating func finished() -> [OutlineItem] {
        endRun()
        return builder.finished()
    }

    /// Says how often the last message came, if more than once.
    private mutating func endRun() {
        if let line, count > 1 { builder.revise(line: line) { $0.detail = "×\(count)" } }
        line = nil
    }
}
