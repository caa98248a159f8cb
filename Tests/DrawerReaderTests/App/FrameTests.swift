import DrawerCanvas
import DrawerModel
import FrameProbe
import Testing

@testable import DrawerReader

/// Whole frames against accepted ones; `make golden` accepts them anew.
struct FrameTests {
    /// Names of directories differ from run to run, so that frames show none.
    private func shelf(
        width: Int, height: Int, of texts: [String: String] = Shelf.texts
    ) throws -> Shelf {
        let shelf = try Shelf(of: texts, width: width, height: height)
        shelf.reader.scene.library = Library(
            entries: shelf.reader.scene.library.entries.map {
                Library.Entry(source: $0.source, name: $0.title)
            })
        shelf.reader.scene.show(0, from: .top)
        return shelf
    }

    static let sizes = [(20, 6), (40, 12), (80, 24), (120, 36)]
    static let progress = [0, 0.25, 0.5, 0.75, 1, 1.1]

    @Test(arguments: sizes, progress) func darkFrames(
        size: (width: Int, height: Int), progress: Double
    ) throws {
        let shelf = try shelf(width: size.width, height: size.height)
        if progress > 0 { shelf.hold(progress) }
        let name = "dark-\(size.width)x\(size.height)-\(Int(progress * 100))"
        #expect(try GoldenFrame(shelf.draw()).matches(name))
    }

    @Test(arguments: [0, 0.5, 1]) func lightFrames(progress: Double) throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.theme = Theme(Shelf.light)
        if progress > 0 { shelf.hold(progress) }
        #expect(try GoldenFrame(shelf.draw()).matches("light-80x24-\(Int(progress * 100))"))
    }

    @Test(arguments: [0, 0.5, 1]) func framesWithoutColours(progress: Double) throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.theme = Theme(Shelf.dark, depth: .none)
        if progress > 0 { shelf.hold(progress) }
        #expect(try GoldenFrame(shelf.draw()).matches("plain-80x24-\(Int(progress * 100))"))
    }

    @Test func theCardOfKeys() throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.key(.function(1))
        #expect(try GoldenFrame(shelf.draw()).matches("help-80x24"))
    }

    /// What is hard to show, cut in the middle by the moving edge.
    @Test(arguments: [0, 0.3, 0.34, 0.37, 1]) func strangeText(progress: Double) throws {
        let text = """
            漢字かな交じり文が続く、長い行の例。半角ｶﾅ too
            \u{301} without a base, e\u{301}o\u{308}\u{323} with one
            \ttab\tby\ttab
            \u{1B}[31mred\u{1B}[0m \u{7}bell \u{9B}2J \u{7F}
            👩\u{200D}💻 👍🏽 ❤\u{FE0F} \u{202E}right to left\u{202C}
            \(String(repeating: "unbroken", count: 12))
            """
        let shelf = try shelf(
            width: 40, height: 14, of: ["strange.txt": text, "漢字の長い名前のファイル.txt": "x"])
        if progress > 0 { shelf.hold(progress) }
        let frame = shelf.draw()
        #expect(
            GoldenFrame(frame).text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        #expect(try GoldenFrame(frame).matches("strange-40x14-\(Int(progress * 100))"))
    }

    @Test func theDrawerOnItsWay() throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.key(.right)
        shelf.wait(0.08)
        #expect(shelf.reader.isAnimating)
        #expect(try GoldenFrame(shelf.draw()).matches("opening-80x24"))
    }

    @Test func anErrorAmongGoodFiles() throws {
        let shelf = try shelf(width: 60, height: 14)
        var entries = shelf.reader.scene.library.entries
        entries.insert(
            Library.Entry(source: .file(path: "no such.txt"), name: "no such.txt"), at: 1)
        shelf.reader.scene.library = Library(entries: entries)
        shelf.reader.scene.show(1, from: .top)
        #expect(try GoldenFrame(shelf.draw()).matches("error-60x14"))
    }

    @Test func tooSmall() throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.send(.resize(Size(width: 12, height: 4)))
        #expect(try GoldenFrame(shelf.draw()).matches("small-12x4"))
        shelf.send(.resize(Size(width: 1, height: 1)))
        #expect(shelf.draw().size == Size(width: 1, height: 1))
    }
}
