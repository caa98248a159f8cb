/// Reads the fields of a JSON object that is one line, without building anything.
enum JSONFields {
    /// Lends each field's key and value in their order: of strings what stands between the quotes,
    /// as it is written; of other values their text. False where the line is no object; what was
    /// read before the mistake has been lent.
    @discardableResult
    static func read(
        _ line: LineBytes, _ body: (_ key: LineBytes, _ value: LineBytes) -> Void
    ) -> Bool {
        var index = skipBlanks(line, 0)
        guard index < line.count, line[index] == UInt8(ascii: "{") else { return false }
        index = skipBlanks(line, index + 1)
        while index < line.count, line[index] == quote {
            guard let keyEnd = endOfString(line, index) else { return false }
            let key = line.piece(index + 1..<keyEnd)
            index = skipBlanks(line, keyEnd + 1)
            guard index < line.count, line[index] == UInt8(ascii: ":") else { return false }
            index = skipBlanks(line, index + 1)
            guard let end = endOfValue(line, index) else { return false }
            let isString = line[index] == quote
            body(key, isString ? line.piece(index + 1..<end - 1) : line.piece(index..<end))
            index = skipBlanks(line, end)
            guard index < line.count, line[index] == UInt8(ascii: ",") else { break }
            index = skipBlanks(line, index + 1)
        }
        return index < line.count && line[index] == UInt8(ascii: "}")
    }

    /// What a string says, for a title: escapes that stand for blanks and controls become blanks.
    static func text(_ string: LineBytes) -> String {
        guard string.contains(backslash) else { return OutlineItem.title(string) }
        var plain: [UInt8] = []
        var index = 0
        while index < string.count {
            guard string[index] == backslash, index + 1 < string.count else {
                plain.append(string[index])
                index += 1
                continue
            }
            if string[index + 1] == UInt8(ascii: "u") {
                let digits = String(decoding: string.piece(index + 2..<index + 6), as: UTF8.self)
                let scalar = UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
                plain += Array(String(scalar ?? "\u{FFFD}").utf8)
                index += 6
            } else {
                plain.append("bfnrt".utf8.contains(string[index + 1]) ? 0x20 : string[index + 1])
                index += 2
            }
        }
        return plain.withUnsafeBufferPointer(OutlineItem.title)
    }

    private static func skipBlanks(_ line: LineBytes, _ start: Int) -> Int {
        var index = start
        while index < line.count, line[index] <= 0x20 { index += 1 }
        return index
    }

    /// The place of the quote that ends the string whose first quote is at `start`.
    private static func endOfString(_ line: LineBytes, _ start: Int) -> Int? {
        var index = start + 1
        while index < line.count, line[index] != quote {
            index += line[index] == backslash ? 2 : 1
        }
        return index < line.count ? index : nil
    }

    /// Where a value of any kind ends; one within another is passed over by its brackets.
    private static func endOfValue(_ line: LineBytes, _ start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < line.count {
            switch line[index] {
            case quote:
                guard let end = endOfString(line, index) else { return nil }
                index = end
                if depth == 0 { return end + 1 }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
                if depth == 0 { return index > start ? index : nil }
                if line[index] != UInt8(ascii: ",") { depth -= 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}
