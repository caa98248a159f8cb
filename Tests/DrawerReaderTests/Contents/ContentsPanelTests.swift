import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

struct ContentsPanelTests {
    private static let documents = ["README.md", "docs/feel.md", "docs/gallery.md", "src/main.c"]
    private static let outline = [
        OutlineItem("Install", level: 0, line: 3), OutlineItem("From source", level: 1, line: 9),
        OutlineItem("Use", detail: "+3", level: 0, line: 20),
    ]

    private var panel: ContentsPanel

    init() {
        useUTF8()
        let entries = Self.documents.map { Library.Entry(file: FilePath($0)) }
        panel = ContentsPanel(
            ContentsTree(documents: entries, current: 0, outline: Self.outline), section: nil,
            direction: .leftToRight)
        panel.resize(to: Size(width: 40, height: 30))
    }

    private var labels: [String] {
        panel.menu.rows.map { String(repeating: "  ", count: $0.level) + $0.label }
    }

    private mutating func type(_ text: String) {
        for scalar in text.unicodeScalars { _ = panel.handle(.key(KeyPress(.character(scalar)))) }
    }

    @Test func theCurrentDocumentUnfoldsIntoItsOutline() {
        #expect(
            labels == [
                "README.md", "  Install", "    From source", "  Use", "docs/", "  feel.md",
                "  gallery.md", "src/", "  main.c",
            ])
        #expect(panel.menu.rows[0].isCurrent && panel.menu.selection == 0)
        #expect(panel.target(of: 2) == .item(1) && panel.target(of: 6) == .document(2))
        #expect(panel.target(of: 99) == nil)
    }

    @Test func oneDocumentIsItsOutlineAlone() {
        let alone = ContentsPanel(
            ContentsTree(
                documents: [Library.Entry(source: .standardInput, name: "standard input")],
                current: 0, outline: Self.outline),
            section: 2, direction: .leftToRight)
        #expect(alone.menu.rows.map(\.label) == ["Install", "From source", "Use"])
        #expect(alone.menu.rows[2].isCurrent && alone.menu.selection == 2)
    }

    @Test mutating func theSectionThatIsReadIsMarkedAndChosen() {
        panel.follow(1)
        #expect(panel.menu.rows.firstIndex(where: \.isCurrent) == 2 && panel.menu.selection == 2)
        panel.follow(nil)
        #expect(panel.menu.rows.firstIndex(where: \.isCurrent) == 0)
    }

    @Test mutating func directoriesFold() {
        panel.toggle("docs")
        #expect(labels.suffix(3) == ["docs/", "src/", "  main.c"])
        panel.toggle("docs")
        #expect(labels.count == 9)
    }

    @Test mutating func anotherDocumentTakesItsOutlineAlong() {
        panel.update {
            $0.current = 1
            $0.outline = [OutlineItem("Motion", line: 0)]
        }
        #expect(labels[3] == "    Motion" && panel.menu.rows[2].isCurrent)
        #expect(panel.menu.selection == 2)
    }

    /// An outline that arrives later does not move the choice.
    @Test mutating func theChoiceStaysOnWhatItWasOn() {
        panel.update { $0.outline = [] }
        _ = panel.handle(.key(KeyPress(.down)))
        _ = panel.handle(.key(KeyPress(.down)))
        #expect(panel.target(of: panel.menu.selection) == .document(1))
        panel.update { $0.outline = Self.outline }
        #expect(panel.target(of: panel.menu.selection) == .document(1))
    }

    @Test mutating func aFilterFindsTheBestFirst() {
        type("/")
        #expect(panel.filter == "" && labels.count == 9)
        type("in")
        #expect(panel.menu.rows.map(\.label) == ["Install", "main.c"])
        #expect(panel.menu.rows[1].marked == [2, 3] && panel.menu.selection == 0)
        #expect(panel.handle(.key(KeyPress(.enter))) == .chosen(0))
        #expect(panel.target(of: 0) == .item(0))
        _ = panel.handle(.key(KeyPress(.backspace)))
        #expect(panel.filter == "i")
        panel.clearFilter()
        #expect(panel.filter == nil && labels.count == 9)
    }

    @Test mutating func theFilterIsEditedAndLeft() {
        type("/zz")
        #expect(panel.menu.rows.isEmpty)
        #expect(panel.handle(.key(KeyPress(.enter))) == .ignored)
        _ = panel.handle(.key(KeyPress(.character("u"), .control)))
        #expect(panel.filter == "")
        _ = panel.handle(.paste("gal"))
        #expect(panel.menu.rows.map(\.label) == ["gallery.md"])
        for _ in 0..<4 { _ = panel.handle(.key(KeyPress(.backspace))) }
        #expect(panel.filter == nil)
        #expect(panel.handle(.paste("x")) == .ignored)
    }

    @Test func theFilterAndItsLettersAreSeen() {
        var panel = panel
        for scalar in "/us".unicodeScalars {
            _ = panel.handle(.key(KeyPress(.character(scalar))))
        }
        var surface = Surface(size: Size(width: 40, height: 30))
        panel.draw(on: &surface, theme: Theme(.dark))
        #expect(surface.text(row: 1).contains("/us▏"))
        #expect(surface.text(row: 2).contains("1 of 9"))
        let first = MenuView.firstRow(on: surface.size)
        #expect(surface.text(row: first).contains("Use"))
        #expect(surface[4, first].style.attributes.contains(.underline))
        #expect(!surface[6, first].style.attributes.contains(.underline))
    }
}
