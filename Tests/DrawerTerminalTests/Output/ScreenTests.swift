import DrawerCanvas
import DrawerModel
import TerminalProbe
import Testing

@testable import DrawerTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What ncurses makes of frames. It has one screen at a time, so these tests take turns.
@Suite(.serialized) struct ScreenTests {
    /// A screen of an entry, for a terminal that is not there.
    private func screen(_ name: String, _ depth: ColorDepth, width: Int = 20) throws -> Screen {
        let nowhere = open("/dev/null", O_RDWR)
        defer { close(nowhere) }
        return try Screen(
            descriptor: nowhere, candidates: [TerminalEntry(name: name, depth: depth)],
            size: Size(width: width, height: 4))
    }

    private func present(_ frame: Surface, on screen: Screen) -> String {
        var bytes: [UInt8] = []
        screen.present(frame, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func frame(_ cells: [(Unicode.Scalar, Style)], width: Int = 20) -> Surface {
        var frame = Surface(size: Size(width: width, height: 4))
        for (x, cell) in cells.enumerated() { frame[x, 1] = Cell(Glyph(cell.0), cell.1) }
        return frame
    }

    /// Whether the terminal is sent so many more bytes: not at all, where nothing has changed.
    @Test func onlyWhatChangesIsSent() throws {
        let screen = try screen("xterm-256color", .indexed)
        var frame = frame([("a", Style()), ("b", Style())])
        #expect(present(frame, on: screen).contains("ab"))
        #expect(present(frame, on: screen) == "")
        frame[1, 1].glyph = Glyph("c")
        let change = present(frame, on: screen)
        #expect(change.hasSuffix("c") && !change.contains("a") && change.count < 12)
        screen.forget()
        #expect(present(frame, on: screen).contains("ac"))
    }

    /// The nearest of 256, none of them the user's own; the palette as it is; the terminal's own.
    @Test(arguments: [
        (Color(rgb: 0xFF0000), "38;5;196"), (Color(rgb: 0x000000), "38;5;16"),
        (Color(rgb: 0xFFFFFF), "38;5;231"), (Color(rgb: 0x5F87AF), "38;5;67"),
        (Color(rgb: 0x5E88B0), "38;5;67"), (Color(rgb: 0x121212), "38;5;233"),
        (Color.palette(1), "31"), (.palette(9), "91"), (.palette(200), "38;5;200"),
    ]) func coloursOf256(color: Color, sequence: String) throws {
        let output = present(
            frame([("x", Style(color))]), on: try screen("xterm-256color", .indexed))
        #expect(output.contains("\u{1B}[\(sequence)m"), "\(output.debugDescription)")
    }

    @Test(arguments: [
        (ColorDepth.sixteen, Color(rgb: 0xFF0000), "91"), (.sixteen, Color(rgb: 0xCC0000), "31"),
        (.eight, Color(rgb: 0xFF0000), "31"), (.eight, Color(rgb: 0x101010), "30"),
        (.eight, Color(rgb: 0xEEEEEE), "37"), (.sixteen, Color(rgb: 0x808080), "90"),
    ]) func coloursOfFewer(depth: ColorDepth, color: Color, sequence: String) throws {
        let output = present(frame([("x", Style(color))]), on: try screen("xterm-256color", depth))
        #expect(output.contains("\u{1B}[\(sequence)m"), "\(output.debugDescription)")
    }

    /// With direct colours the numbers below eight are the palette's: the next blue stands in.
    @Test(arguments: [
        (Color(rgb: 0x123456), "18:52:86"), (Color(rgb: 0x000003), "0:0:8"),
        (Color.palette(196), "255:0:0"),
    ]) func exactColours(color: Color, channels: String) throws {
        let screen = try screen("xterm-direct", .truecolor)
        #expect(screen.depth == .truecolor)
        let output = present(frame([("x", Style(color))]), on: screen)
        #expect(output.contains(":\(channels)m"), "\(output.debugDescription)")
    }

    @Test func withoutColoursOnlyAttributesAreSent() throws {
        let screen = try screen("xterm-256color", .none)
        #expect(screen.depth == .none)
        let style = Style(Color(rgb: 0xFF0000), on: Color(rgb: 0x00FF00), [.bold])
        let output = present(frame([("x", style)]), on: screen)
        #expect(output.contains("\u{1B}[0;1mx"), "\(output.debugDescription)")
        #expect(!output.contains("[3") && !output.contains(";3"), "\(output.debugDescription)")
    }

    @Test func aTerminalHasNoMoreColoursThanItsEntry() throws {
        #expect(try screen("xterm", .truecolor).depth == .eight)
        #expect(try screen("vt100", .indexed).depth == .none)
    }

    /// Two new pairs for each frame of an hour, without the hour: every cell keeps its own colours.
    @Test func anHourOfBlendingKeepsTheColours() throws {
        let screen = try screen("xterm-direct", .truecolor, width: 250)
        let emulator = Emulator(columns: 250, rows: 4)
        var random = SplitMix64(seed: 5)
        var wrong = 0
        for _ in 0..<440 {
            var frame = Surface(size: Size(width: 250, height: 4))
            for y in 0..<4 {
                for x in 0..<250 {
                    let colors = UInt64.random(in: 0..<(1 << 48), using: &random)
                    // Numbers below eight are the palette's there.
                    let ink = Color(rgb: UInt32(colors & 0xFF_FFFF) | 8)
                    let paper = Color(rgb: UInt32(colors >> 24) | 8)
                    frame[x, y] = Cell(Glyph("x"), Style(ink, on: paper))
                }
            }
            emulator.feed(present(frame, on: screen).utf8)
            for _ in 0..<20 {
                let x = Int.random(in: 0..<250, using: &random)
                let y = Int.random(in: 0..<4, using: &random)
                let cell = emulator.cell(column: x, row: y)
                let style = frame[x, y].style
                if cell?.foreground != style.foreground.rgb.map({ RGB($0) })
                    || cell?.background != style.background.rgb.map({ RGB($0) })
                {
                    wrong += 1
                }
            }
        }
        #expect(wrong == 0)
    }

    /// The pairs run out in the midst of a frame, which is all right all the same.
    @Test func aFrameInWhichThePairsRunOutIsRight() throws {
        let screen = try screen("xterm-direct", .truecolor, width: 3500)
        let emulator = Emulator(columns: 3500, rows: 4)
        for round in 1...3 {
            var frame = Surface(size: Size(width: 3500, height: 4))
            for y in 0..<4 {
                for x in 0..<3500 {
                    let number = UInt32(round << 16 | y << 12 | x)
                    frame[x, y] = Cell(Glyph("x"), Style(Color(rgb: number), on: .standard))
                }
            }
            emulator.feed(present(frame, on: screen).utf8)
            for y in 0..<4 {
                for x in stride(from: 0, to: 3500, by: 7) {
                    let expected = UInt32(round << 16 | y << 12 | x)
                    #expect(emulator.cell(column: x, row: y)?.foreground == RGB(expected))
                }
            }
        }
    }

    /// More pairs of colours than ncurses has: they are given back, and frames stay right.
    @Test func coloursNeverRunOut() throws {
        let screen = try screen("xterm-direct", .truecolor, width: 1000)
        for round in 0..<8 {
            let cells = (0..<1000).map { x -> (Unicode.Scalar, Style) in
                let number = UInt32(round * 4000 + x + 256)
                return ("x", Style(Color(rgb: number), on: Color(rgb: number << 8)))
            }
            for row in 0..<4 {
                var frame = Surface(size: Size(width: 1000, height: 4))
                for (x, cell) in cells.enumerated() {
                    let ink = Color(rgb: cell.1.foreground.number + UInt32(row) * 1000)
                    frame[x, row] = Cell(Glyph(cell.0), Style(ink, on: cell.1.background))
                }
                let output = present(frame, on: screen)
                // Each of the thousand has its own colours in the bytes.
                #expect(output.split(separator: "m").count > 1900)
            }
        }
    }

    @Test func keysComeFromTheDatabase() throws {
        let linux = try screen("linux", .eight).terminalKeys
        #expect(
            linux.contains { $0.bytes == Array("\u{1B}[[A".utf8) && $0.press.key == .function(1) })
        let rxvt = try screen("rxvt", .eight).terminalKeys
        #expect(rxvt.contains { $0.bytes == Array("\u{1B}[7~".utf8) && $0.press.key == .home })
    }

    @Test func leavingIsWhatTheDatabaseSays() throws {
        let screen = try screen("xterm-256color", .indexed)
        let leave = String(decoding: screen.leaveSequence, as: UTF8.self)
        #expect(leave.contains("\u{1B}[?1049l") && leave.contains("\u{1B}[?25h"))
        _ = present(frame([("x", Style())]), on: screen)
        var bytes: [UInt8] = []
        screen.stop(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[?1049l"))
    }

    @Test(arguments: ["", "nonsense", "dumb"]) func terminalsWithoutAScreenAreRefused(
        term: String
    ) {
        let expected: TerminalError =
            term == "dumb" ? .dumbTerminal(term) : .unknownTerminal(term)
        #expect(throws: expected) { try TerminalEntry.check(term) }
        #expect(!expected.description.contains("\n"))
    }
}
