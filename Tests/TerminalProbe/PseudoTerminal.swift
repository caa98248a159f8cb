import CVTerm

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal's size in cells and, if it says so, in pixels.
public struct TerminalSize: Equatable, Sendable {
    /// The size in cells.
    public var columns, rows: Int
    /// The size of the whole area in pixels; 0 for unknown.
    public var pixelWidth, pixelHeight: Int

    /// A size in cells, and in pixels if known.
    public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
        (self.columns, self.rows) = (columns, rows)
        (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    }
}

/// A piece of output as it was read.
public struct OutputChunk: Equatable, Sendable {
    /// When, in nanoseconds of `Monotonic`.
    public let time: UInt64
    /// What.
    public let bytes: [UInt8]
}

/// A terminal with one program in its foreground; an emulator and a ledger follow its output.
///
/// Nothing is read, and no question answered, but inside `pump` and the calls built on it. When it
/// goes, it kills the program and closes the terminal.
public final class PseudoTerminal {
    var master: Descriptor?
    let slave: Descriptor
    let holder: Holder
    var grammar = ByteGrammar()
    var isFinished = false

    /// The screen.
    public let emulator: Emulator
    /// What the output has switched on.
    public internal(set) var ledger: ModeLedger
    /// What was read, in order.
    public internal(set) var chunks: [OutputChunk] = []
    /// All that was read.
    public internal(set) var output: [UInt8] = []
    /// The answers to the program's questions.
    public var answers: QueryAnswers
    /// The settings before the program started.
    public let initialSettings: TerminalSettings

    /// Opens a terminal and starts a command in its foreground. Throws what the system answered,
    /// also if the command cannot be executed.
    public init(
        _ command: Command, size: TerminalSize = TerminalSize(columns: 80, rows: 24),
        answers: QueryAnswers = QueryAnswers()
    ) throws(ProbeError) {
        let (master, path) = try openTerminal()
        slave = try Descriptor.open(path, O_RDWR | O_NOCTTY | O_NONBLOCK)
        try setSize(master.number, size)
        initialSettings = try TerminalSettings(readSettings(slave.number))
        master.setNonBlocking()
        holder = try Holder(command, terminal: path)
        self.master = master
        self.answers = answers
        emulator = Emulator(columns: size.columns, rows: size.rows)
        ledger = ModeLedger(rows: size.rows)
    }

    deinit {
        holder.end()
        master = nil
    }

    /// What the program is doing, as of the last `pump`.
    public var state: ProcessState { holder.state }

    /// How the program ended, as of the last `pump`; nil while it has not.
    public var exitStatus: ExitStatus? {
        if case .ended(let status) = state { status } else { nil }
    }

    /// The program's process.
    public var process: Int32 { holder.program }

    /// The terminal's settings now. Throws what the system answered.
    public var settings: TerminalSettings {
        get throws(ProbeError) { try TerminalSettings(readSettings(slave.number)) }
    }
}

private func openTerminal() throws(ProbeError) -> (master: Descriptor, path: String) {
    var path = [CChar](repeating: 0, count: 128)
    let master = try Descriptor(
        owning: probe_open_terminal(&path, path.count), "open a terminal")
    let name = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (master, String(decoding: name, as: UTF8.self))
}

func readSettings(_ descriptor: Int32) throws(ProbeError) -> termios {
    var raw = termios()
    guard tcgetattr(descriptor, &raw) == 0 else { throw ProbeError("tcgetattr") }
    return raw
}

func setSize(_ descriptor: Int32, _ size: TerminalSize) throws(ProbeError) {
    var raw = winsize(
        ws_row: UInt16(size.rows), ws_col: UInt16(size.columns),
        ws_xpixel: UInt16(size.pixelWidth), ws_ypixel: UInt16(size.pixelHeight))
    guard ioctl(descriptor, UInt(TIOCSWINSZ), &raw) == 0 else { throw ProbeError("resize") }
}
