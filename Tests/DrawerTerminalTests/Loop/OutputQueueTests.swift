import Testing

@testable import DrawerTerminal

struct OutputQueueTests {
    private func text(_ queue: OutputQueue) -> String {
        String(decoding: queue.bytes, as: UTF8.self)
    }

    @Test func whatIsAppendedLeavesInItsOrder() {
        var queue = OutputQueue()
        #expect(queue.isEmpty)
        queue.append("one ")
        queue.append { $0 += Array("two".utf8) }
        #expect(!queue.isEmpty && text(queue) == "one two")
    }

    @Test func aFrameIsOnePiece() {
        var queue = OutputQueue()
        queue.append("mode ")
        queue.appendFrame { $0 += Array("cells".utf8) }
        #expect(text(queue) == "mode \u{1B}[?2026hcells\u{1B}[?2026l")
    }

    @Test func aFrameWithoutAnythingIsNone() {
        var queue = OutputQueue()
        queue.appendFrame { _ in }
        #expect(queue.isEmpty)
        queue.append("mode")
        queue.appendFrame { _ in }
        #expect(text(queue) == "mode")
    }
}
