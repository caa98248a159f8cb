import DrawerModel
import Testing

@testable import DrawerCanvas

struct ShadeTests {
    private static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xF0F0F0), background: Color(rgb: 0x202020), isKnown: true))

    @Test func levelsAreStepsFromLightToBlack() {
        #expect([1, 0.75, 0.5, 0.25, 0].map { Shade.level(keeping: $0) } == [0, 20, 40, 60, 80])
        #expect(Shade.level(keeping: 2) == 0 && Shade.level(keeping: -1) == 80)
        let levels = (0...100).map { Shade.level(keeping: Double($0) / 100) }
        #expect(levels == levels.sorted(by: >) && Set(levels).count == 17)
    }

    @Test func eachLevelKeepsItsShareOfTheLight() {
        let shade = Shade(Self.theme)
        #expect(shade.apply(0, to: Style()) == Style())
        #expect(
            shade.apply(40, to: Style()) == Style(Color(rgb: 0x787878), on: Color(rgb: 0x101010)))
        #expect(shade.apply(80, to: Style()) == Style(Color(rgb: 0), on: Color(rgb: 0)))
        var previous = 1.0
        for level in 1...80 {
            let ink = shade.apply(level, to: Style()).foreground.luminance
            #expect(ink < previous)
            previous = ink
        }
    }

    /// Where shading takes too long there are four steps, or none, and ten of a palette.
    @Test func fewerStepsAreAmongTheSteps() {
        let shares = (0...100).map { 1 - Double($0) / 100 }
        let coarse = Set(shares.map { Shade.level(keeping: $0, .coarse) })
        #expect(coarse == [0, 20, 40, 60, 80])
        let indexed = Set(shares.map { Shade.level(keeping: $0, in: .indexed) })
        #expect(indexed == Set(stride(from: 0, through: 80, by: 8)))
        #expect(Shade.level(keeping: 0.5, .coarse) == Shade.level(keeping: 0.5))
        #expect(shares.allSatisfy { Shade.level(keeping: $0, .none) == 0 })
    }

    @Test func eachStyleHasItsOwnShade() {
        let shade = Shade(Self.theme)
        let red = Style(.palette(1), on: Color(rgb: 0x0000FF), [.bold, .underline])
        for _ in 0..<2 {
            #expect(
                shade.apply(40, to: red)
                    == Style(Color(rgb: 0x670000), on: Color(rgb: 0x000080), [.bold, .underline]))
            #expect(shade.apply(40, to: red.colored(.standard)).foreground == Color(rgb: 0x787878))
            #expect(shade.apply(20, to: red).background == Color(rgb: 0x0000BF))
        }
    }

    /// Nor is there a colour for it among eight, which stay as they are.
    @Test func withFewColoursADimIsFaint() {
        let shade = Shade(Theme(.dark, depth: .eight))
        let style = Style(.palette(1), on: Color(rgb: 0xF0F0F0))
        #expect(shade.apply(10, to: style) == style)
        #expect(shade.apply(40, to: style) == style.with(.faint))
    }

    /// Text that is half as dark cannot be told from what it was, but the paper can.
    @Test func withFewColoursLightPaperIsGrey() {
        let shade = Shade(Theme(.light, depth: .sixteen))
        let style = Style(.palette(1), on: Color(rgb: 0xF0F0F0), .bold)
        #expect(shade.apply(10, to: style) == style)
        #expect(shade.apply(40, to: style) == Style(.standard, on: .palette(7), .bold))
    }

    @Test func withoutColoursADimIsFaint() {
        let shade = Shade(Theme(.dark, depth: .none))
        for level in 0...80 {
            let style = shade.apply(level, to: Style(.standard, on: .standard, .bold))
            #expect(style.attributes == (level < 20 ? .bold : [.bold, .faint]))
            #expect(style.foreground == .standard && style.background == .standard)
        }
    }

    @Test func aSurfaceIsDimmedAsAWhole() {
        var surface = Surface(size: Size(width: 2, height: 2))
        surface.dim(by: 0, theme: Self.theme)
        #expect(surface == Surface(size: Size(width: 2, height: 2)))
        surface.dim(by: 1, theme: Self.theme)
        #expect(surface.withCells { $0.allSatisfy { $0.style.background == Color(rgb: 0) } })
    }
}
