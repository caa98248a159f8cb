import DrawerModel
import Testing

@testable import DrawerCanvas

struct MenuViewTests {
    private static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true))

    init() { useUTF8() }

    private func draw(
        _ menu: Menu, width: Int, height: Int, theme: Theme = Self.theme,
        direction: LayoutDirection = .leftToRight, hasKeyboard: Bool = true
    ) -> Surface {
        var menu = menu
        var panel = Surface(size: Size(width: width, height: height))
        menu.height = MenuView.rows(on: panel.size)
        var view = MenuView(heading: "Contents", caption: "2 documents", direction: direction)
        view.hasKeyboard = hasKeyboard
        view.draw(menu, on: &panel, theme: theme)
        return panel
    }

    private static let two = Menu(rows: [
        Menu.Row(label: "one", detail: "here"), Menu.Row(label: "two", isCurrent: true),
    ])

    @Test func highPanelsHaveRoomAboveTheRows() {
        let panel = draw(Self.two, width: 30, height: 12)
        #expect(
            (0..<7).map { panel.text(row: $0) } == [
                "", "    Contents", "    2 documents", "", "    one" + blanks(16) + "here",
                " ▌• two", "",
            ])
        #expect(panel[10, 5].style == Self.theme.selection)
        #expect(panel[10, 4].style == Self.theme.panel)
        #expect(panel[0, 5].style == Self.theme.panel && panel[29, 5].style == Self.theme.panel)
        #expect(panel[1, 5].style.foreground == Self.theme.accent.foreground)
    }

    @Test func lowPanelsHaveAHeadingOfOneRow() {
        let panel = draw(Self.two, width: 30, height: 6)
        #expect(panel.text(row: 0) == "    Contents  2 documents")
        #expect(panel.text(row: 1) == "    one" + blanks(16) + "here")
        #expect(panel.text(row: 2) == " ▌• two")
        for height in 1...40 {
            let size = Size(width: 30, height: height)
            let last = MenuView.firstRow(on: size) + MenuView.rows(on: size)
            #expect(height < 2 || last <= height)
        }
    }

    @Test func withoutColoursAMarkSaysWhatIsChosen() {
        let panel = draw(
            Self.two, width: 30, height: 6, theme: Theme(.dark, depth: .none))
        #expect(panel.text(row: 2) == " >• two")
        #expect(panel[10, 2].style.attributes.contains(.reverse))
        #expect(panel[10, 1].style == Style())
    }

    /// A label comes before its detail; that has a third of the room, or nothing at all.
    @Test func labelsComeFirst() {
        func text(_ width: Int) -> String {
            let row = Menu.Row(label: "a label that is long enough", detail: "and a few details")
            return draw(Menu(rows: [row]), width: width, height: 6).text(row: 1)
        }
        #expect(text(53) == " ▌  a label that is long enough  and a few details")
        #expect(text(52) == " ▌  a label that is long enough  and a few detai…")
        #expect(text(44) == " ▌  a label that is long en… and a few d…")
        #expect(text(42) == " ▌  a label that is long enough")
    }

    // MARK: The keyboard

    @Test func withoutTheKeyboardTheChoiceIsWeaker() {
        for theme in [Self.theme, Theme(.light), Theme(.dark)] {
            let panel = draw(Self.two, width: 30, height: 6, theme: theme, hasKeyboard: false)
            #expect(panel.text(row: 2) == " ▌• two" && panel[10, 2].style == theme.idleSelection)
            let paper = theme.panel.background
            let contrasts = [theme.selection, theme.idleSelection].map {
                $0.background.contrast(with: paper)
            }
            #expect(contrasts[0] > contrasts[1] && contrasts[1] > 1.1)
            #expect(
                theme.idleSelection.foreground.contrast(with: panel[10, 2].style.background) >= 4.5)
        }
        let plain = Theme(.dark, depth: .none)
        let panel = draw(Self.two, width: 30, height: 6, theme: plain, hasKeyboard: false)
        #expect(panel.text(row: 2) == " >• two")
        #expect(!panel[10, 2].style.attributes.contains(.reverse))
    }

    // MARK: From right to left

    @Test func forThoseWhoReadFromTheRightItIsMirrored() {
        let panel = draw(Self.two, width: 30, height: 12, direction: .rightToLeft)
        #expect(
            (0..<7).map { panel.text(row: $0) } == [
                "", blanks(18) + "Contents", blanks(15) + "2 documents", "",
                "   here" + blanks(16) + "one", blanks(23) + "two •▐", "",
            ])
        #expect(panel[10, 5].style == Self.theme.selection)
        #expect(panel[0, 5].style == Self.theme.panel && panel[29, 5].style == Self.theme.panel)
        let plain = Theme(.dark, depth: .none)
        let marked = draw(Self.two, width: 30, height: 6, theme: plain, direction: .rightToLeft)
        #expect(marked.text(row: 2).hasSuffix("two •<"))
    }

    @Test func aLongMirroredListHasItsScrollbarAtTheLeft() {
        let menu = Menu(rows: (0..<50).map { Menu.Row(label: "row \($0)") })
        let panel = draw(menu, width: 30, height: 20, direction: .rightToLeft)
        #expect((0..<20).contains { panel[0, $0].glyph.text == "▐" } && panel.isSound)
    }

    @Test func mirroredLabelsStayInside() {
        let long = String(repeating: "漢字", count: 30)
        for width in 1...40 {
            let rows = [Menu.Row(label: long, detail: long, isCurrent: true)]
            let panel = draw(Menu(rows: rows), width: width, height: 12, direction: .rightToLeft)
            #expect(panel.isSound)
        }
    }

    @Test func longListsHaveAScrollbarAndShowTheChoice() {
        var menu = Menu(rows: (0..<50).map { Menu.Row(label: "row \($0)") })
        menu.select(49)
        let panel = draw(menu, width: 30, height: 20)
        let bar = (0..<20).filter { panel[29, $0].glyph.text == "▐" }
        #expect(bar.last == 18 && bar.count < 8)
        #expect(panel.text(row: 18).contains("row 49"))
    }

    @Test func longLabelsAndDetailsAreShortened() {
        let long = String(repeating: "漢字", count: 30)
        let panel = draw(Menu(rows: [Menu.Row(label: long, detail: long)]), width: 50, height: 12)
        #expect(panel.isSound)
        let text = panel.text(row: 4)
        #expect(text.filter { $0 == "…" }.count == 2 && text.hasPrefix(" ▌  漢字"))
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
