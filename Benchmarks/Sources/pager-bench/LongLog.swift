#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A log of 1 GB in a file, whose lines say their numbers.
struct LongLog {
    /// A word that one line near the end has, and no other.
    static let needle = "zebracorn"

    let path: String
    let lineCount: Int
    /// The number of the line that has the needle.
    let needleLine: Int

    private static let size = 1 << 30
    private static let levels = ["INFO", "DEBUG", "INFO", "WARN", "INFO", "ERROR", "INFO"]
    private static let messages = [
        "request served from the cache", "connection opened", "session renewed for the user",
        "queue drained in 12 ms by one worker and handed over to the next",
    ]

    /// Writes it; nil where there is no room.
    init?(directory: String) {
        path = directory + "/drawer-bench-\(getpid()).log"
        guard let file = fopen(path, "w") else { return nil }
        defer { fclose(file) }
        var bytes = 0
        var number = 0
        var needleLine = 0
        while bytes < Self.size {
            number += 1
            let hasNeedle = needleLine == 0 && bytes > Self.size / 100 * 99
            if hasNeedle { needleLine = number }
            let line = Self.line(number) + (hasNeedle ? " " + Self.needle : "") + "\n"
            guard fputs(line, file) >= 0 else { return nil }
            bytes += line.utf8.count
        }
        lineCount = number
        self.needleLine = needleLine
    }

    func remove() { unlink(path) }

    /// What the line of a number begins with.
    static func stamp(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: 9 - digits.count) + digits
    }

    private static func line(_ number: Int) -> String {
        stamp(number) + " 2026-11-30T10:00:00 " + levels[number % levels.count] + " "
            + messages[number % messages.count]
    }
}
