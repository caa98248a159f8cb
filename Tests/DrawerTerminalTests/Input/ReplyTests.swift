import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerTerminal

/// What terminals answer, and what nobody has asked for.
struct ReplyTests {
    private func expect(_ sequence: String, _ expected: Input?) {
        let bytes = Array((sequence + "x").utf8)
        let inputs = [expected, character("x")].compactMap { $0 }
        #expect(decode(bytes) == inputs, "\(sequence.debugDescription)")
        #expect(decodeSingly(bytes) == inputs, "\(sequence.debugDescription)")
    }

    @Test(arguments: ["\u{7}", "\u{1B}\\"]) func coloursHaveOneToFourDigits(end: String) {
        let colours: [(String, UInt32)] = [
            ("1e1e/1E1E/2e2e", 0x1E1E2E), ("1e/1e/2e", 0x1E1E2E), ("1ef/1ef/2ef", 0x1E1E2E),
            ("f/0/8", 0xFF0088), ("ffff/fff/ff", 0xFFFFFF), ("0/00/0000", 0x000000),
        ]
        for (text, rgb) in colours {
            let color = Color(rgb: rgb)
            expect("\u{1B}]10;rgb:\(text)\(end)", .reply(.foreground(color)))
            expect("\u{1B}]11;rgb:\(text)\(end)", .reply(.background(color)))
        }
    }

    @Test(arguments: [
        "", "f", "f/f", "f/f/f/f", "f/f/", "//", "g/0/0", "-1/0/0", "-f/0/0", "+f/-f/0",
        "00000/0/0", "ＦＦ/0/0", "f/f/f ", "\u{9B}/0/0",
    ]) func whatIsNoColourVanishesWhole(text: String) {
        expect("\u{1B}]11;rgb:\(text)\u{7}", nil)
        expect("\u{1B}]10;rgb:\(text)\u{1B}\\", nil)
    }

    @Test func attributesAreTheEndMark() {
        expect("\u{1B}[?62;22c", .reply(.attributes))
        expect("\u{1B}[?1;2c", .reply(.attributes))
    }

    @Test func oneModeIsAskedFor() {
        let states: [TerminalReply.Mode] = [.unknown, .set, .reset, .alwaysSet, .neverSet]
        for (number, state) in states.enumerated() {
            expect("\u{1B}[?1016;\(number)$y", .reply(.pixels(state)))
            expect("\u{1B}[?1006;\(number)$y", nil)
        }
        expect("\u{1B}[?1016;5$y", nil)
        expect("\u{1B}[?1016;1y", nil)
        expect("\u{1B}[?1016;1;1$y", nil)
        expect("\u{1B}[?1016$y", nil)
        expect("\u{1B}[?$y", nil)
        expect("\u{1B}[1016;1$y", nil)
        expect("\u{1B}[?2026$y", nil)
        expect("\u{1B}[?2026;1;1$y", nil)
        expect("\u{1B}[?2026;1y", nil)
    }

    @Test func focus() {
        expect("\u{1B}[I", .event(.focus(true)))
        expect("\u{1B}[O", .event(.focus(false)))
        expect("\u{1B}[1I", nil)
        expect("\u{1B}[1O", nil)
    }

    @Test(arguments: [
        "\u{1B}[99;99;99z", "\u{1B}[?1;2;3x", "\u{1B}[>1;4000;0c", "\u{1B}[=1c", "\u{1B}[!p",
        "\u{1B}[8;24;80t", "\u{1B}[97;5u", "\u{1B}[27;5;97~", "\u{1B}[1;2;3A", "\u{1B}[2A",
        "\u{1B}[1:2A", "\u{1B}[Y", "\u{1B}[@",
        "\u{1B}]0;title\u{7}", "\u{1B}]4;1;rgb:0/0/0\u{1B}\\", "\u{1B}]12;rgb:0/0/0\u{7}",
        "\u{1B}]52;c;cXE=\u{7}", "\u{1B}]\u{7}", "\u{1B}]11;rgba:f/f/f/f\u{7}",
        "\u{1B}Pdata q\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P\u{1B}\\",
        "\u{1B}_apc q\u{1B}\\", "\u{1B}^pm q\u{1B}\\", "\u{1B}Xsos q\u{1B}\\",
        "\u{1B}Oz", "\u{1B}O5z", "\u{1B}Op",
    ]) func whatIsUnknownVanishesWhole(sequence: String) { expect(sequence, nil) }

    @Test func whatInterruptsASequenceIsReadOnItsOwn() {
        expect("\u{1B}[12\u{1B}[C", key(.right))
        expect("\u{1B}[<0;1\u{3}", character("c", .control))
        expect("\u{1B}[1;\r", key(.enter))
        expect("\u{1B}[1ä", character("ä"))
        expect("\u{1B}]11;rgb:1/1\u{1B}[C", key(.right))
        expect("\u{1B}Pq\u{1B}[A", key(.up))
        expect("\u{1B}O1\u{1B}[B", key(.down))
    }

    @Test func whatIsUnfinishedVanishesWhenNothingFollows() {
        for start in [
            "\u{1B}[1;2", "\u{1B}[<0;5", "\u{1B}]11;rgb:1/", "\u{1B}Pq", "\u{1B}]1\u{1B}",
        ] {
            #expect(decode(start, flush: true) == [])
        }
    }

    /// No terminal sends such a thing; if one does, not the smallest part of it is typed.
    @Test(arguments: ["\u{1B}]52;c;", "\u{1B}P", "\u{1B}_", "\u{1B}[", "\u{1B}[?", "\u{1B}\u{1B}["])
    func whatIsTooLongVanishesWhole(start: String) {
        let isString = !start.contains("[")
        let body = String(repeating: isString ? "q" : "1", count: 3 * InputDecoder.longestSequence)
        let bytes = Array((start + body + (isString ? "\u{1B}\\" : "A") + "x").utf8)
        let whole = decode(bytes)
        #expect(whole == decodeSingly(bytes) && whole.last == character("x"))
        #expect(whole.count == (start.hasPrefix("\u{1B}\u{1B}") ? 2 : 1))
    }
}
