import DrawerModel
import Testing

@testable import DrawerTerminal

/// Keys by their sequences.
struct KeyTests {
    /// All that `CSI` and `SS3` end with.
    static let finals: [(String, Key)] = [
        ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
        ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ]

    @Test(arguments: finals) func finalBytesAreKeys(final: String, expected: Key) {
        #expect(decode("\u{1B}O\(final)") == [key(expected)])
        #expect(decode("\u{1B}[\(final)") == [key(expected)])
        #expect(decode("\u{1B}[1\(final)") == [key(expected)])
        for bits in UInt8(0)...7 {
            let held = key(expected, Modifiers(rawValue: bits))
            #expect(decode("\u{1B}[1;\(bits + 1)\(final)") == [held])
            #expect(decode("\u{1B}[;\(bits + 1)\(final)") == [held])
            // Konsole's F1 to F4, and old xterms.
            #expect(decode("\u{1B}O\(bits + 1)\(final)") == [held])
            #expect(decode("\u{1B}O1;\(bits + 1)\(final)") == [held])
        }
    }

    static let numbers: [(Int, Key)] = [
        (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown),
        (7, .home), (8, .end), (11, .function(1)), (12, .function(2)), (13, .function(3)),
        (14, .function(4)), (15, .function(5)), (17, .function(6)), (18, .function(7)),
        (19, .function(8)), (20, .function(9)), (21, .function(10)), (23, .function(11)),
        (24, .function(12)),
    ]

    @Test(arguments: numbers) func numbersAreKeys(number: Int, expected: Key) {
        #expect(decode("\u{1B}[\(number)~") == [key(expected)])
        for bits in UInt8(0)...7 {
            let held = key(expected, Modifiers(rawValue: bits))
            #expect(decode("\u{1B}[\(number);\(bits + 1)~") == [held])
        }
    }

    @Test func modifiersOfKeyboardsWithMoreOfThemAreLeftOut() {
        #expect(decode("\u{1B}[1;10A") == [key(.up, .shift)])
        #expect(decode("\u{1B}[3;0~") == [key(.delete)])
    }

    @Test func shiftedTabAndTheKeypadsEnter() {
        #expect(decode("\u{1B}[Z") == [key(.tab, .shift)])
        #expect(decode("\u{1B}[1;5Z") == [key(.tab, [.shift, .control])])
        #expect(decode("\u{1B}OM") == [key(.enter)])
    }

    @Test func numbersOfNoKeyAreNothing() {
        for number in [0, 9, 10, 16, 22, 25, 99, 9_999_999] {
            #expect(decode("\u{1B}[\(number)~x") == [character("x")])
        }
        // The cursor's place, which looks like F3.
        #expect(decode("\u{1B}[5;10Rx") == [character("x")])
    }

    // MARK: Characters

    @Test func controlCharacters() {
        let named: [UInt8: Key] = [
            8: .backspace, 9: .tab, 10: .enter, 13: .enter, 27: .escape, 127: .backspace,
        ]
        for byte in Array(UInt8(0)..<32) + [127] {
            let scalar: Unicode.Scalar =
                byte == 0 ? " " : Unicode.Scalar(byte + (byte <= 26 ? 0x60 : 0x40))
            let expected = named[byte].map { key($0) } ?? character(scalar, .control)
            #expect(decode([byte], flush: true) == [expected], "\(byte)")
        }
    }

    @Test(arguments: ["a", "~", "ß", "\u{A0}", "€", "\u{FFFD}", "語", "😀", "\u{10FFFF}"])
    func charactersWholeAndSplit(text: String) {
        let expected = text.unicodeScalars.map { character($0) }
        let bytes = Array(text.utf8)
        #expect(decode(bytes) == expected)
        for cut in 1..<max(2, bytes.count) where cut < bytes.count {
            #expect(decode(cut: [Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
            // What is missing is not waited for for ever, and takes nothing else with it.
            #expect(decode(Array(bytes[..<cut]) + [0x78]) == [character("x")])
            #expect(decode(Array(bytes[..<cut]), flush: true) == [])
        }
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xC2, 0x9B],
        ] as [[UInt8]]) func whatIsNoCharacterIsNothing(bytes: [UInt8])
    {
        #expect(decode(bytes + [0x78]) == [character("x")])
        #expect(decodeSingly(bytes + [0x78]) == [character("x")])
    }

    // MARK: Escape and Alt

    @Test func aLoneEscapeIsAKeyOnlyWhenNothingFollows() {
        #expect(decode("\u{1B}") == [])
        #expect(decode("\u{1B}", flush: true) == [key(.escape)])
        #expect(decode("\u{1B}\u{1B}", flush: true) == [key(.escape), key(.escape)])
        #expect(decode("\u{1B}[", flush: true) == [])
        #expect(decode("\u{1B}]", flush: true) == [])
    }

    @Test func altAndAKey() {
        for byte in UInt8(0x20)..<0x7F where !Array("[]OP_^X".utf8).contains(byte) {
            let expected = character(Unicode.Scalar(byte), .alt)
            #expect(decode([0x1B, byte]) == [expected])
        }
        #expect(decode("\u{1B}ä\u{1B}😀") == [character("ä", .alt), character("😀", .alt)])
        #expect(decodeSingly(Array("\u{1B}ä".utf8)) == [character("ä", .alt)])
        #expect(decode("\u{1B}\r\u{1B}\u{7F}") == [key(.enter, .alt), key(.backspace, .alt)])
        #expect(decode("\u{1B}\u{1}") == [character("a", [.control, .alt])])
        #expect(decode("\u{1B}O", flush: true) == [character("O", .alt)])
        #expect(decode("\u{1B}O\u{1B}[C") == [character("O", .alt), key(.right)])
    }

    @Test func anEscapeBeforeAKeyIsAlt() {
        #expect(decode("\u{1B}\u{1B}[C") == [key(.right, .alt)])
        #expect(decode("\u{1B}\u{1B}[1;5C") == [key(.right, [.alt, .control])])
        #expect(decode("\u{1B}\u{1B}OA") == [key(.up, .alt)])
        #expect(decode("\u{1B}\u{1B}[5~") == [key(.pageUp, .alt)])
        #expect(decode("\u{1B}\u{1B}\u{1B}[C") == [key(.escape), key(.right, .alt)])
    }

    @Test func anEscapeBeforeWhatIsNoKeyIsEscape() {
        let press = MouseReport(.press(.left), at: Location(x: 0, y: 0))
        #expect(decode("\u{1B}\u{1B}[<0;1;1M") == [key(.escape), .event(.mouse(press))])
        #expect(decode("\u{1B}\u{1B}[200~x\u{1B}[201~") == [key(.escape), .event(.paste("x"))])
        #expect(decode("\u{1B}\u{1B}x") == [key(.escape), character("x", .alt)])
    }

    // MARK: The database's keys

    @Test(arguments: [
        ("\u{1B}[[A", Key.function(1)), ("\u{1B}[[E", .function(5)),  // linux
        ("\u{1B}[7~", .home), ("\u{1B}[25~", .function(11)),  // rxvt
        ("\u{1B}Ot", .left), ("\u{1B}NQ", .function(2)),
    ]) func keysOfTheDatabaseComeFirst(sequence: String, expected: Key) {
        let bytes = Array(sequence.utf8)
        for reads in [[bytes], bytes.map { [$0] }] {
            var decoder = InputDecoder()
            decoder.terminalKeys = [(bytes, KeyPress(expected))]
            var inputs: [Input] = []
            for read in reads { decoder.feed(read, into: &inputs) }
            decoder.feed("\u{1B}[Cx".utf8, into: &inputs)
            #expect(inputs == [key(expected), key(.right), character("x")])
        }
    }

    @Test func theStartOfADatabasesKeyIsNotWaitedForForEver() {
        var decoder = InputDecoder()
        decoder.terminalKeys = [(Array("\u{1B}[[A".utf8), KeyPress(.function(1)))]
        var inputs: [Input] = []
        decoder.feed([0x1B], into: &inputs)
        #expect(inputs == [] && decoder.isWaiting)
        decoder.flush(into: &inputs)
        #expect(inputs == [key(.escape)] && !decoder.isWaiting)
    }
}
