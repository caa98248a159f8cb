internal import DrawerCanvas

extension OutlineItem {
    /// An item that is called by a piece of its document.
    init(_ text: LineBytes, detail: String = "", level: Int = 0, line: Int) {
        self.init(Self.title(text), detail: detail, level: level, line: line)
    }

    /// At most this many bytes of a document make a title.
    private static let mostBytes = 200

    /// Text for one row: without control characters, and with one blank between words.
    static func title(_ text: LineBytes) -> String {
        var text = text.trimmed
        if text.count > mostBytes {
            var end = mostBytes
            while end > mostBytes - 4, text[end] & 0xC0 == 0x80 { end -= 1 }
            text = text.piece(0..<end)
        }
        let isPlain = text.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && text.gap(of: 2) == nil
        if isPlain { return String(decoding: text, as: UTF8.self) }
        return PlainText(text).text.unicodeScalars
            .split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
    }
}
