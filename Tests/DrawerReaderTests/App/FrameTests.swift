import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Whole frames against accepted ones; `make golden` accepts them anew.
struct FrameTests {
    /// Names of directories differ from run to run, so that frames show none.
    private func shelf(width: Int, height: Int) throws -> Shelf {
        let shelf = try Shelf(width: width, height: height)
        let names = shelf.reader.library.entries.map(\.title)
        shelf.reader.library = Library(
            entries: shelf.reader.library.entries.map {
                Library.Entry(source: $0.source, name: $0.title)
            })
        shelf.reader.menu = Menu(rows: names.map { Menu.Row(label: $0) })
        shelf.reader.fitPanel()
        shelf.reader.show(0)
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
        shelf.theme = Theme(Shelf.dark, isMonochrome: true)
        if progress > 0 { shelf.hold(progress) }
        #expect(try GoldenFrame(shelf.draw()).matches("plain-80x24-\(Int(progress * 100))"))
    }

    @Test func theCardOfKeys() throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.key(.function(1))
        #expect(try GoldenFrame(shelf.draw()).matches("help-80x24"))
    }

    @Test func tooSmall() throws {
        let shelf = try shelf(width: 80, height: 24)
        shelf.send(.resize(Size(width: 12, height: 4)))
        #expect(try GoldenFrame(shelf.draw()).matches("small-12x4"))
        shelf.send(.resize(Size(width: 1, height: 1)))
        #expect(shelf.draw().size == Size(width: 1, height: 1))
    }
}
