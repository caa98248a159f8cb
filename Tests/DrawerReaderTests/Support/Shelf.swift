import DrawerCanvas
import DrawerModel
import Foundation

@testable import DrawerReader

/// A reader over files in a directory of its own, with a screen to draw on.
final class Shelf {
    let directory: String
    var reader: Reader
    var frame: Surface
    var theme = Theme(Shelf.dark)
    private var now = 0.0

    static let dark = ColorScheme(
        foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)
    static let light = ColorScheme(
        foreground: Color(rgb: 0x1E1E2E), background: Color(rgb: 0xFAFAFA), isKnown: true)

    static let texts = [
        "a guide.txt": "A guide\n\n" + String(repeating: "words that wrap at the edge ", count: 12)
            + "\n\ttab\ttab\n漢字かな交じり文 and e\u{301}\n"
            + (1...60).map { "line \($0)\n" }.joined(),
        "notes.md": "# Notes\n\nshort\n",
        "z.log": "one\n",
    ]

    /// `names` are the files to read; a name without a text does not exist.
    init(
        _ names: [String]? = nil, of texts: [String: String] = Shelf.texts, width: Int = 80,
        height: Int = 24, motion: Motion = .full, limits: DocumentLimits = DocumentLimits(),
        start: StartPosition = .top, recall: @escaping (FilePath) -> Bookmarks? = { _ in nil }
    ) throws {
        useUTF8()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "drawer-shelf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        directory = folder.path
        for (name, text) in texts {
            try text.write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
        }
        var drawer = DrawerConfiguration(edge: .left)
        drawer.motion = motion
        let size = Size(width: width, height: height)
        let operands = (names ?? texts.keys.sorted()).map { [directory] in
            FilePath(directory + "/" + $0)
        }
        let library = Library(operands: operands)
        reader = Reader(
            library: library, loader: Loader(follows: false, limits: limits), start: start,
            drawer: drawer, size: size, recall: recall)
        frame = Surface(size: size)
        load()
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    // MARK: Doing

    private func time() -> Timestamp { Timestamp(seconds: now) }

    @discardableResult
    func send(_ event: InputEvent) -> Reaction {
        now += 0.02
        if case .resize(let size) = event { frame.reset(size: size) }
        defer { load() }
        return reader.handle(event, at: time())
    }

    /// Waits until the document that is shown is all there. What has happened to the drawers stays
    /// told.
    private func load() {
        reader.scene.loader.wait { _ in false }
        var drawers = reader.drawers
        _ = reader.scene.takeNews(&drawers)
        reader.invalidate()
        waitForSearch()
    }

    /// Waits until what is searched for was found.
    private func waitForSearch() {
        while reader.scene.seeking != nil || reader.scene.search.hits.isSearching {
            var wanted = pollfd(
                fd: reader.scene.loader.newsDescriptor, events: Int16(POLLIN), revents: 0)
            poll(&wanted, 1, -1)
            _ = reader.takeNews(at: time())
        }
    }

    /// Types text, key after key.
    func type(_ text: String) {
        for scalar in text.unicodeScalars { key(scalar == "\n" ? .enter : .character(scalar)) }
    }

    /// Waits for what comes after the document's end, such as its table of contents.
    func await(_ condition: (LoadedDocument) -> Bool) {
        let loader = reader.scene.loader
        while loader.loaded.map(condition) != true {
            var wanted = pollfd(fd: loader.newsDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, 20_000) > 0 else { return }
            loader.takeNews()
        }
        load()
    }

    @discardableResult
    func key(_ key: Key, _ modifiers: Modifiers = []) -> Reaction {
        send(.key(KeyPress(key, modifiers)))
    }

    @discardableResult
    func mouse(_ kind: MouseReport.Kind, _ x: Double, _ y: Double) -> Reaction {
        send(.mouse(MouseReport(kind, at: Location(x: x, y: y))))
    }

    func click(_ x: Double, _ y: Double) {
        mouse(.press(.left), x, y)
        mouse(.release(.left), x, y)
    }

    /// Lets everything that moves arrive.
    func rest() { wait(5) }

    /// Lets so much time go by.
    func wait(_ seconds: Double) {
        now += seconds
        reader.advance(to: time())
    }

    /// Brings the drawer to `progress` by hand, and holds it there.
    func hold(_ progress: Double) {
        let length = Double(reader.drawers.set.drawers[0].length)
        mouse(.press(.left), 0, 2)
        mouse(.drag(.left), 1, 2)
        mouse(.drag(.left), 1 + progress * length, 2)
    }

    /// The screen, without the names of this machine's directories.
    func draw() -> Surface {
        load()
        reader.draw(into: &frame, theme: theme)
        return frame
    }

    func row(_ y: Int) -> String { draw().text(row: y) }
}
