internal import CSystem
internal import DrawerCanvas
internal import DrawerGallery
internal import DrawerModel
internal import DrawerReader
internal import DrawerTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command: reads its options, finds what to read, and hands both to the terminal.
enum DrawerCommand {
    /// What to exit with: 0, 1 where something could not be read or shown, 2 for a wrong usage.
    static func run() -> Int32 {
        useUTF8()
        do {
            let words = CommandLine.unsafeArgv
            let line = try OptionParser(count: CommandLine.argc, words: words).parse()
            let options = try Options(line, environment: variable)
            switch options.request {
            case .help: return write(Help.text)
            case .version: return write("drawer \(Help.version)\n")
            case .gallery(let preset): return show(preset, options)
            case .completions(let shell): return write(Completions(for: shell).text)
            case nil: return read(options)
            }
        } catch {
            StandardError.complain(error.description)
            return 2
        }
    }

    /// How long standard input is waited for before the screen is taken, in seconds.
    private static let patience = 0.02

    private static func read(_ options: Options) -> Int32 {
        var operands = options.operands
        if operands.isEmpty { operands = [StandardStreams.inputIsPiped ? "-" : "."] }
        if operands.contains("-"), isatty(STDIN_FILENO) == 1 {
            StandardError.complain("standard input is a terminal; send text to it through a pipe")
            return 1
        }
        let library = Library(operands: operands, isRecursive: options.isRecursive)
        for notice in library.notices { StandardError.complain(notice.description) }
        let isPassed = options.render.size == nil && isatty(STDOUT_FILENO) == 0
        if isPassed { return Passthrough.run(library) }
        if library.isUseless {
            for problem in library.problems { StandardError.complain(problem.description) }
            return 1
        }
        let loader = Loader(follows: options.follows && options.render.size == nil)
        if let size = options.render.size { return draw(library, loader, options, size) }
        if options.quitsIfOneScreen, !options.follows,
            let text = OneScreen(StandardStreams.windowSize).text(of: library, loader)
        {
            return write(text)
        }
        return options.isPlain
            ? LinearSession.run(library, loader) : show(library, loader, options)
    }

    private static func show(_ preset: DrawerPreset?, _ options: Options) -> Int32 {
        guard options.operands.isEmpty else {
            StandardError.complain(
                "--gallery takes no files; one of its programs is chosen as in --gallery=slideDown")
            return 2
        }
        if let size = options.render.size {
            return write(Renderer(size: size, options: options).picture(of: preset))
        }
        if options.isPlain {
            StandardError.complain(
                "--gallery has no plain form, since it shows how drawers move; "
                    + "leave out --plain, or set ACCESSIBLE=0")
            return 2
        }
        guard isatty(STDOUT_FILENO) == 1 else {
            StandardError.complain("--gallery needs a terminal to show its programs in")
            return 1
        }
        do {
            return try run(options) {
                Gallery(
                    preset, motion: options.drawer.motion, usesMouse: options.terminal.usesMouse,
                    size: $0)
            }
        } catch {
            StandardError.complain("\(error)")
            return 1
        }
    }

    private static func draw(
        _ library: Library, _ loader: Loader, _ options: Options, _ size: Size
    ) -> Int32 {
        loader.load(library.entries[0])
        loader.wait { _ in false }
        loader.waitForContents()
        if let problem = Self.problem(of: library, loader) {
            StandardError.complain(problem.description)
            return 1
        }
        return write(Renderer(size: size, options: options).picture(of: library, loader))
    }

    /// Why there is nothing to show, where the only document cannot be read.
    private static func problem(of library: Library, _ loader: Loader) -> ReadError? {
        guard library.entries.count == 1, case .failed(let error) = loader.loaded?.state else {
            return nil
        }
        return error
    }

    /// Keeps what is to be remembered of the files that were read.
    private static func save(_ reader: Reader, in store: StateStore?) {
        do {
            try store?.save(reader.scene.visits, at: time(nil))
        } catch {
            StandardError.complain(error.description)
        }
    }

    /// What the environment says.
    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Writes text to standard output; the status to exit with.
    private static func write(_ text: String) -> Int32 {
        StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO)
            ? 0 : StandardStreams.complainOfWriting()
    }

    /// Runs a program in the terminal; the status to exit with.
    private static func run<Main: Program>(
        _ options: Options, atEnd: (Main) -> Void = { _ in }, _ make: (Size) -> Main
    ) throws -> Int32 {
        let recorder = options.record.map {
            Recorder(path: $0, program: "drawer \(Help.version)")
        }
        let replay = try options.replay.map(Recording.init)?.events ?? []
        let ending = try EventLoop.run(
            options: options.terminal, recorder: recorder, replay: replay, atEnd: atEnd, make)
        if let recorder { StandardError.complain(recorder.report) }
        return ending.exitStatus()
    }

    private static func show(
        _ library: Library, _ loader: Loader, _ options: Options
    ) -> Int32 {
        let first = library.entries[0]
        if loader.loaded?.entry != first { loader.load(first) }
        // Files were looked at before, and are read while the terminal is opened. A stream was not:
        // that it cannot be read is told before the screen is taken.
        if first.isStream {
            loader.wait(seconds: patience) { $0.document.lineCount > 0 }
        }
        if let problem = problem(of: library, loader) {
            StandardError.complain(problem.description)
            return 1
        }
        do {
            let store = options.remembers ? StateStore(environment: variable) : nil
            return try run(options, atEnd: { save($0, in: store) }) { size in
                Reader(
                    library: library, loader: loader, start: options.start,
                    drawer: options.drawer, permanentAt: options.permanentAt, size: size,
                    direction: options.direction, usesMouse: options.terminal.usesMouse,
                    showsSource: options.showsSource, keys: options.keys,
                    editor: options.editor, recall: { store?.bookmarks(of: $0) })
            }
        } catch let error as TerminalError {
            StandardError.complain(error.description)
            if error.lacksScreen { PlainOutput.run(library, loader) }
            return 1
        } catch {
            StandardError.complain("\(error)")
            return 1
        }
    }
}

extension Recorder {
    /// What there is to know about the file, in one line.
    fileprivate var report: String {
        let end = problem.map { ", where it ended: \($0)" } ?? ""
        let events = count == 1 ? "1 event" : "\(count) events"
        return "recorded \(events) in \(path)\(end); all that was typed and pasted is in it"
    }
}

extension TerminalError {
    /// Whether the terminal can show text but no screen.
    fileprivate var lacksScreen: Bool {
        switch self {
        case .unknownTerminal, .dumbTerminal: true
        default: false
        }
    }
}
