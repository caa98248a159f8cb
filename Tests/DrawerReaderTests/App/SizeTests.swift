import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Any size of the screen at any moment: a frame never depends on what was there before.
struct SizeTests {
    static let sizes = [
        (1, 1), (1, 400), (2, 3), (19, 6), (20, 5), (20, 6), (21, 7), (1000, 1), (1000, 400),
    ]

    @Test(arguments: sizes) func everySizeHasItsFrame(width: Int, height: Int) throws {
        let shelf = try Shelf()
        shelf.hold(0.5)
        shelf.send(.resize(Size(width: width, height: height)))
        #expect(shelf.draw() == shelf.drawnAfresh())
        shelf.key(.function(1))
        #expect(shelf.draw() == shelf.drawnAfresh())
        let isTooSmall = width < 20 || height < 6
        #expect(shelf.row(0).hasPrefix("Too small:".prefix(width)) == isTooSmall)
    }

    /// The smallest sizes say what they need, as far as they have room for it.
    @Test func whatIsTooSmallSaysSo() throws {
        let shelf = try Shelf(width: 12, height: 4)
        #expect((0..<3).map { shelf.row($0) } == ["Too small:", "needs", "20x6"])
    }

    /// Resizes, drags, keys and time in any order.
    @Test(arguments: 0..<12) func aStormLeavesNothingBehind(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let shelf = try Shelf()
        for step in 0..<40 {
            shelf.disturb(using: &random)
            #expect(shelf.draw() == shelf.drawnAfresh(), "step \(step)")
        }
    }
}

extension Shelf {
    /// The frame as one draws it who has nothing from before.
    fileprivate func drawnAfresh() -> Surface {
        var copy = reader
        var scrap = Surface(size: frame.size)
        copy.draw(into: &scrap, theme: Theme(theme.scheme == Shelf.dark ? Shelf.light : Shelf.dark))
        var fresh = Surface(size: frame.size)
        fresh.reset(size: frame.size, filledWith: Cell(Glyph("#")))
        copy.draw(into: &fresh, theme: theme)
        return fresh
    }

    /// Does one thing of all that may come.
    fileprivate func disturb(using random: inout SplitMix64) {
        let size = frame.size
        let x = Double.random(in: 0..<Double(size.width), using: &random)
        let y = Double.random(in: 0..<Double(size.height), using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
            let most = Bool.random(using: &random) ? (30, 10) : (200, 60)
            send(
                .resize(
                    Size(
                        width: .random(in: 1...most.0, using: &random),
                        height: .random(in: 1...most.1, using: &random))))
        case 3: mouse(.press(.left), x, y)
        case 4, 5: mouse(.drag(.left), x, y)
        case 6: mouse(.release(.left), x, y)
        default:
            key([.character("m"), .down, .enter, .escape].randomElement(using: &random) ?? .end)
        }
        wait(.random(in: 0...0.1, using: &random))
    }
}
