internal import CSystem
internal import DrawerCanvas
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
            case .help: StandardStreams.write(Help.text)
            case .version: StandardStreams.write("drawer \(Help.version)\n")
            case nil: return read(options)
            }
            return 0
        } catch {
            StandardStreams.complain(error.description)
            return 2
        }
    }

    private static func read(_ options: Options) -> Int32 {
        var operands = options.operands
        if operands.isEmpty { operands = [StandardStreams.inputIsPiped ? "-" : "."] }
        if operands.contains("-"), isatty(STDIN_FILENO) == 1 {
            StandardStreams.complain("standard input is a terminal; send text to it through a pipe")
            return 1
        }
        var library = Library(operands: operands)
        if isatty(STDOUT_FILENO) == 0 { return Passthrough(keepsBytes: true).run(&library) }
        if library.isUseless {
            for problem in library.problems { StandardStreams.complain(problem.description) }
            return 1
        }
        return show(library, options)
    }

    private static func show(_ library: Library, _ options: Options) -> Int32 {
        var library = library
        let recorder = options.record.map {
            Recorder(path: $0, program: "drawer \(Help.version)")
        }
        do {
            let replay = try options.replay.map(Recording.init)?.events ?? []
            // Standard input has to be read before the screen is taken: it may fail, or take long.
            try library.prepare()
            let ending = try EventLoop<Reader>.run(
                options: options.terminal, recorder: recorder, replay: replay
            ) { frame in
                Reader(library: library, drawer: options.drawer, size: frame.size)
            }
            if let recorder { StandardStreams.complain(recorder.report) }
            return ending.exitStatus()
        } catch let error as TerminalError {
            StandardStreams.complain(error.description)
            if error.lacksScreen { _ = Passthrough(keepsBytes: false).run(&library) }
            return 1
        } catch {
            StandardStreams.complain("\(error)")
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
