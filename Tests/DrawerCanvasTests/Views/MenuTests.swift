import DrawerModel
import Testing

@testable import DrawerCanvas

struct MenuTests {
    private func menu(_ count: Int, height: Int) -> Menu {
        var menu = Menu(rows: (0..<count).map { Menu.Row(label: "row \($0)") })
        menu.height = height
        return menu
    }

    private func report(_ kind: MouseReport.Kind, row: Int) -> MouseReport {
        MouseReport(kind, at: Location(x: 3, y: Double(row)))
    }

    @Test func keysMoveTheChoiceAndKeepItInSight() {
        var menu = menu(50, height: 10)
        let moves: [(Key, Int)] = [
            (.down, 1), (.character("j"), 2), (.up, 1), (.character("k"), 0), (.pageDown, 9),
            (.pageDown, 18), (.end, 49), (.down, 49), (.pageDown, 49), (.pageUp, 40), (.home, 0),
            (.up, 0), (.pageUp, 0),
        ]
        for (key, expected) in moves {
            #expect(menu.handle(KeyPress(key)) == .changed)
            #expect(menu.selection == expected)
            #expect((menu.top..<(menu.top + 10)).contains(menu.selection))
        }
        menu.select(30)
        #expect(menu.handle(KeyPress(.enter)) == .chosen(30))
        for key in [Key.left, .character("x"), .tab] {
            #expect(menu.handle(KeyPress(key)) == .ignored)
        }
        #expect(menu.handle(KeyPress(.down, .shift)) == .ignored && menu.selection == 30)
    }

    @Test func aResizeKeepsTheChoiceInSight() {
        var menu = menu(50, height: 20)
        for selection in [0, 19, 30, 49] {
            menu.select(selection)
            for height in [3, 1, 10, 49, 50, 80, 20] {
                menu.height = height
                #expect((menu.top..<(menu.top + height)).contains(selection))
                #expect(menu.top <= max(0, 50 - height))
            }
        }
    }

    @Test func aClickChoosesWhereItIs() {
        var menu = menu(50, height: 5)
        menu.scroll(by: 10)
        #expect(menu.handle(report(.press(.left), row: 2), row: 2) == .changed)
        #expect(menu.selection == 12)
        #expect(menu.handle(report(.release(.left), row: 2), row: 2) == .chosen(12))
        for row in [-1, 5, 9] {
            #expect(menu.handle(report(.press(.left), row: row), row: row) == .ignored)
            #expect(menu.handle(report(.release(.left), row: row), row: row) == .ignored)
        }
        #expect(menu.handle(report(.press(.right), row: 1), row: 1) == .ignored)
        #expect(menu.selection == 12)
    }

    /// Places in pixels: the hand trembles across the border of two rows, and means the first.
    @Test func aClickThatEndsOnTheNextRowChoosesItsFirst() {
        var menu = menu(5, height: 5)
        let press = MouseReport(.press(.left), at: Location(x: 3, y: 2.45))
        let release = MouseReport(.release(.left), at: Location(x: 3, y: 2.55))
        #expect(menu.handle(press, row: 2) == .changed)
        #expect(menu.handle(release, row: 3) == .chosen(2))
        // The heading is above the first row, and not a part of the list.
        _ = menu.handle(MouseReport(.press(.left), at: Location(x: 3, y: -0.55)), row: -1)
        let within = MouseReport(.release(.left), at: Location(x: 3, y: -0.45))
        #expect(menu.handle(within, row: 0) == .ignored)
    }

    @Test func aDragOrACancelledPressChoosesNothing() {
        var menu = menu(5, height: 5)
        _ = menu.handle(report(.press(.left), row: 3), row: 3)
        _ = menu.handle(report(.cancel, row: 3), row: 3)
        #expect(menu.handle(report(.release(.left), row: 3), row: 3) == .ignored)
        _ = menu.handle(report(.press(.left), row: 3), row: 3)
        _ = menu.handle(report(.drag(.left), row: 1), row: 1)
        _ = menu.handle(report(.drag(.left), row: 3), row: 3)
        #expect(menu.handle(report(.release(.left), row: 3), row: 3) == .ignored)
        _ = menu.handle(report(.press(.left), row: 3), row: 3)
        #expect(menu.handle(report(.release(.left), row: 1), row: 1) == .ignored)
    }

    @Test func theWheelScrollsAndChoosesNothing() {
        var menu = menu(20, height: 8)
        let tops = [3, 6, 9, 12, 12, 9, 6, 3, 0, 0]
        for (step, top) in tops.enumerated() {
            let way = MouseReport.Wheel.up
            #expect(
                menu.handle(report(.wheel(step < 5 ? .down : way), row: 1), row: 1) == .changed)
            #expect(menu.top == top && menu.selection == 0)
        }
        #expect(menu.handle(report(.wheel(.left), row: 1), row: 1) == .ignored)
        var short = self.menu(3, height: 8)
        _ = short.handle(report(.wheel(.down), row: 1), row: 1)
        #expect(short.top == 0)
    }

    @Test func theCurrentRowIsTheFirstChoice() {
        var menu = Menu(rows: [Menu.Row(label: "a"), Menu.Row(label: "b", isCurrent: true)])
        #expect(menu.selection == 1)
        menu.setCurrent(0)
        #expect(menu.selection == 0 && menu.rows.map(\.isCurrent) == [true, false])
    }

    /// What the content shows may change without the choice being moved.
    @Test func markingLeavesTheChoiceWhereItIs() {
        var menu = menu(20, height: 5)
        menu.select(7)
        let top = menu.top
        for mark in [3, 19, nil, 25, 7] as [Int?] {
            menu.mark(mark)
            let marked = menu.rows.indices.filter { menu.rows[$0].isCurrent }
            #expect(marked == mark.map { $0 < 20 ? [$0] : [] } ?? [])
            #expect(menu.selection == 7 && menu.top == top)
        }
    }

    @Test func anEmptyMenuTakesAnything() {
        var menu = Menu(rows: [])
        menu.height = 5
        #expect(menu.handle(KeyPress(.down)) == .ignored)
        #expect(menu.handle(KeyPress(.enter)) == .ignored)
        #expect(menu.handle(report(.press(.left), row: 0), row: 0) == .ignored)
        menu.select(7)
        menu.move(.last)
        menu.scroll(by: 3)
        #expect(menu.selection == 0 && menu.top == 0)
    }
}
