import DrawerModel
import Testing

@testable import DrawerTerminal

/// What holds for any bytes at all.
struct StreamTests {
    private static let pieces: [[UInt8]] =
        [
            "\u{1B}[<0;12;5M", "\u{1B}[<32;3", "\u{1B}[C", "\u{1B}O5A", "ä", "😀", "\u{1B}ä", "x",
            "\u{1B}[200~p\u{1B}[2\u{1B}[201~", "\u{1B}[200~", "\u{1B}]11;rgb:1/2/3\u{7}",
            "\u{1B}]10;rgb:", "\u{1B}Px\u{1B}\\", "\u{1B}[1;2", "\u{1B}O", "\u{1B}\u{1B}[A",
            "\u{1B}[?1;2c", "\u{1B}[M", "\u{1B}[[A", "\r", "\u{7}", "\\", "[", "~", "\u{9B}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], [0xE2, 0x82], [0xF0, 0x9F], [0x1B]]

    private static func split(_ bytes: [UInt8], _ numbers: inout SplitMix64) -> [[UInt8]] {
        var reads: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...min(rest.count, 7), using: &numbers)
            reads.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return reads
    }

    /// However the bytes are cut into reads, they mean the same.
    @Test(arguments: 1...4) func cutsChangeNothing(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        for round in 0..<1500 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                bytes += Self.pieces.randomElement(using: &numbers) ?? []
            }
            if round % 3 == 0 {
                let index = bytes.indices.randomElement(using: &numbers) ?? 0
                bytes[index] = .random(in: 0...255, using: &numbers)
            }
            let whole = decode(bytes)
            #expect(decode(cut: Self.split(bytes, &numbers)) == whole, "\(bytes)")
            #expect(decodeSingly(bytes) == whole, "\(bytes)")
        }
    }

    /// Whatever comes, the decoder lives, and little of it waits.
    @Test(arguments: 11...14) func anyBytesAreSurvived(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var decoder = InputDecoder()
        decoder.terminalKeys = [(Array("\u{1B}[[A".utf8), KeyPress(.function(1)))]
        var inputs: [Input] = []
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...60, using: &numbers) {
                if Bool.random(using: &numbers) {
                    bytes += Self.pieces.randomElement(using: &numbers) ?? []
                } else {
                    bytes.append(.random(in: 0...255, using: &numbers))
                }
            }
            decoder.feed(bytes, into: &inputs)
            #expect(decoder.waiting.count <= InputDecoder.longestSequence)
            if Int.random(in: 0..<4, using: &numbers) == 0 { decoder.flush(into: &inputs) }
            #expect(inputs.count <= bytes.count)
            inputs.removeAll(keepingCapacity: true)
        }
    }

    @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}["]) func anEndlessSequenceTakesNoMemory(
        start: String
    ) {
        var decoder = InputDecoder()
        var inputs: [Input] = []
        decoder.feed(start.utf8, into: &inputs)
        for _ in 0..<50 {
            decoder.feed(Array(repeating: UInt8(ascii: "1"), count: 3000), into: &inputs)
            #expect(decoder.waiting.count <= InputDecoder.longestSequence)
        }
        decoder.feed("\u{1B}\\x".utf8, into: &inputs)
        #expect(inputs.last == character("x") && decoder.waiting.capacity < 40_000)
    }

    @Test func aMillionReportsLeaveNothingBehind() {
        var decoder = InputDecoder()
        var inputs: [Input] = []
        var count = 0
        let block = (0..<2000).flatMap { Array("\u{1B}[<32;\($0 % 80 + 1);10M".utf8) }
        // Reads end where they may, in the middle of reports too.
        let reads = stride(from: 0, to: block.count, by: 4096).map {
            Array(block[$0..<min(block.count, $0 + 4096)])
        }
        for _ in 0..<500 {
            for read in reads {
                decoder.feed(read, into: &inputs)
                count += inputs.count
                inputs.removeAll(keepingCapacity: true)
            }
        }
        #expect(count == 1_000_000 && !decoder.isWaiting)
        #expect(decoder.waiting.capacity < 20_000 && inputs.capacity < 2000)
    }
}
