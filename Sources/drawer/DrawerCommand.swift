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
            let options = try OptionParser.parse()
            switch options.request {
            case .help: return write(Help.text)
            case .version: return write("drawer \(Help.version)\n")
            case .gallery(let preset): return show(preset, options)
            case nil: return read(options)
            }
        } catch {
            StandardError.complain(error.description)
            return 2
        }
    }

    private static func read(_ options: Options) -> Int32 {
        var operands = options.operands
        if operands.isEmpty { operands = [StandardStreams.inputIsPiped ? "-" : "."] }
        if operands.contains("-"), isatty(STDIN_FILENO) == 1 {
            StandardError.complain("standard input is a terminal; send text to it through a pipe")
            return 1
        }
        var library = Library(operands: operands)
        if let size = options.render.size { return draw(&library, options, size) }
        if isatty(STDOUT_FILENO) == 0 { return Passthrough(keepsBytes: true).run(&library) }
        if library.isUseless {
            for problem in library.problems { StandardError.complain(problem.description) }
            return 1
        }
        return show(library, options)
    }

    private static func show(_ preset: DrawerPreset?, _ options: Options) -> Int32 {
        guard options.operands.isEmpty else {
            StandardError.complain("--gallery takes no files; it shows programs of its own")
            return 2
        }
        if let size = options.render.size {
            return write(Renderer(size: size, options: options).picture(of: preset))
        }
        do {
            return try run(options) { Gallery(preset, motion: options.drawer.motion, size: $0) }
        } catch {
            StandardError.complain("\(error)")
            return 1
        }
    }

    private static func draw(
        _ library: inout Library, _ options: Options, _ size: Size
    ) -> Int32 {
        do {
            try library.prepare()
        } catch {
            StandardError.complain(error.description)
            return 1
        }
        if library.isUseless {
            for problem in library.problems { StandardError.complain(problem.description) }
            return 1
        }
        return write(Renderer(size: size, options: options).picture(of: library))
    }

    /// Writes text to standard output; the status to exit with.
    private static func write(_ text: String) -> Int32 {
        guard StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO) else {
            if errno != EPIPE {
                StandardError.complain("cannot write: \(String(cString: strerror(errno)))")
            }
            return 1
        }
        return 0
    }

    /// Runs a program in the terminal; the status to exit with.
    private static func run<Main: Program>(
        _ options: Options, _ make: (Size) -> Main
    ) throws -> Int32 {
        let recorder = options.record.map {
            Recorder(path: $0, program: "drawer \(Help.version)")
        }
        let replay = try options.replay.map(Recording.init)?.events ?? []
        let ending = try EventLoop.run(
            options: options.terminal, recorder: recorder, replay: replay, make)
        if let recorder { StandardError.complain(recorder.report) }
        return ending.exitStatus()
    }

    private static func show(_ library: Library, _ options: Options) -> Int32 {
        var library = library
        do {
            // Standard input has to be read before the screen is taken: it may fail, or take long.
            try library.prepare()
            return try run(options) { size in
                Reader(
                    library: library, drawer: options.drawer, permanentAt: options.permanentAt,
                    size: size, direction: options.direction)
            }
        } catch let error as TerminalError {
            StandardError.complain(error.description)
            if error.lacksScreen { _ = Passthrough(keepsBytes: false).run(&library) }
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
