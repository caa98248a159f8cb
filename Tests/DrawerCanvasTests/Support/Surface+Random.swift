import DrawerModel

@testable import DrawerCanvas

extension Surface {
    /// A surface of words and areas in all sorts of styles, drawn by `numbers`.
    static func random(
        _ size: Size, of words: [String], colors: [Color], using numbers: inout SplitMix64
    ) -> Surface {
        var surface = Surface(size: size)
        for _ in 0..<(size.width * size.height / 8) {
            let style = Style(
                colors.randomElement(using: &numbers) ?? .standard,
                on: colors.randomElement(using: &numbers) ?? .standard,
                Attributes(rawValue: .random(in: 0..<64, using: &numbers) & 31))
            let place = Point(
                x: .random(in: 0..<size.width, using: &numbers),
                y: .random(in: 0..<size.height, using: &numbers))
            if Bool.random(using: &numbers) {
                let text = (0..<4).compactMap { _ in words.randomElement(using: &numbers) }
                surface.write(text.joined(), at: place, style: style)
            } else {
                let width = Int.random(in: 1...6, using: &numbers)
                surface.fill(
                    Rect(x: place.x, y: place.y, width: width, height: 2),
                    with: Cell(.blank, style))
            }
        }
        return surface
    }

    /// A surface whose rows are these lines.
    init(lines: [String], width: Int, style: Style = Style()) {
        self.init(size: Size(width: width, height: lines.count))
        for (y, line) in lines.enumerated() { write(line, at: Point(x: 0, y: y), style: style) }
    }
}

extension Samples {
    /// Words that every terminal shows alike, and blocks, lines and what XML takes for its own.
    static let words = [
        "a", "Zq ", "  ", "漢字", "가", "e\u{301}", "é", "<b>", "&amp;", "\"'", "]]>", "→", "☰", "…",
        "─┼│", "━┏", "▌", "▐", "▄▀", "█", "░▓", "▚", "Ж",
    ]

    static let colors: [Color] = [
        .standard, .standard, Color(rgb: 0xFF8800), Color(rgb: 0x102030), .palette(3),
        .palette(12), .palette(200),
    ]
}
