import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// The pointer at the drawer, the card of keys, and screens that change their size.
struct DrawerEventTests {
    private let shelf: Shelf

    init() throws { shelf = try Shelf() }

    private var isOpen: Bool { shelf.reader.drawers.set.front?.settled == .open }

    private func open() {
        shelf.key(.right)
        shelf.rest()
    }

    private func drag(from start: Double, to end: Double, y: Double = 10) {
        shelf.mouse(.press(.left), start, y)
        for step in 1...10 {
            shelf.mouse(.drag(.left), start + (end - start) * Double(step) / 10, y)
        }
        shelf.wait(0.3)
        shelf.mouse(.release(.left), end, y)
        shelf.rest()
    }

    @Test func dragsOpenAndClose() {
        drag(from: 30, to: 75)
        #expect(isOpen)
        drag(from: 50, to: 5)
        #expect(!isOpen)
        drag(from: 0, to: 60)
        #expect(isOpen)
        drag(from: 70, to: 10)
        #expect(!isOpen)
        drag(from: 30, to: 35)
        #expect(!isOpen, "a short drag that comes to a halt goes back")
    }

    @Test func theSidewaysWheelOpensAndCloses() {
        for wheel in [MouseReport.Wheel.left, .right] {
            for _ in 0..<12 { shelf.mouse(.wheel(wheel), 40, 10) }
            shelf.rest()
            shelf.rest()
            #expect(isOpen == (wheel == .left))
        }
    }

    @Test func onlyAClickOnTheButtonIsOne() {
        for x in 0..<4 {
            shelf.click(Double(x), 0)
            shelf.rest()
            #expect(isOpen)
            shelf.key(.escape)
            shelf.rest()
        }
        shelf.click(4, 0)
        shelf.click(1, 1)
        shelf.mouse(.press(.left), 1, 0)
        shelf.mouse(.drag(.left), 1, 4)
        shelf.mouse(.release(.left), 1, 0)
        shelf.rest()
        #expect(shelf.reader.drawers.set.front == nil)
    }

    @Test func aTapOnTheDimCloses() {
        open()
        shelf.mouse(.press(.left), 70, 10)
        shelf.mouse(.drag(.left), 70, 14)
        shelf.mouse(.release(.left), 70, 10)
        shelf.rest()
        #expect(isOpen, "a drag along the dim is no tap")
        shelf.click(63, 10)
        shelf.rest()
        #expect(isOpen, "the panel's last column is not the dim")
        shelf.click(64, 10)
        shelf.rest()
        #expect(!isOpen)
    }

    @Test func theMenuTakesItsKeysAndItsWheel() {
        open()
        for (key, expected) in [(Key.down, 1), (.character("j"), 2), (.home, 0), (.end, 2)] {
            shelf.key(key)
            #expect(shelf.reader.drawers[.left]?.contents?.menu.selection == expected)
        }
        shelf.mouse(.wheel(.down), 10, 6)
        shelf.mouse(.wheel(.down), 79, 6)
        #expect(shelf.reader.scene.view.top == TextPlace() && isOpen)
        shelf.key(.left)
        shelf.rest()
        #expect(shelf.row(0).contains("a guide.txt"), "closing chooses nothing")
    }

    @Test func clicksBesideTheRowsChooseNothing() {
        open()
        let first = Double(MenuView.firstRow(on: shelf.frame.size))
        for y in [0, 1, first - 1, first + 3, 23] { shelf.click(10, y) }
        #expect(isOpen && shelf.reader.scene.current == 0)
        shelf.click(10, first + 2)
        shelf.rest()
        #expect(!isOpen && shelf.row(0).contains("z.log"))
    }

    @Test func theCardOfKeysComesAndGoes() {
        for key in [Key.character("h"), .function(1)] {
            for back in [Key.escape, .character("h"), .character("q"), .character("x"), .right] {
                #expect(shelf.key(key) == .redraw && shelf.reader.scene.help != nil)
                #expect(shelf.key(back) == .redraw && shelf.reader.scene.help == nil)
            }
        }
        #expect(shelf.reader.drawers.set.front == nil)
        shelf.key(.function(1))
        shelf.mouse(.wheel(.down), 40, 10)
        shelf.send(.paste("x"))
        #expect(shelf.reader.scene.help != nil && shelf.reader.scene.view.top == TextPlace())
        #expect(shelf.key(.character("c"), .control) == .interrupt)
        #expect(shelf.key(.character("l"), .control) == .repaint)
        shelf.click(1, 0)
        shelf.rest()
        #expect(shelf.reader.scene.help == nil && shelf.reader.drawers.set.front == nil)
    }

    @Test func underTheCardNoKeyReachesTheDrawer() {
        shelf.key(.function(1))
        shelf.key(.character("m"))
        #expect(shelf.reader.scene.help == nil && shelf.reader.drawers.set.front == nil)
        shelf.key(.function(1))
        shelf.mouse(.press(.right), 40, 10)
        #expect(shelf.reader.scene.help == nil)
    }

    @Test func aDragEndsUnderTheCardToo() {
        shelf.hold(0.8)
        shelf.key(.function(1))
        shelf.wait(0.3)
        shelf.mouse(.release(.left), 52, 2)
        shelf.rest()
        #expect(shelf.reader.scene.help != nil && isOpen)
    }

    @Test func tooSmallAndBackIsNoChange() {
        open()
        let before = shelf.draw()
        for size in [(19, 24), (80, 5), (1, 1), (0, 0), (80, 24)] {
            shelf.send(.resize(Size(width: size.0, height: size.1)))
            _ = shelf.draw()
        }
        #expect(shelf.draw() == before && isOpen)
    }

    @Test func everySizeCanBeDrawn() {
        for open in [false, true] {
            if open { self.open() }
            for width in [0, 1, 7, 20, 21, 80, 200] {
                for height in [0, 1, 6, 7, 11, 12, 13, 60] {
                    shelf.send(.resize(Size(width: width, height: height)))
                    #expect(shelf.draw().size == Size(width: width, height: height))
                    shelf.key(.character("h"))
                    _ = shelf.draw()
                    shelf.key(.escape)
                }
            }
        }
    }

    @Test func aResizeInTheMiddleOfADragLosesNothing() {
        shelf.hold(0.5)
        shelf.send(.resize(Size(width: 40, height: 12)))
        _ = shelf.draw()
        shelf.mouse(.drag(.left), 39, 2)
        shelf.wait(0.3)
        shelf.mouse(.release(.left), 39, 2)
        shelf.rest()
        #expect(isOpen && shelf.reader.drawers.set.front?.length == 32)
    }

    @Test func anotherThemeDrawsEverythingAnew() {
        open()
        let dark = shelf.draw()
        shelf.theme = Theme(Shelf.light)
        let light = shelf.draw()
        #expect(light[40, 20].style == shelf.theme.panel && light != dark)
        shelf.theme = Theme(Shelf.dark)
        #expect(shelf.draw() == dark)
    }
}
