import Testing

@testable import DrawerCanvas

struct ColorReducerTests {
    private static let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .truecolor]

    private func reduce(_ color: Color, to depth: ColorDepth) -> Color {
        var reducer = ColorReducer(to: depth)
        let first = reducer.reduce(color)
        #expect(reducer.reduce(color) == first)
        return first
    }

    @Test(arguments: depths) func theTerminalsOwnStaysItsOwn(depth: ColorDepth) {
        #expect(reduce(.standard, to: depth) == .standard)
    }

    @Test(arguments: depths) func whatTheTerminalHasStaysAsItIs(depth: ColorDepth) {
        for entry in 0..<min(256, depth.rawValue) {
            #expect(reduce(.palette(UInt8(entry)), to: depth) == .palette(UInt8(entry)))
        }
    }

    @Test(arguments: [
        (ColorDepth.none, Color(rgb: 0xFF0000), Color.standard),
        (.none, .palette(1), .standard),
        (.eight, .palette(9), .palette(1)), (.eight, .palette(231), .palette(7)),
        (.sixteen, .palette(196), .palette(9)), (.sixteen, Color(rgb: 0x7F7F80), .palette(8)),
        (.indexed, Color(rgb: 0xFF0000), .palette(196)),
        (.indexed, Color(rgb: 0x121212), .palette(233)),
        (.truecolor, Color(rgb: 0x123456), Color(rgb: 0x123456)),
    ]) func otherColoursComeNear(depth: ColorDepth, color: Color, expected: Color) {
        #expect(reduce(color, to: depth) == expected)
    }

    /// The nearest grey to this text is too near to the nearest one behind it.
    @Test func textIsNoHarderToRead() throws {
        let style = Style(Color(rgb: 0x7B7B7B), on: Color(rgb: 0x0F0F0F), .bold)
        var reducer = ColorReducer(to: .indexed)
        let reduced = reducer.reduce(style)
        func exact(_ color: Color) throws -> Color {
            ColorScheme.paletteColor(Int(try #require(color.paletteIndex)))
        }
        let contrast = try exact(reduced.foreground).contrast(with: exact(reduced.background))
        let plain = try exact(reducer.reduce(style.foreground))
            .contrast(with: exact(reduced.background))
        #expect(plain < 4.5 && contrast >= 4.5 && reduced.attributes == .bold)
        #expect(style.foreground.contrast(with: style.background) >= 4.5)
    }

    /// More colours than it remembers do not confuse it.
    @Test func forgettingChangesNothing() {
        var reducer = ColorReducer(to: .sixteen)
        for number in 0..<5000 { _ = reducer.reduce(Color(rgb: UInt32(number) * 3001)) }
        #expect(reducer.reduce(Color(rgb: 0xFF0000)) == .palette(9))
        #expect(reducer.reduce(Color(rgb: 0x000001)) == .palette(0))
    }
}
