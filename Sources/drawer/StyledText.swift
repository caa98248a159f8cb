internal import DrawerCanvas

/// A line of text for a terminal, with its styles (SGR) and no other control sequence.
struct StyledText {
    /// The line with its styles.
    private(set) var text = ""
    /// The line without them.
    private(set) var plain = ""

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let end = Self.endOfStyle(in: bytes, at: index) else {
                index += 1
                continue
            }
            add(bytes[start..<index])
            text += String(decoding: bytes[index..<end], as: UTF8.self)
            index = end
            start = end
        }
        add(bytes[start...])
    }

    private mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        let piece = PlainText(UnsafeBufferPointer(rebasing: bytes)).text
        text += piece
        plain += piece
    }

    /// Where the style that begins at `start` ends; nil where none begins there.
    private static func endOfStyle(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard bytes[start] == 0x1B, start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[")
        else { return nil }
        // Digits, and the two marks between them, lie side by side in ASCII.
        let parameters = UInt8(ascii: "0")...UInt8(ascii: ";")
        let end = bytes[(start + 2)...].firstIndex { !parameters.contains($0) }
        guard let end, bytes[end] == UInt8(ascii: "m") else { return nil }
        return end + 1
    }
}
