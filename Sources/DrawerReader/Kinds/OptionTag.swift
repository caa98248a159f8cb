/// The names of an option in a manual page, such as `-x, --long=VALUE`.
enum OptionTag {
    /// Whether a text begins with an option's name.
    static func begins(_ text: LineBytes) -> Bool {
        guard text.first == dash, text.count > 1 else { return false }
        return text[1] == dash || text[1].isLetter || text[1].isDigit
            || text[1] == UInt8(ascii: "?") || text[1] == UInt8(ascii: "#")
    }

    /// The names alone, without what an option takes: `-x, --long`.
    static func title(_ tag: LineBytes) -> String {
        tag.split(separator: UInt8(ascii: ",")).lazy
            .map { LineBytes(rebasing: $0).trimmed }
            .prefix(while: begins).map { OutlineItem.title(name($0)) }
            .joined(separator: ", ")
    }

    /// A name up to what the option takes; the brackets of `--[no-]name` belong to the name.
    private static func name(_ text: LineBytes) -> LineBytes {
        let end = text.indices.first { index in
            switch text[index] {
            case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "<"): index > 1
            case UInt8(ascii: "["): index > 2
            default: false
            }
        }
        return text.piece(0..<(end ?? text.count))
    }

    private static let dash = UInt8(ascii: "-")
}
