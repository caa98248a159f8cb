internal import CNcurses
internal import CSystem
internal import DrawerCanvas
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// ncurses' picture of the terminal: takes whole frames and says which bytes bring it there.
///
/// ncurses draws to a file in memory, so that nothing reaches the terminal unseen and a frame
/// leaves in one piece. All of ncurses happens here, on one thread.
final class Screen {
    /// The colours in use, what the chosen entry of the terminal database allows.
    let depth: ColorDepth

    /// Whether the cursor is shown where a frame has a place for it.
    var showsCursor = false

    private let scratch: Int32
    private let stream: UnsafeMutablePointer<FILE>
    private let input: UnsafeMutablePointer<FILE>
    private let screen: OpaquePointer
    private var palette: Palette
    private var shown: [Cell] = []
    private var size = Size(width: 0, height: 0)
    private var row: [cchar_t] = []

    /// Prepares ncurses for the terminal at `descriptor`; writes nothing to it.
    init(
        descriptor: Int32, candidates: [TerminalEntry], size: Size
    ) throws(TerminalError) {
        scratch = cs_scratch_file()
        guard scratch >= 0, let stream = fdopen(scratch, "w"),
            let input = fdopen(dup(descriptor), "r")
        else { throw .system("cannot open a file in memory to draw into") }
        self.stream = stream
        self.input = input
        let opened = Self.withSizeInEnvironment(size) {
            candidates.lazy.compactMap { entry in
                newterm(entry.name, stream, input).map { ($0, entry.depth) }
            }.first
        }
        guard let (screen, wanted) = opened else {
            throw .unknownTerminal(candidates.last?.name ?? "")
        }
        self.screen = screen
        cn_prepare_window()
        let available = wanted != .none && start_color() == OK ? Int(cn_colors()) : 0
        use_default_colors()
        depth = Self.depth(wanted, available: available)
        palette = Palette(depth: depth)
        resize(to: size)
    }

    /// Tells ncurses the size, which it cannot ask of a file, by the variables that it honours.
    private static func withSizeInEnvironment<Answer>(_ size: Size, _ body: () -> Answer) -> Answer
    {
        let names = ["LINES": size.height, "COLUMNS": size.width]
        let before = names.keys.map { ($0, getenv($0).map { String(cString: $0) }) }
        for (name, value) in names { setenv(name, String(value), 1) }
        defer {
            for (name, value) in before {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        return body()
    }

    private static func depth(_ wanted: ColorDepth, available: Int) -> ColorDepth {
        let depths: [ColorDepth] = [.truecolor, .indexed, .sixteen, .eight]
        return depths.first { $0 <= wanted && $0.rawValue <= available } ?? .none
    }

    deinit {
        delscreen(screen)
        fclose(stream)
        fclose(input)
    }

    // MARK: Frames

    /// Fits the screen to the terminal's new size; the next frame is drawn whole.
    func resize(to size: Size) {
        self.size = size
        resizeterm(Int32(size.height), Int32(size.width))
        row = Array(repeating: cchar_t(), count: size.width)
        forget()
    }

    /// Has the next frame drawn whole, as when the terminal's contents are unknown.
    func forget() {
        shown.removeAll(keepingCapacity: true)
        cn_forget_screen()
    }

    /// Appends to `bytes` what makes the terminal show `frame`, which has the screen's size, with its
    /// cursor at a cell of it, or anywhere where that is nil.
    func present(
        _ frame: borrowing Surface, cursor: Point? = nil, into bytes: inout [UInt8]
    ) {
        put(frame)
        if palette.isExhausted {
            palette.reset()
            forget()
            put(frame)
        }
        cn_place_cursor(
            Int32(cursor?.y ?? -1), Int32(cursor?.x ?? 0), showsCursor && cursor != nil)
        cn_update()
        takeDrawn(into: &bytes)
    }

    /// Puts what has changed since the last frame into ncurses' picture.
    private func put(_ frame: borrowing Surface) {
        frame.withCells { cells in
            let isWhole = shown.count != cells.count
            for y in 0..<size.height {
                let first = y * size.width
                guard let changed = isWhole ? 0..<size.width : changes(cells, from: first) else {
                    continue
                }
                put(cells, row: y, columns: changed)
            }
            if isWhole {
                shown = Array(cells)
            } else {
                shown.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: cells) }
            }
        }
    }

    /// The columns of a row between its first and its last changed cell.
    private func changes(_ cells: UnsafeBufferPointer<Cell>, from first: Int) -> Range<Int>? {
        shown.withUnsafeBufferPointer { shown in
            var left = 0
            var right = size.width
            while left < right, cells[first + left] == shown[first + left] { left += 1 }
            guard left < right else { return nil }
            while cells[first + right - 1] == shown[first + right - 1] { right -= 1 }
            while left > 0, cells[first + left].glyph == .continuation { left -= 1 }
            return left..<right
        }
    }

    private func put(_ cells: UnsafeBufferPointer<Cell>, row y: Int, columns: Range<Int>) {
        var count: Int32 = 0
        var style = Style()
        row.withUnsafeMutableBufferPointer { row in
            for x in columns {
                let cell = cells[y * size.width + x]
                if cell.glyph == .continuation { continue }
                style = cell.style(after: style)
                let (mark, second) = cell.glyph.marks
                cn_set_cell(
                    &row[Int(count)], cell.glyph.base, mark, second,
                    Self.attributes(style.attributes),
                    palette.pair(style.foreground, style.background))
                count += 1
            }
            cn_put(Int32(y), Int32(columns.lowerBound), row.baseAddress, count)
        }
    }

    private static func attributes(_ attributes: Attributes) -> attr_t {
        if attributes.isEmpty { return 0 }
        var found: attr_t = 0
        if attributes.contains(.bold) { found |= cn_bold() }
        if attributes.contains(.faint) { found |= cn_faint() }
        if attributes.contains(.italic) { found |= cn_italic() }
        if attributes.contains(.underline) { found |= cn_underline() }
        if attributes.contains(.reverse) { found |= cn_reverse() }
        return found
    }

    // MARK: What ncurses wrote

    /// What ncurses sends to end its use of the screen. Frames may follow all the same.
    ///
    /// The cursor is shown once more at the end: with the normal screen, libvterm (in Vim, Neovim)
    /// brings back the hidden one that a scroll of ncurses has saved.
    func stop(into bytes: inout [UInt8]) {
        endwin()
        takeDrawn(into: &bytes)
        bytes += Self.capability("cnorm")
    }

    /// The sequence that leaves the alternate screen, as the terminal database has it.
    var leaveSequence: [UInt8] { Self.capability("rmcup") + Self.capability("cnorm") }

    /// Keys of this terminal that have a sequence beginning with Escape.
    var terminalKeys: [(bytes: [UInt8], press: KeyPress)] {
        let names: [(String, Key)] = [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
            ("kich1", .insert), ("kdch1", .delete),
        ]
        let functions = (1...12).map { ("kf\($0)", Key.function($0)) }
        return (names + functions).compactMap { name, key in
            let bytes = Self.capability(name)
            return bytes.count > 2 && bytes[0] == 0x1B ? (bytes, KeyPress(key)) : nil
        }
    }

    private static func capability(_ name: String) -> [UInt8] {
        guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return [] }
        return Array(UnsafeBufferPointer(start: value, count: strlen(value))).map {
            UInt8(bitPattern: $0)
        }
    }

    /// Moves what ncurses has written from its file to `bytes`.
    private func takeDrawn(into bytes: inout [UInt8]) {
        let count = Int(lseek(scratch, 0, SEEK_CUR))
        guard count > 0 else { return }
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        bytes.withUnsafeMutableBytes { buffer in
            var done = 0
            while done < count {
                let part = UnsafeMutableRawBufferPointer(rebasing: buffer[(start + done)...])
                let read = pread(scratch, part.baseAddress, count - done, off_t(done))
                if read <= 0 { break }
                done += read
            }
        }
        lseek(scratch, 0, SEEK_SET)
    }
}
