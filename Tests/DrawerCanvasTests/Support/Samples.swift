@testable import DrawerCanvas

/// Text that is hard to show: characters, and bytes that are none.
enum Samples {
    static let characters = [
        "a", "Z", " ", "  ", "-", "\t", "漢", "字", "가", "e\u{301}", "o\u{308}\u{323}\u{302}",
        "\u{301}", "😀", "👍🏽", "👩\u{200D}💻", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{202E}",
        "\u{2066}", "\u{200B}", "\u{AD}", "\u{378}", "\u{FFFF}", "\u{1B}", "\u{7}", "\0", "\u{7F}",
        "\u{9B}", "\u{85}", "\u{2028}", "\u{1100}\u{1161}", "\u{E000}", "ﷺ", "\u{3000}",
    ]

    /// So many characters and strange bytes, drawn by `numbers`.
    static func bytes(_ count: Int, using numbers: inout SplitMix64) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<count {
            if Int.random(in: 0..<4, using: &numbers) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &numbers))
            } else {
                bytes += Array((characters.randomElement(using: &numbers) ?? "").utf8)
            }
        }
        return bytes
    }

    /// The glyphs that a scanner finds in the bytes.
    static func scan(_ bytes: [UInt8]) -> [GlyphScanner.Scanned] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = GlyphScanner(bytes)
            var found: [GlyphScanner.Scanned] = []
            while let scanned = scanner.next() { found.append(scanned) }
            return found
        }
    }
}
