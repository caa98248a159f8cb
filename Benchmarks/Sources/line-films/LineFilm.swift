import DrawerCanvas
import DrawerModel
import TerminalProbe

/// What a terminal shows while a drawer opens, as it has got it through a line.
struct LineFilm {
    private static let size = TerminalSize(columns: 88, rows: 26)
    /// For how long the film shows the text before the key, and how long it is, in seconds.
    private static let (before, whole) = (0.6, 4.0)
    /// A terminal shows a frame when it has got the end of its synchronized output.
    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    private var frames: [TimedFrame] = []

    /// The film of a drawer that reads `document`, by a line of so many bytes a second; nil for no
    /// limit.
    init(_ program: String, _ document: String, bytesPerSecond rate: Double?) throws {
        let environment = Command.plainEnvironment.merging(["COLORTERM": "truecolor"]) { $1 }
        let terminal = try PseudoTerminal(
            Command(program, ["--no-state", document], environment: environment),
            size: Self.size)
        terminal.settle(bytesPerSecond: rate ?? 1e9)
        let (count, pressed) = (terminal.chunks.count, Monotonic.now())
        _ = terminal.send("m")
        terminal.settle(bytesPerSecond: rate ?? 1e9)
        take(terminal.chunks, from: count, pressed: pressed)
    }

    /// The film, over and over, as an SVG document.
    var picture: String { SVGExport(scheme: Self.scheme).animation(of: frames) }

    private static let scheme = ColorScheme(
        foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)

    /// Plays all output to another terminal, and takes what that shows from chunk `first` on.
    private mutating func take(_ chunks: [OutputChunk], from first: Int, pressed: UInt64) {
        let emulator = Emulator(columns: Self.size.columns, rows: Self.size.rows)
        for chunk in chunks[..<first] { emulator.feed(chunk.bytes) }
        var shown = (surface: emulator.surface, since: -Self.before)
        var rest: [UInt8] = []
        for chunk in chunks[first...] {
            let time = Double(chunk.time - pressed) / 1e9
            rest += chunk.bytes
            while let end = rest.firstEnd(of: Self.frameEnd) {
                emulator.feed(rest[..<end])
                rest.removeFirst(end)
                append(shown, until: time)
                shown = (emulator.surface, time)
            }
        }
        append(shown, until: Self.whole - Self.before)
    }

    private mutating func append(_ shown: (surface: Surface, since: Double), until time: Double) {
        if time > shown.since {
            frames.append(TimedFrame(shown.surface, seconds: time - shown.since))
        }
    }
}

extension [UInt8] {
    /// Where the first occurrence of `mark` ends; nil where there is none.
    fileprivate func firstEnd(of mark: [UInt8]) -> Int? {
        indices.first { self[$0...].starts(with: mark) }.map { $0 + mark.count }
    }
}

extension Emulator {
    /// What the screen shows.
    fileprivate var surface: Surface {
        var surface = Surface(size: Size(width: columns, height: rows))
        for y in 0..<rows {
            for x in 0..<columns {
                guard let cell = cell(column: x, row: y), cell.width > 0 else { continue }
                surface.write(
                    cell.characters.isEmpty ? " " : cell.characters, at: Point(x: x, y: y),
                    style: Style(cell))
            }
        }
        return surface
    }
}

extension Style {
    fileprivate init(_ cell: ScreenCell) {
        var attributes: Attributes = []
        if cell.bold { attributes.insert(.bold) }
        if cell.italic { attributes.insert(.italic) }
        if cell.underline { attributes.insert(.underline) }
        if cell.reverse { attributes.insert(.reverse) }
        self.init(Color(cell.foreground), on: Color(cell.background), attributes)
    }
}

extension Color {
    fileprivate init(_ color: RGB?) {
        self = color.map { Color(red: $0.red, green: $0.green, blue: $0.blue) } ?? .standard
    }
}
