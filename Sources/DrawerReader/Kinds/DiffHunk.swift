/// The line that begins a hunk: `@@ -12,3 +14,5 @@ where it is`.
struct DiffHunk {
    /// How many lines follow of the old file and of the new one.
    var old = 0
    var new = 0
    /// The first line of the hunk in the new file, from 1.
    var start = 0
    /// How many files it is made from: 1, or more for a merge.
    var parents = 0
    /// Where the words are that say what the hunk is in; empty where there are none.
    var context = 0..<0

    /// Reads a line, or gives nil where it begins no hunk.
    init?(_ line: LineBytes) {
        let marks = line.prefix { $0 == UInt8(ascii: "@") }.count
        guard marks >= 2, marks <= 16 else { return nil }
        parents = marks - 1
        var index = marks
        for _ in 0..<parents {
            guard let range = Self.range(line, UInt8(ascii: "-"), &index) else { return nil }
            old = range.count
        }
        guard let range = Self.range(line, UInt8(ascii: "+"), &index),
            line.piece(index..<index + marks + 1).dropFirst().allSatisfy({ $0 == 0x40 }),
            index + marks < line.count
        else { return nil }
        (start, new) = range
        context = index + marks + 1..<line.count
    }

    /// The lines of the new file, for people.
    var lines: String { new > 1 ? "\(start)–\(start + new - 1)" : "\(start)" }

    /// Reads ` -12,3`, where the count is 1 if it is missing.
    private static func range(
        _ line: LineBytes, _ sign: UInt8, _ index: inout Int
    ) -> (start: Int, count: Int)? {
        guard index + 1 < line.count, line[index] == 0x20, line[index + 1] == sign else {
            return nil
        }
        index += 2
        guard let start = number(line, &index) else { return nil }
        guard index < line.count, line[index] == UInt8(ascii: ",") else { return (start, 1) }
        index += 1
        return number(line, &index).map { (start, $0) }
    }

    /// Reads a number of at most nine digits.
    private static func number(_ line: LineBytes, _ index: inout Int) -> Int? {
        let digits = line.piece(from: index).prefix { $0.isDigit }
        guard (1...9).contains(digits.count) else { return nil }
        index += digits.count
        return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
}
