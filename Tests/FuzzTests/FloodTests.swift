import DrawerModel
import Testing

@testable import DrawerCanvas
@testable import DrawerTerminal

/// Far more input than anyone can make, as from a wheel that spins or a file that is pasted by
/// mistake. A million of it through a real terminal is measured by `make bench`.
struct FloodTests {
    private static let count = 200_000
    /// The bytes that one read brings at most.
    private static let readSize = 1 << 16

    /// What comes over and over: the mouse with and without a meaning, keys, pastes, sequences that
    /// are unknown, malformed, or never end.
    private static let pieces = [
        "\u{1B}[<0;3;5M", "\u{1B}[<32;20;6M", "\u{1B}[<32;70;6M", "\u{1B}[<0;70;6m",
        "\u{1B}[<64;9;9M", "\u{1B}[<65;9;9M", "\u{1B}[<66;9;9M", "\u{1B}[<35;40;9M",
        "\u{1B}[C", "\u{1B}[D", "\u{1B}[1;2C", "\u{1B}[A", "\r", "a", "漢",
        "\u{1B}[200~pasted\u{1B}[201~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[999;999;999z", "\u{1B}[<0;",
        "\u{1B}]52;c;never\u{1B}", "\u{9B}", "\u{0}",
    ].map { Array($0.utf8) }

    private static func reads() -> [[UInt8]] {
        var state: UInt32 = 5
        var bytes: [UInt8] = []
        for _ in 0..<count {
            state = state &* 1_664_525 &+ 1_013_904_223
            bytes += pieces[Int(state >> 16) % pieces.count]
        }
        return stride(from: 0, to: bytes.count, by: readSize).map {
            Array(bytes[$0..<min(bytes.count, $0 + readSize)])
        }
    }

    /// Each read is done with before the next: nothing piles up, and a key after it all acts at once.
    @Test func aFloodLeavesNothingBehind() throws {
        useUTF8()
        let drawers = [DrawerConfiguration(), DrawerConfiguration(edge: .right)]
        let size = Size(width: 80, height: 24)
        var host = DrawerHost(SessionScene(), drawers: drawers, size: size)
        var decoder = InputDecoder()
        var frame = Surface(size: size)
        var inputs: [InputDecoder.Input] = []
        var events = 0
        var now = 0.0
        for read in Self.reads() + [Array("\u{1B}\\\u{1B}[201~\u{1B}[<0;1;1m\r".utf8)] {
            now += 0.004
            decoder.feed(read, into: &inputs)
            #expect(decoder.buffer.count <= InputDecoder.longestSequence)
            for case .event(let event) in inputs {
                _ = host.handle(event, at: Timestamp(seconds: now))
                events += 1
            }
            inputs.removeAll(keepingCapacity: true)
            host.draw(into: &frame, theme: Theme(.dark))
        }
        #expect(events > Self.count / 2)
        host.begin(at: Timestamp(seconds: now))
        for edge in [Edge.left, .right] { host.drawers.move(edge, to: .closed) }
        _ = host.tell()
        host.advance(to: Timestamp(seconds: now + 5))
        #expect(!host.isAnimating && host.drawers.set.front == nil)
        decoder.feed("\u{1B}[C".utf8, into: &inputs)
        #expect(inputs == [.event(.key(KeyPress(.right)))])
        _ = host.handle(.key(KeyPress(.right)), at: Timestamp(seconds: now + 5))
        #expect(host.drawers.set.focus == .menu(.left))
    }
}
