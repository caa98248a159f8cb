import DrawerCanvas
import Testing

@testable import DrawerTerminal

struct TerminalEntryTests {
    /// `name depth` of the entries to try, in their order.
    private func candidates(
        _ term: String, colorTerm: String? = nil, depth: ColorDepth? = nil
    ) -> [String] {
        TerminalEntry.candidates(term: term, colorTerm: colorTerm, depth: depth)
            .map { "\($0.name) \($0.depth)" }
    }

    @Test(arguments: ["xterm-256color", "linux", "vt100", "screen", "st-256color"])
    func aPlainTerminalIsTakenAtItsWord(term: String) {
        #expect(candidates(term) == ["\(term) indexed"])
        #expect(candidates(term, colorTerm: "yes") == ["\(term) indexed"])
        #expect(candidates(term, colorTerm: "") == ["\(term) indexed"])
    }

    @Test(arguments: ["truecolor", "24bit"]) func trueColourIsAnEntryOfItsOwn(claim: String) {
        #expect(
            candidates("tmux-256color", colorTerm: claim) == [
                "tmux-direct truecolor", "xterm-direct truecolor", "tmux-256color indexed",
                "tmux-256color indexed",
            ])
        #expect(
            candidates("xterm", colorTerm: claim) == [
                "xterm-direct truecolor", "xterm-direct truecolor", "xterm-256color indexed",
                "xterm indexed",
            ])
    }

    @Test(arguments: ["xterm-direct", "xterm-direct2", "xterm-direct16", "xterm-direct256"])
    func anEntryForTrueColourIsTriedFirst(term: String) {
        #expect(
            candidates(term) == [
                "\(term) truecolor", "xterm-direct truecolor", "xterm-direct truecolor",
                "xterm-256color indexed", "xterm-256color indexed",
            ])
    }

    @Test func aRequestLimitsOrLifts() {
        #expect(
            candidates("xterm", depth: .indexed) == ["xterm-256color indexed", "xterm indexed"])
        #expect(candidates("xterm", depth: .truecolor).first == "xterm-direct truecolor")
        #expect(candidates("xterm-256color", depth: .eight) == ["xterm-256color eight"])
        #expect(
            candidates("xterm-256color", colorTerm: "truecolor", depth: .sixteen)
                == ["xterm-256color sixteen"])
        #expect(
            candidates("xterm-direct", depth: .sixteen)
                == ["xterm-256color sixteen", "xterm-256color sixteen"])
        #expect(
            candidates("xterm-256color", colorTerm: "truecolor", depth: ColorDepth.none)
                == ["xterm-256color none"])
    }

    @Test(arguments: [
        ("linux", true), ("linux-16color", true), ("cons25", true), ("cons25l1", true),
        ("vt100", true), ("vt220", true), ("vt525", true), ("ansi", true), ("ansi-m", true),
        ("vte-256color", false), ("xterm", false), ("tmux-256color", false), ("screen", false),
        ("vt", false), ("", false), ("konsole-linux", false),
    ]) func consolesAreKnownByName(term: String, isConsole: Bool) {
        #expect(TerminalEntry.isConsole(term) == isConsole)
    }

    @Test func depthsHaveAnOrder() {
        let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .truecolor]
        #expect(depths.shuffled().sorted() == depths)
    }
}
