import DrawerModel
import Testing

@testable import DrawerTerminal

/// Pasted text is one event, and never keys.
struct PasteTests {
    private static let begin = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    @Test func whatIsPastedIsNoKeys() {
        let text = "a\u{1B}[Cq\r\u{3}\u{1B}[<0;1;1M\u{1B}]0;t\u{7}ä\n"
        #expect(
            decode("k\(Self.begin)\(text)\(Self.end)b") == [
                character("k"), .event(.paste(text)), character("b"),
            ])
        #expect(decode(Self.begin + Self.end) == [.event(.paste(""))])
    }

    /// The start of the mark that is none, the mark inside the text, bytes that are no text.
    @Test(arguments: ["p\u{1B}[20", "\u{1B}[200~", "\u{1B}[201", "\u{1B}\u{1B}[2", "ab€"])
    func itMayBeCutAnywhere(text: String) {
        let bytes = Array((Self.begin + text + Self.end + "q").utf8)
        let expected: [Input] = [.event(.paste(text)), character("q")]
        #expect(decode(bytes) == expected)
        #expect(decodeSingly(bytes) == expected)
        for first in 1..<bytes.count {
            for second in first..<bytes.count {
                let reads = [bytes[..<first], bytes[first..<second], bytes[second...]]
                let inputs = decode(cut: reads.map { Array($0) })
                #expect(inputs == expected, "cut at \(first) and \(second)")
            }
        }
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        let bytes = Array(Self.begin.utf8) + [0x61, 0xFF, 0x62] + Array(Self.end.utf8)
        #expect(decode(bytes) == [.event(.paste("a\u{FFFD}b"))])
    }

    @Test func aHugeOneIsCutAtTheLimit() {
        var decoder = InputDecoder()
        var inputs: [Input] = []
        decoder.feed(Self.begin.utf8, into: &inputs)
        let block = Array(repeating: UInt8(ascii: "x"), count: 60_000)
        for _ in 0..<40 {
            decoder.feed(block, into: &inputs)
            #expect(decoder.waiting.count <= 5 && decoder.waiting.capacity < 200_000)
        }
        decoder.feed("\(Self.end)q".utf8, into: &inputs)
        #expect(inputs.count == 2 && inputs.last == character("q"))
        guard case .event(.paste(let text)) = inputs.first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputDecoder.longestPaste)
    }

    @Test func aPauseInsideEndsNothing() {
        var decoder = InputDecoder()
        var inputs: [Input] = []
        for part in [Self.begin + "a", "\u{1B}", "[20", "1~"] {
            decoder.feed(part.utf8, into: &inputs)
            #expect(!decoder.isWaiting)
            decoder.flush(into: &inputs)
        }
        #expect(inputs == [.event(.paste("a"))])
    }

    @Test func anEndWithoutAStartIsNothing() {
        #expect(decode(Self.end + "x") == [character("x")])
    }
}
