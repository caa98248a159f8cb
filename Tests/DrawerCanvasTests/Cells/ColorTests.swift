import Testing

@testable import DrawerCanvas

struct ColorTests {
    private static let black = Color(rgb: 0x000000)
    private static let white = Color(rgb: 0xFFFFFF)

    @Test func kindsOfColoursAreToldApart() {
        #expect(Color.standard.rgb == nil && Color.standard.paletteIndex == nil)
        #expect(Color.palette(7).paletteIndex == 7 && Color.palette(7).rgb == nil)
        #expect(Color.palette(0).paletteIndex == 0 && Color.palette(255).paletteIndex == 255)
        #expect(Color(rgb: 0xABCDEF).rgb == 0xABCDEF && Color(rgb: 0xABCDEF).paletteIndex == nil)
        #expect(Color(rgb: 0xFF00_0001) == Color(rgb: 1))
        #expect(Color(red: 0xAB, green: 0xCD, blue: 0xEF) == Color(rgb: 0xABCDEF))
        let all = [Color.standard, .palette(0), .palette(1), Self.black, Color(rgb: 1), Self.white]
        #expect(Set(all.map(\.number)).count == all.count)
    }

    @Test func mixturesGoEvenlyFromOneToTheOther() {
        #expect(Self.black.mixed(with: Self.white, 0) == Self.black)
        #expect(Self.black.mixed(with: Self.white, 1) == Self.white)
        #expect(Self.black.mixed(with: Self.white, 0.5) == Color(rgb: 0x808080))
        #expect(Color(rgb: 0x102030).mixed(with: Color(rgb: 0x302010), 0.5).rgb == 0x202020)
        #expect(Color.standard.mixed(with: Self.white, 0.5) == .standard)
        #expect(Self.white.mixed(with: .palette(1), 0.5) == Self.white)
    }

    /// Values from WCAG 2's definition and from its well-known examples.
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542),
            (0x0000FF, 0xFFFFFF, 8.592), (0xFF0000, 0xFFFFFF, 3.998), (0x00FF00, 0x000000, 15.304),
            (0x123456, 0x123456, 1.0),
        ] as [(UInt32, UInt32, Double)]) func contrasts(one: UInt32, other: UInt32, ratio: Double)
    {
        #expect(abs(Color(rgb: one).contrast(with: Color(rgb: other)) - ratio) < 0.001)
        #expect(abs(Color(rgb: other).contrast(with: Color(rgb: one)) - ratio) < 0.001)
    }

    @Test func luminanceIsOfTheParts() {
        #expect(Self.black.luminance == 0 && abs(Self.white.luminance - 1) < 1e-12)
        #expect(abs(Color(rgb: 0xFF0000).luminance - 0.2126) < 1e-12)
        #expect(abs(Color(rgb: 0x00FF00).luminance - 0.7152) < 1e-12)
        #expect(abs(Color(rgb: 0x0000FF).luminance - 0.0722) < 1e-12)
        #expect(Color.standard.luminance == 0)
    }
}
