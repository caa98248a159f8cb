import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerTerminal

struct ScreenTests {
    private let screen = {
        var terminal = Capabilities()
        terminal.begin = Array("<begin>".utf8)
        terminal.end = Array("<end>".utf8)
        terminal.showCursor = Array("<show>".utf8)
        return Screen(terminal, size: Size(width: 4, height: 3))
    }()

    private func text(_ fill: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        fill(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func present() -> String {
        var frame = Surface(size: Size(width: 4, height: 3))
        return text { screen.present(&frame, into: &$0) }
    }

    /// A program may end before it has shown anything, and go on after it has ended.
    @Test func itBeginsWithTheFirstFrameAndEndsOnce() {
        #expect(text { screen.stop(into: &$0) } == "")
        #expect(present().hasPrefix("<begin>\u{1B}[0m\u{1B}[H\u{1B}[2J"))
        #expect(present() == "")
        #expect(text { screen.stop(into: &$0) } == "\u{1B}[0m\u{1B}[3H<end><show>")
        #expect(text { screen.stop(into: &$0) } == "")
        #expect(present().hasPrefix("<begin>\u{1B}[0m\u{1B}[H\u{1B}[2J"))
    }

    @Test func anotherSizeIsPaintedWhole() {
        _ = present()
        screen.resize(to: Size(width: 2, height: 2))
        var frame = Surface(size: Size(width: 2, height: 2), filledWith: Cell(Glyph("x")))
        #expect(text { screen.present(&frame, into: &$0) }.hasPrefix("\u{1B}[0m\u{1B}[H\u{1B}[2J"))
    }
}
