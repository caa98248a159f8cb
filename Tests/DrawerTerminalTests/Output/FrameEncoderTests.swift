import DrawerCanvas
import DrawerModel
import TerminalProbe
import Testing

@testable import DrawerTerminal

struct FrameEncoderTests {
    private static let size = Size(width: 20, height: 4)

    private func encoder(_ depth: ColorDepth, _ change: (inout Capabilities) -> Void = { _ in })
        -> FrameEncoder
    {
        var terminal = Capabilities()
        terminal.depth = depth
        change(&terminal)
        return FrameEncoder(terminal, size: Self.size)
    }

    private func frame(_ text: String = "", _ style: Style = Style()) -> Surface {
        var frame = Surface(size: Self.size)
        frame.write(text, at: Point(x: 0, y: 1), style: style)
        return frame
    }

    private func bytes(
        _ encoder: inout FrameEncoder, _ frame: Surface, cursor: Point? = nil, shown: Bool = false
    ) -> String {
        var bytes: [UInt8] = []
        var frame = frame
        encoder.encode(&frame, cursor: cursor, showsCursor: shown, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes from one frame to the next, with `^` for Escape.
    private func change(
        _ from: Surface, _ to: Surface, depth: ColorDepth = .truecolor,
        _ change: (inout Capabilities) -> Void = { _ in }
    ) -> String {
        var encoder = encoder(depth, change)
        _ = bytes(&encoder, from)
        return String(bytes(&encoder, to).map { $0 == "\u{1B}" ? "^" : $0 })
    }

    // MARK: What is sent

    @Test func onlyWhatChangesIsSent() {
        var encoder = encoder(.truecolor)
        #expect(bytes(&encoder, frame("ab")) == "\u{1B}[0m\u{1B}[H\u{1B}[2J\nab")
        #expect(bytes(&encoder, frame("ab")) == "")
        #expect(bytes(&encoder, frame("ac")) == "\u{8}c")
        encoder.forget()
        #expect(bytes(&encoder, frame("ac")) == "\u{1B}[0m\u{1B}[H\u{1B}[2J\nac")
    }

    /// The colour of text cannot be seen where there is none, unless it has a line or is reversed.
    @Test func aBlankThatLooksTheSameIsNotSent() {
        let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0xFF))
        #expect(
            change(frame("  ", Style(red)), frame("  ", Style(blue, on: .standard, .bold))) == "")
        #expect(change(frame("  ", Style(red, on: red)), frame("  ", Style(blue, on: red))) == "")
        #expect(change(frame("  ", Style(red)), frame("  ", Style(on: blue))) != "")
        let line = Style(red, on: .standard, .underline)
        #expect(change(frame(" ", line), frame(" ", line.colored(blue))) != "")
        #expect(change(frame("x", Style(red)), frame("x", Style(blue))) != "")
    }

    @Test func whatIsAloneIsPassedAndWhatIsNearIsWrittenAgain() {
        #expect(change(frame("abcdef"), frame("ABcdeF")) == "\rABcdeF")
        #expect(change(frame("abcdefgh"), frame("Abcdefg_")) == "\rA^[8G_")
    }

    /// Both reds are written before the green between them.
    @Test func whatHasOneStyleIsWrittenTogether() {
        let (red, green) = (Style(Color(rgb: 0xFF0000)), Style(Color(rgb: 0xFF00)))
        var next = frame("aaaaaa", red)
        next.write("bbb", at: Point(x: 6, y: 1), style: green)
        next.write("ccc", at: Point(x: 9, y: 1), style: red)
        #expect(
            change(frame(), next)
                == "^[38;2;255;0;0m\naaaaaa^[3Cccc^[38;2;0;255;0m^[7Gbbb")
        // With sixteen colours another colour is as cheap as a way.
        #expect(change(frame(), next, depth: .sixteen) == "^[91m\naaaaaa^[92mbbb^[91mccc")
    }

    @Test func blanksAreErasedOrRepeated() {
        let paper = Style(on: Color(rgb: 0x102030))
        let whole = frame(String(repeating: " ", count: 20), paper)
        #expect(change(frame(), whole) == "^[48;2;16;32;48m\n^[K")
        let blanks = String(repeating: " ", count: 12)
        #expect(change(frame(), frame(blanks, paper)) == "^[48;2;16;32;48m\n ^[11b")
        #expect(
            change(frame(), frame(blanks, paper)) { $0.shortcuts.remove(.repetition) }
                == "^[48;2;16;32;48m\n^[12X")
        #expect(
            change(frame(), frame(blanks, paper)) { $0.shortcuts = .takingBack }
                == "^[48;2;16;32;48m^[2H" + blanks)
        let isStrict = change(frame(), whole) {
            $0.erasesInBackground = false
            $0.shortcuts.remove(.repetition)
        }
        #expect(isStrict == "^[48;2;16;32;48m\n" + String(repeating: " ", count: 20))
    }

    /// Where a terminal would scroll, its last cell stays as it is.
    @Test func theLastCellIsLeftOutWhereItWouldScroll() {
        var full = frame()
        for x in 0..<20 { full[x, 3] = Cell(Glyph(x < 18 ? "x" : x < 19 ? "y" : "z")) }
        #expect(change(frame(), full).hasSuffix("yz"))
        #expect(change(frame(), full) { $0.scrollsAtEnd = true }.hasSuffix("y"))
    }

    @Test func theCursorIsPutWhereItIsToBe() {
        var encoder = encoder(.truecolor) {
            $0.hideCursor = Array("<".utf8)
            $0.showCursor = Array(">".utf8)
        }
        let first = bytes(&encoder, frame("ab"), cursor: Point(x: 5, y: 2))
        #expect(
            first
                == "<\u{1B}[0m\u{1B}[H\u{1B}[2J\nab\n\u{1B}[6G")
        #expect(bytes(&encoder, frame("ab"), cursor: Point(x: 5, y: 2)) == "")
        #expect(bytes(&encoder, frame("ab"), cursor: Point(x: 4, y: 2), shown: true) == "\u{8}>")
        #expect(bytes(&encoder, frame("ab")) == "<")
    }

    /// No cell reaches the terminal as a control sequence, though code can draw anything.
    @Test func controlCharactersAreReplaced() {
        for value: UInt32 in [0x07, 0x0A, 0x1B, 0x7F, 0x9B] {
            var next = frame()
            next[0, 1] = Cell(Glyph(Unicode.Scalar(value)!))
            #expect(change(frame(), next) == "\n\u{FFFD}")
        }
    }

    // MARK: Colours

    /// The nearest of 256, none of them the user's own; the palette as it is; the terminal's own.
    @Test(arguments: [
        (Color(rgb: 0xFF0000), "38;5;196"), (Color(rgb: 0x000000), "38;5;16"),
        (Color(rgb: 0xFFFFFF), "38;5;231"), (Color(rgb: 0x5F87AF), "38;5;67"),
        (Color(rgb: 0x5E88B0), "38;5;67"), (Color(rgb: 0x121212), "38;5;233"),
        (Color.palette(1), "31"), (.palette(9), "91"), (.palette(200), "38;5;200"),
    ]) func coloursOf256(color: Color, sequence: String) {
        #expect(change(frame(), frame("x", Style(color)), depth: .indexed) == "^[\(sequence)m\nx")
    }

    @Test(arguments: [
        (ColorDepth.sixteen, Color(rgb: 0xFF0000), "91"), (.sixteen, Color(rgb: 0xCC0000), "31"),
        (.eight, Color(rgb: 0xFF0000), "31"), (.eight, Color(rgb: 0x101010), "30"),
        (.eight, Color(rgb: 0xEEEEEE), "37"), (.sixteen, Color(rgb: 0x808080), "90"),
        (.truecolor, Color(rgb: 0x000003), "38;2;0;0;3"), (.truecolor, .palette(196), "38;5;196"),
    ]) func otherColours(depth: ColorDepth, color: Color, sequence: String) {
        #expect(change(frame(), frame("x", Style(color)), depth: depth) == "^[\(sequence)m\nx")
    }

    @Test func withoutColoursOnlyAttributesAreSent() {
        let style = Style(Color(rgb: 0xFF0000), on: Color(rgb: 0x00FF00), [.bold])
        #expect(change(frame(), frame("x", style), depth: .none) == "^[1m\nx")
    }

    /// Attributes that a terminal lacks are not sent, nor those that it has in black and white alone.
    @Test func onlyAttributesOfTheTerminalAreSent() {
        let attributes: Attributes = [.bold, .italic, .underline]
        let limits: (inout Capabilities) -> Void = {
            $0.attributes = [.bold, .underline]
            $0.attributesWithColors = .bold
        }
        #expect(change(frame(), frame("x", Style().with(attributes)), limits) == "^[1;4m\nx")
        let red = Style(.palette(1)).with(attributes)
        #expect(change(frame(), frame("x", red), limits) == "^[1;31m\nx")
    }

    /// Two colours for which there is one entry look the same.
    @Test func aChangeThatCannotBeSeenIsNotSent() {
        let (some, other) = (Style(Color(rgb: 0x5F87AF)), Style(Color(rgb: 0x5E88B0)))
        #expect(change(frame("x", some), frame("x", other), depth: .indexed) == "")
        #expect(change(frame("x", some), frame("x", other)) != "")
    }
}
