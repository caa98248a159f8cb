import Testing

@testable import DrawerTerminal

struct TerminalEntryTests {
    private func names(
        _ term: String, colorTerm: String? = nil, depth: ColorDepth? = nil
    ) -> [String] {
        TerminalEntry.candidates(term: term, colorTerm: colorTerm, depth: depth).map(\.name)
    }

    @Test func aPlainTerminalIsTakenAtItsWord() {
        #expect(names("xterm-256color") == ["xterm-256color"])
        #expect(names("linux") == ["linux"])
    }

    @Test func trueColourIsAnEntryOfItsOwn() {
        #expect(
            names("tmux-256color", colorTerm: "truecolor")
                == ["tmux-direct", "xterm-direct", "tmux-256color", "tmux-256color"])
        #expect(names("xterm-direct").first == "xterm-direct")
    }

    @Test func aRequestLimitsOrLifts() {
        #expect(names("xterm", depth: .indexed) == ["xterm-256color", "xterm"])
        #expect(names("xterm", depth: .truecolor).first == "xterm-direct")
        #expect(names("xterm-direct", depth: .sixteen) == ["xterm-256color", "xterm-256color"])
        let none = TerminalEntry.candidates(
            term: "xterm-256color", colorTerm: "truecolor", depth: ColorDepth.none)
        #expect(none == [TerminalEntry(name: "xterm-256color", depth: .none)])
    }
}
