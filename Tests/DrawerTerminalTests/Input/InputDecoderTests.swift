import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerTerminal

/// Bytes in, events out; split anywhere.
struct InputDecoderTests {
    private func decode(_ text: String, flush: Bool = false) -> [InputDecoder.Input] {
        decode(Array(text.utf8), flush: flush)
    }

    private func decode(_ bytes: [UInt8], flush: Bool = false) -> [InputDecoder.Input] {
        var decoder = InputDecoder()
        var inputs: [InputDecoder.Input] = []
        decoder.feed(bytes, into: &inputs)
        if flush { decoder.flush(into: &inputs) }
        return inputs
    }

    private func key(_ key: Key, _ modifiers: Modifiers = []) -> InputDecoder.Input {
        .event(.key(KeyPress(key, modifiers)))
    }

    @Test(arguments: [
        ("A", Key.up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
        ("P", .function(1)), ("S", .function(4)),
    ]) func finalBytesAreKeys(final: String, expected: Key) {
        #expect(decode("\u{1B}O\(final)") == [key(expected)])
        #expect(decode("\u{1B}[\(final)") == [key(expected)])
        #expect(decode("\u{1B}[1;2\(final)") == [key(expected, .shift)])
        #expect(decode("\u{1B}[1;3\(final)") == [key(expected, .alt)])
        #expect(decode("\u{1B}[1;6\(final)") == [key(expected, [.shift, .control])])
    }

    @Test(arguments: [
        (1, Key.home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown),
        (7, .home), (8, .end), (11, .function(1)), (15, .function(5)), (17, .function(6)),
        (21, .function(10)), (23, .function(11)), (24, .function(12)),
    ]) func numbersAreKeys(number: Int, expected: Key) {
        #expect(decode("\u{1B}[\(number)~") == [key(expected)])
        #expect(decode("\u{1B}[\(number);5~") == [key(expected, .control)])
    }

    @Test func charactersAndControls() {
        #expect(decode("aß€😀") == ["a", "ß", "€", "😀"].map { key(.character($0)) })
        #expect(
            decode("\r\t\u{7F}\u{3}") == [
                key(.enter), key(.tab), key(.backspace), key(.character("c"), .control),
            ])
        #expect(decode("\u{1B}x") == [key(.character("x"), .alt)])
        #expect(decode("\u{1B}[Z") == [key(.tab, .shift)])
    }

    @Test func aLoneEscapeIsAKeyOnlyWhenNothingFollows() {
        #expect(decode("\u{1B}") == [])
        #expect(decode("\u{1B}", flush: true) == [key(.escape)])
        #expect(decode("\u{1B}\u{1B}[C") == [key(.right, .alt)])
        #expect(decode("\u{1B}[", flush: true) == [])
        #expect(decode("\u{1B}O", flush: true) == [key(.character("O"), .alt)])
    }

    @Test(arguments: [
        (0, "M", MouseReport.Kind.press(.left)), (1, "M", .press(.middle)),
        (2, "M", .press(.right)),
        (32, "M", .drag(.left)), (35, "M", .move), (0, "m", .release(.left)),
        (64, "M", .wheel(.up)), (65, "M", .wheel(.down)), (66, "M", .wheel(.left)),
        (67, "M", .wheel(.right)),
    ]) func mouseReports(code: Int, final: String, kind: MouseReport.Kind) {
        let report = MouseReport(kind, at: Location(x: 11, y: 4))
        #expect(decode("\u{1B}[<\(code);12;5\(final)") == [.event(.mouse(report))])
        let held = MouseReport(
            kind, at: Location(x: 11, y: 4), modifiers: [.shift, .alt, .control])
        #expect(decode("\u{1B}[<\(code + 28);12;5\(final)") == [.event(.mouse(held))])
    }

    @Test(arguments: [
        "\u{1B}[<0;0;5M", "\u{1B}[<0;5M", "\u{1B}[<0;5;5;5M", "\u{1B}[<128;5;5M", "\u{1B}[<;;M",
        "\u{1B}[<0;-1;5M", "\u{1B}[<0;99999999999;5M", "\u{1B}[<3;5;5M", "\u{1B}[<64;5;5m",
        "\u{1B}[99;99;99z", "\u{1B}[?1;2;3x", "\u{1B}]0;title\u{7}", "\u{1B}]4;1;rgb:0/0/0\u{1B}\\",
        "\u{1B}Pdata\u{1B}\\", "\u{1B}_apc\u{1B}\\", "\u{1B}[=1c", "\u{1B}Oz",
    ]) func whatIsMalformedOrUnknownVanishesWhole(sequence: String) {
        #expect(decode(sequence + "a") == [key(.character("a"))])
    }

    @Test func pixelsAreFractionsOfCells() {
        var decoder = InputDecoder()
        decoder.mouse.pixels = PixelSize(width: 10, height: 20)
        var inputs: [InputDecoder.Input] = []
        decoder.feed("\u{1B}[<0;13;31M".utf8, into: &inputs)
        let report = MouseReport(.press(.left), at: Location(x: 0.75, y: 1.025))
        #expect(inputs == [.event(.mouse(report))])
    }

    @Test func pastedTextIsNoKeys() {
        #expect(
            decode("\u{1B}[200~a\u{1B}[Cq\r\u{1B}[201~b") == [
                .event(.paste("a\u{1B}[Cq\r")), key(.character("b")),
            ])
        let long = String(repeating: "x", count: InputDecoder.longestPaste + 5000)
        guard case .event(.paste(let text)) = decode("\u{1B}[200~\(long)\u{1B}[201~").first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputDecoder.longestPaste)
    }

    @Test func answersAndFocus() {
        #expect(decode("\u{1B}[I\u{1B}[O") == [.event(.focus(true)), .event(.focus(false))])
        #expect(decode("\u{1B}[?62;22c") == [.reply(.attributes)])
        #expect(decode("\u{1B}[?1016;2$y") == [.reply(.mode(1016, state: 2))])
        let dark = Color(rgb: 0x1E1E2E)
        #expect(decode("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\") == [.reply(.background(dark))])
        #expect(decode("\u{1B}]11;rgb:1e/1e/2e\u{7}") == [.reply(.background(dark))])
        #expect(decode("\u{1B}]10;rgb:f/f/f\u{7}") == [.reply(.foreground(Color(rgb: 0xFFFFFF)))])
    }

    @Test func keysOfTheDatabaseComeFirst() {
        var decoder = InputDecoder()
        decoder.terminalKeys = [(Array("\u{1B}[[A".utf8), KeyPress(.function(1)))]
        var inputs: [InputDecoder.Input] = []
        for byte in "\u{1B}[[A".utf8 { decoder.feed([byte], into: &inputs) }
        #expect(inputs == [key(.function(1))])
    }

    /// However the bytes are cut into reads, they mean the same, and little of them waits.
    @Test func cutsChangeNothing() {
        var numbers = SystemRandomNumberGenerator()
        let pieces =
            [
                "\u{1B}[<0;12;5M", "\u{1B}[C", "ä", "😀", "\u{1B}[200~p\u{1B}[2\u{1B}[201~",
                "\u{1B}]11;rgb:1/2/3\u{7}",
                "\u{1B}Px\u{1B}\\", "\u{1B}[1;2", "\u{1B}O", "x", "\r", "\u{1B}\u{1B}[A",
                "\u{1B}[?1;2c",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], [0xE2, 0x82], [0x1B]]
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 1...8, using: &numbers)).flatMap { _ in
                pieces.randomElement(using: &numbers) ?? []
            }
            var decoder = InputDecoder()
            var inputs: [InputDecoder.Input] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &numbers)
                decoder.feed(rest.prefix(count), into: &inputs)
                rest = rest.dropFirst(count)
            }
            #expect(inputs == decode(bytes), "\(bytes)")
        }
    }

    @Test func aFloodOfReportsLeavesNothingBehind() {
        var decoder = InputDecoder()
        var inputs: [InputDecoder.Input] = []
        var count = 0
        let block = (0..<500).flatMap { Array("\u{1B}[<32;\($0 % 80 + 1);10M".utf8) }
        for _ in 0..<100 {
            decoder.feed(block, into: &inputs)
            count += inputs.count
            inputs.removeAll(keepingCapacity: true)
        }
        #expect(count == 50_000 && !decoder.isWaiting)
    }
}
