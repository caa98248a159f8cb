import DrawerModel
import Testing

@testable import DrawerCanvas

struct AnsiLineTests {
    init() { useUTF8() }

    private func line(_ bytes: [UInt8]) -> AnsiLine {
        bytes.withUnsafeBufferPointer { AnsiLine($0) }
    }

    private func line(_ text: String) -> AnsiLine { line(Array(text.utf8)) }

    private func shown(_ text: String) -> String {
        String(decoding: line(text).bytes, as: UTF8.self)
    }

    /// The ink of the text between the sequence and the line's end.
    private func ink(_ parameters: String) -> TextInk {
        let line = line("\u{1B}[\(parameters)mx")
        #expect(line.bytes == [UInt8(ascii: "x")])
        return line.runs.first?.ink ?? TextInk()
    }

    private func isPlain(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer(AnsiLine.isPlain)
    }

    @Test func onlyThreeCharactersMakeALineOtherThanItsBytes() {
        #expect(isPlain("") && isPlain("plain\ttext 漢字 \u{7}"))
        #expect(!isPlain("\u{1B}") && !isPlain("a\u{8}b") && !isPlain("a\rb"))
    }

    // MARK: Colours

    @Test func coloursBecomeInks() {
        let line = line("a\u{1B}[31mred\u{1B}[0m b \u{1B}[1;44mblue\u{1B}[m.")
        #expect(String(decoding: line.bytes, as: UTF8.self) == "ared b blue.")
        #expect(
            line.runs == [
                TextRun(1..<4, TextInk(foreground: .palette(1))),
                TextRun(7..<11, TextInk(attributes: .bold, background: .palette(4))),
            ])
    }

    @Test func everyFormOfColour() {
        let red = Color(red: 250, green: 1, blue: 2)
        for form in ["38;2;250;1;2", "38:2:250:1:2", "38:2::250:1:2", "38:2:0:250:1:2:9:1"] {
            #expect(ink(form) == TextInk(foreground: red), "\(form)")
            #expect(ink("1;\(form);4").attributes == [.bold, .underline], "\(form)")
        }
        #expect(ink("48;5;200") == TextInk(background: .palette(200)))
        #expect(ink("48:5:200") == TextInk(background: .palette(200)))
        #expect(ink("97;105") == TextInk(foreground: .palette(15), background: .palette(13)))
        #expect(ink("30;47;39;49") == TextInk())
    }

    @Test func everyAttributeComesAndGoes() {
        let pairs: [(String, String, Attributes)] = [
            ("1", "22", .bold), ("2", "22", .faint), ("3", "23", .italic), ("4", "24", .underline),
            ("4:3", "4:0", .underline), ("21", "24", .underline), ("7", "27", .reverse),
        ]
        for (on, off, attribute) in pairs {
            #expect(ink(on) == TextInk(attributes: attribute), "\(on)")
            #expect(ink("\(on);\(off)") == TextInk(), "\(off)")
        }
    }

    @Test func whatIsNoColourChangesNothing() {
        for form in [
            "38", "38;5", "38;5;256", "38;2;1;2", "38;2;1;2;999", "38:2:1:2", "38;9", "38:5",
            "99999999999999999999", ";;", "58;2;1;2;3", "58:5:1", "8", "73",
        ] {
            #expect(ink(form) == TextInk(), "\(form)")
        }
        #expect(ink("58;5;1;3") == TextInk(attributes: .italic))
        #expect(ink("31;38;5") == TextInk(foreground: .palette(1)))
    }

    // MARK: Other sequences

    @Test func otherSequencesVanish() {
        let sequences = [
            "\u{1B}[2J", "\u{1B}[K", "\u{1B}[?25l", "\u{1B}[>4;2m", "\u{1B}[1 q", "\u{1B}[4;5H",
            "\u{1B}(B", "\u{1B}c", "\u{1B}7", "\u{1B}=", "\u{1B}]0;title\u{7}",
            "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}Pq#1\u{1B}\\", "\u{1B}_Ga=1\u{1B}\\",
            "\u{1B}^p\u{1B}\\", "\u{1B}Xs\u{1B}\\", "\u{1B}#8", "\u{1B}[?1m",
        ]
        for sequence in sequences {
            #expect(shown("a\(sequence)b") == "ab", "\(sequence.debugDescription)")
            #expect(line("a\(sequence)b").runs.isEmpty, "\(sequence.debugDescription)")
        }
    }

    @Test func whatIsBrokenOffHidesNoText() {
        #expect(shown("a\u{1B}[31") == "a" && shown("a\u{1B}[3é") == "aé")
        #expect(shown("a\u{1B}]0;no end") == "a0;no end" && shown("a\u{1B}(") == "a")
        #expect(shown("a\u{1B}]0;x\u{1B}[1mb") == "a0;xb")
        #expect(shown("a\u{1B}") == "a\u{1B}" && shown("\u{1B}\u{1B}[1mb") == "\u{1B}b")
        #expect(shown("\u{1B}漢") == "\u{1B}漢", "the scanner shows the picture of a lone Escape")
    }

    // MARK: Overstrikes

    @Test func overstrikesBecomeAttributes() {
        let bold = TextInk(attributes: .bold)
        let under = TextInk(attributes: .underline)
        let both = TextInk(attributes: [.bold, .underline])
        let cases: [(String, String, [TextRun])] = [
            ("N\u{8}NA\u{8}A x", "NA x", [TextRun(0..<2, bold)]),
            ("_\u{8}a_\u{8}b", "ab", [TextRun(0..<2, under)]),
            ("a\u{8}_", "a", [TextRun(0..<1, under)]),
            ("_\u{8}a\u{8}a", "a", [TextRun(0..<1, both)]),
            ("_\u{8}_", "_", [TextRun(0..<1, bold)]), ("é\u{8}é", "é", [TextRun(0..<2, bold)]),
            ("漢\u{8}漢", "漢", [TextRun(0..<3, bold)]), ("漢\u{8}\u{8}漢", "漢", [TextRun(0..<3, bold)]),
            ("e\u{301}\u{8}e\u{301}", "e\u{301}", [TextRun(0..<3, bold)]),
            ("ab\u{8}\u{8}ab", "ab", [TextRun(0..<2, bold)]), ("+\u{8}o", "o", []),
            ("abc\u{8}\u{8}x", "axc", []), ("\u{8}a\u{8}", "a", []),
            ("a\u{8}\u{1B}[31ma", "a", [TextRun(0..<1, bold)]),
        ]
        for (text, visible, runs) in cases {
            let line = line(text)
            #expect(String(decoding: line.bytes, as: UTF8.self) == visible, "\(text)")
            #expect(line.runs == runs, "\(text)")
        }
    }

    /// Time goes with the length, however often the line steps back.
    @Test func stepsBackAreCheap() {
        let count = 20_000
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        let line = line(text + [UInt8](repeating: 8, count: count) + text)
        #expect(line.bytes == text && line.runs == [TextRun(0..<count, TextInk(attributes: .bold))])
    }

    @Test func ofAProgressBarTheLastStateIsLeft() {
        #expect(shown("10%\r50%\r100% done") == "100% done" && shown("10%\r20%\r") == "20%")
        #expect(shown("\u{1B}[32m10%\r20%") == "20%" && shown("\r\r") == "" && shown("\ra") == "a")
        #expect(
            line("\u{1B}[32m10%\r20%").runs == [TextRun(0..<3, TextInk(foreground: .palette(2)))])
        #expect(shown("10%\r\u{8}20%") == "20%" && shown("10%\r\u{1B}[K") == "10%")
    }

    // MARK: Anything

    /// Whatever comes in, what comes out can be shown: runs in order and inside the line, and
    /// nothing in it that acts.
    @Test func anyBytesBecomeAHarmlessLine() {
        var random = SplitMix64(seed: 21)
        let pieces = [
            "\u{1B}", "\u{1B}[", "31", ";", "m", "\u{8}", "\r", "_", "\u{1B}]", "\u{7}", ":",
        ]
        for _ in 0..<4000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                bytes +=
                    Bool.random(using: &random)
                    ? Samples.bytes(1, using: &random)
                    : Array((pieces.randomElement(using: &random) ?? "").utf8)
            }
            let line = line(bytes)
            #expect(!line.bytes.contains { $0 == 8 || $0 == 13 })
            var end = 0
            for run in line.runs {
                #expect(run.bytes.lowerBound >= end && !run.bytes.isEmpty)
                end = run.bytes.upperBound
            }
            #expect(end <= line.bytes.count)
            var surface = Surface(size: Size(width: 80, height: 1))
            let view = TextView(size: surface.size)
            let source = Lines(
                lines: [String(decoding: line.bytes, as: UTF8.self)],
                layouts: [LineLayout(runs: line.runs)])
            view.draw(source, on: &surface, at: Point(x: 0, y: 0), theme: Theme(.dark))
            #expect(surface.isHarmless && surface.isSound)
        }
    }
}
