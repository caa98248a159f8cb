import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerTerminal

/// What is read off ncurses' database. It has one entry at a time, so these tests take turns.
@Suite(.serialized) struct TerminalEntryTests {
    private func terminal(
        _ name: String, colorTerm: String? = nil, depth: ColorDepth? = nil
    ) throws -> Capabilities {
        try TerminalEntry(of: name).capabilities(depth: depth, colorTerm: colorTerm)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    // MARK: Colours

    @Test(arguments: [
        ("xterm-256color", ColorDepth.indexed), ("xterm", .eight), ("linux", .eight),
        ("vt100", .none), ("xterm-direct", .truecolor), ("rxvt-unicode-256color", .indexed),
    ]) func aTerminalIsTakenAtItsWord(name: String, depth: ColorDepth) throws {
        #expect(try terminal(name).depth == depth)
        #expect(try terminal(name, colorTerm: "yes").depth == depth)
        #expect(try terminal(name, colorTerm: "").depth == depth)
        #expect(try terminal(name, colorTerm: "24bit").depth == .truecolor)
        #expect(try terminal(name, colorTerm: "truecolor").depth == .truecolor)
    }

    @Test(arguments: [ColorDepth.none, .eight, .sixteen, .indexed, .truecolor])
    func aRequestIsFollowed(depth: ColorDepth) throws {
        for name in ["xterm", "xterm-direct", "vt100"] {
            #expect(try terminal(name, colorTerm: "truecolor", depth: depth).depth == depth)
        }
    }

    // MARK: What it can do

    @Test func xtermHasEverything() throws {
        let xterm = try terminal("xterm-256color", colorTerm: "truecolor")
        var expected = Capabilities()
        expected.begin = xterm.begin
        expected.end = xterm.end
        expected.unstyle = Array("\u{1B}(B\u{1B}[m".utf8)
        expected.hideCursor = Array("\u{1B}[?25l".utf8)
        expected.showCursor = Array("\u{1B}[?12l\u{1B}[?25h".utf8)
        #expect(xterm == expected)
        #expect(text(xterm.begin).hasPrefix("\u{1B}[?1049h"))
        #expect(text(xterm.end).hasPrefix("\u{1B}[?1049l"))
    }

    @Test func whatIsMissingIsNotUsed() throws {
        let vt100 = try terminal("vt100")
        #expect(
            vt100.shortcuts == [.forward, .carriageReturn, .lineFeed, .backspace, .eraseLine])
        #expect(vt100.attributes == [.bold, .underline, .reverse])
        #expect(!vt100.erasesInBackground && !vt100.scrollsAtEnd && vt100.end.isEmpty)
        #expect(vt100.foreign == ForeignSequences())
        let screen = try terminal("screen-256color")
        #expect(screen.shortcuts.isDisjoint(with: [.repetition, .eraseCells]))
        #expect(!screen.erasesInBackground && !screen.attributes.contains(.italic))
        let linux = try terminal("linux")
        #expect(linux.attributes.contains(.underline))
        #expect(linux.attributesWithColors.isDisjoint(with: [.underline, .faint]))
    }

    /// Pauses were for terminals that could not keep up with the line.
    @Test func pausesAreLeftOut() throws {
        #expect(text(try terminal("vt100").clear) == "\u{1B}[H\u{1B}[J")
    }

    /// A terminal that wraps at once is told not to wrap, or its last cell is left out.
    @Test func wrapsAtOnce() throws {
        let screen = try terminal("cons25")
        #expect(screen.scrollsAtEnd)
        let putty = try terminal("ansi.sys-old")
        #expect(!putty.scrollsAtEnd)
    }

    /// A terminal from before ECMA-48 is spoken to in its own words.
    @Test func foreignTerminals() throws {
        let size = Size(width: 20, height: 4)
        var encoder = FrameEncoder(try terminal("vt52"), size: size)
        var frame = Surface(size: size)
        var bytes: [UInt8] = []
        var first = frame
        encoder.encode(&first, cursor: nil, showsCursor: false, into: &bytes)
        bytes = []
        frame.write("hi", at: Point(x: 3, y: 2), style: Style(.palette(1)))
        encoder.encode(&frame, cursor: nil, showsCursor: false, into: &bytes)
        #expect(text(bytes) == "\u{1B}Y\"#hi")
    }

    @Test func keysComeFromTheDatabase() throws {
        let linux = try TerminalEntry(of: "linux").keys
        #expect(
            linux.contains { $0.bytes == Array("\u{1B}[[A".utf8) && $0.press.key == .function(1) })
        let rxvt = try TerminalEntry(of: "rxvt").keys
        #expect(rxvt.contains { $0.bytes == Array("\u{1B}[7~".utf8) && $0.press.key == .home })
    }

    // MARK: What it is

    @Test(arguments: ["", "nonsense", "dumb"]) func terminalsWithoutAScreenAreRefused(
        term: String
    ) {
        let expected: TerminalError =
            term == "dumb" ? .dumbTerminal(term) : .unknownTerminal(term)
        #expect(throws: expected) { _ = try TerminalEntry(of: term) }
        #expect(!expected.description.contains("\n"))
    }

    @Test(arguments: [
        ("linux", true), ("linux-16color", true), ("cons25", true), ("vt100", true),
        ("vt220", true), ("vt525", true), ("ansi", true), ("ansi-m", true),
        ("vte-256color", false), ("xterm", false), ("tmux-256color", false), ("screen", false),
    ]) func consolesAreKnownByName(term: String, isConsole: Bool) throws {
        #expect(try TerminalEntry(of: term).isConsole == isConsole)
    }

    @Test func depthsHaveAnOrder() {
        let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .truecolor]
        #expect(depths.shuffled().sorted() == depths)
    }
}
