/// How bad it is what a line of a log tells.
enum LogSeverity: Hashable {
    /// The line does not say.
    case unknown
    /// It says that all is well.
    case other
    case warning
    case error

    /// How far into a line its level is looked for, in bytes.
    private static let reach = 160

    /// The level that a line names first: a word in capitals, such as `ERROR`, or one that is set
    /// off, as in `[error]`, `level=error` and `error: `.
    init(in line: LineBytes) {
        self = .unknown
        let line = line.piece(0..<Self.reach)
        var index = 0
        while index < line.count {
            guard line[index].isLetter else {
                index += 1
                continue
            }
            let start = index
            while index < line.count, line[index].isLetter { index += 1 }
            guard (3...9).contains(index - start), Self.stands(line, start..<index) else {
                continue
            }
            self = Self(word: line.piece(start..<index))
            if self != .unknown { return }
        }
    }

    /// The level that a word names, in whatever case.
    init(word: LineBytes) {
        var small: UInt64 = 0
        for byte in word.prefix(8) { small = small << 8 | UInt64(byte | 0x20) }
        self = Self.words[small] ?? .unknown
    }

    /// The level that a number stands for: of syslog from 0 to 7, else of programs' JSON, where 30
    /// is information.
    init(number: Int) {
        switch number {
        case 0...3, 50...: self = .error
        case 4, 40..<50: self = .warning
        default: self = .other
        }
    }

    /// Whether a word can name a level by what is around it.
    private static func stands(_ line: LineBytes, _ word: Range<Int>) -> Bool {
        let before = word.lowerBound > 0 ? line[word.lowerBound - 1] : 0x20
        let after = word.upperBound < line.count ? line[word.upperBound] : 0x20
        guard !isInWord(before), !isInWord(after) else { return false }
        if line[word].allSatisfy({ $0.isCapital }) { return true }
        return opens(before) || closes(after)
    }

    /// Whether a byte beside a word makes it a part of a name.
    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        default: byte.isDigit || byte >= 0x80
        }
    }

    /// Whether a byte sets off the word after it.
    private static func opens(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "="),
            UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// Whether a byte sets off the word before it.
    private static func closes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): true
        default: false
        }
    }

    /// By the first eight letters, packed.
    private static let words: [UInt64: LogSeverity] = {
        let names: [(LogSeverity, [String])] = [
            (
                .error,
                [
                    "error", "err", "fatal", "critical", "crit", "severe", "panic", "emerg",
                    "emergency", "alert", "failed",
                ]
            ),
            (.warning, ["warning", "warn"]),
            (.other, ["info", "notice", "debug", "trace", "verbose", "information"]),
        ]
        var words: [UInt64: LogSeverity] = [:]
        for (severity, list) in names {
            for name in list {
                words[name.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }] = severity
            }
        }
        return words
    }()
}
