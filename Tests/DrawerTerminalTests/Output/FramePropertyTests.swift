import DrawerCanvas
import DrawerModel
import TerminalProbe
import Testing

@testable import DrawerTerminal

/// Whatever a terminal shows and is to show next: afterwards it shows exactly that.
struct FramePropertyTests {
    private static let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .truecolor]

    @Test(arguments: depths, 0..<12) func theTerminalShowsTheFrame(
        depth: ColorDepth, seed: UInt64
    ) {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<8 {
            let size = Size(
                width: .random(in: 2...90, using: &numbers),
                height: .random(in: 1...12, using: &numbers))
            var terminal = Capabilities()
            terminal.depth = depth
            if Bool.random(using: &numbers) {
                terminal.shortcuts = .init(rawValue: .random(in: 0...511, using: &numbers))
                terminal.erasesInBackground = .random(using: &numbers)
            }
            check(terminal, size, using: &numbers)
        }
    }

    private func check(
        _ terminal: Capabilities, _ size: Size, using numbers: inout SplitMix64
    ) {
        var encoder = FrameEncoder(terminal, size: size)
        let shown = ShownFrame(size: size, depth: terminal.depth)
        var frame = Surface(size: size)
        for step in 0..<12 {
            frame.scribble(using: &numbers)
            var bytes: [UInt8] = []
            let cursor = Point(
                x: .random(in: 0..<size.width, using: &numbers),
                y: .random(in: 0..<size.height, using: &numbers))
            var next = frame
            encoder.encode(&next, cursor: cursor, showsCursor: false, into: &bytes)
            shown.emulator.feed(bytes)
            let difference = shown.difference(from: frame)
            #expect(difference == nil, "step \(step), \(size), \(terminal.shortcuts)")
            #expect(shown.emulator.cursor == (cursor.x, cursor.y))
            if difference != nil { return }
        }
    }

    /// As many styles as cells, which are too many to be painted style by style.
    @Test func aFrameOfManyColoursIsRight() {
        var numbers = SplitMix64(seed: 5)
        let size = Size(width: 120, height: 9)
        var encoder = FrameEncoder(Capabilities(), size: size)
        let shown = ShownFrame(size: size, depth: .truecolor)
        for _ in 0..<30 {
            var frame = Surface(size: size)
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let colors = UInt64.random(in: 0..<(1 << 48), using: &numbers)
                    let ink = Color(rgb: UInt32(colors & 0xFF_FFFF))
                    let paper = Color(rgb: UInt32(colors >> 24))
                    frame[x, y] = Cell(Glyph("x"), Style(ink, on: paper))
                }
            }
            var bytes: [UInt8] = []
            var next = frame
            encoder.encode(&next, cursor: nil, showsCursor: false, into: &bytes)
            shown.emulator.feed(bytes)
            #expect(shown.difference(from: frame) == nil)
        }
    }
}

extension Surface {
    fileprivate static let words = [
        "a", "Zq ", "  ", "漢字", "가", "e\u{301}", "é", "o\u{308}\u{304}", "→", "─┼│", "▌", "█",
        "======",
        "            ", "fox jumps",
    ]
    fileprivate static let colors: [Color] = [
        .standard, .standard, Color(rgb: 0xFF8800), Color(rgb: 0x102030), .palette(3), .palette(12),
        .palette(200), Color(rgb: 0x112131),
    ]

    /// Draws words and areas over what is there, or moves it all, or dims it.
    fileprivate mutating func scribble(using numbers: inout SplitMix64) {
        let before = self
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: draw(before, at: Point(x: .random(in: -3...3, using: &numbers), y: 0))
        case 1: draw(before, at: Point(x: 0, y: .random(in: -2...2, using: &numbers)))
        case 2: recolor(using: &numbers)
        default:
            for _ in 0...(size.width * size.height / 40) { scribbleOnce(using: &numbers) }
        }
    }

    private mutating func recolor(using numbers: inout SplitMix64) {
        let shift = UInt32.random(in: 1...3, using: &numbers)
        for y in 0..<size.height {
            for x in 0..<size.width {
                guard let rgb = self[x, y].style.background.rgb else { continue }
                self[x, y].style.background = Color(rgb: rgb &+ shift)
            }
        }
    }

    private mutating func scribbleOnce(using numbers: inout SplitMix64) {
        let style = Style(
            Self.colors.randomElement(using: &numbers)!,
            on: Self.colors.randomElement(using: &numbers)!,
            Attributes(rawValue: .random(in: 0..<128, using: &numbers)).intersection(
                Bool.random(using: &numbers) ? [] : [.bold, .italic, .underline, .reverse]))
        let place = Point(
            x: .random(in: -1..<size.width, using: &numbers),
            y: .random(in: 0..<size.height, using: &numbers))
        if Bool.random(using: &numbers) {
            write(Self.words.randomElement(using: &numbers)!, at: place, style: style)
        } else {
            let width = Int.random(in: 1...size.width, using: &numbers)
            fill(Rect(x: place.x, y: place.y, width: width, height: 2), with: Cell(.blank, style))
        }
    }
}
