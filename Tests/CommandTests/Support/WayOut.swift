import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A way in which the command can end: what brings it about, and what status is the true one.
struct WayOut: Sendable {
    /// What the way leaves to be looked at.
    enum Kind {
        /// In order: all is as it was.
        case orderly
        /// Perhaps in the middle of a sequence, which what turns all off then cuts.
        case crash
        /// The terminal is no more.
        case gone
        /// Stopped and continued, then in order.
        case suspension
        /// It never got as far as the terminal.
        case refusal
    }

    var name: String
    var kind = Kind.orderly
    var endings: [TerminalProbe.ExitStatus]
    var ignoring = ""
    var bringAbout: @Sendable (PseudoTerminal) -> Void

    static let all =
        [
            WayOut(name: "q", endings: [.exited(0)]) { $0.send("q") },
            WayOut(name: "Ctrl-C", endings: [.signalled(SIGINT)]) { $0.send([3]) },
            WayOut(name: "end of input", kind: .gone, endings: [.signalled(SIGHUP)]) {
                $0.hangUp()
            },
            // The signal that tells of it is ignored, so that a read or a write does.
            WayOut(
                name: "failing write", kind: .gone, endings: [.signalled(SIGHUP)], ignoring: "HUP"
            ) { $0.hangUp() },
            WayOut(name: "error", kind: .refusal, endings: [.exited(1)]) { _ in },
        ]
        + [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP), ("QUIT", SIGQUIT)].map {
            (name, signal) in
            WayOut(name: name, endings: [.signalled(signal)]) { $0.signal(signal) }
        }
        + [
            ("ABRT", SIGABRT), ("SEGV", SIGSEGV), ("ILL", SIGILL), ("TRAP", SIGTRAP),
            ("BUS", SIGBUS), ("FPE", SIGFPE),
        ].map { (name, signal) in
            WayOut(name: name, kind: .crash, endings: [.signalled(signal)]) { $0.signal(signal) }
        } + traps + [
            WayOut(name: "TSTP, CONT, q", kind: .suspension, endings: [.exited(0)]) {
                $0.signal(SIGTSTP)
            }
        ]

    #if os(Linux)
        /// The runtime's own trap: memory for a larger screen is refused.
        private static let traps = [
            WayOut(
                name: "Swift trap", kind: .crash,
                endings: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV].map { .signalled($0) }
            ) {
                $0.refuseMemory()
                try? $0.resize(columns: 1000, rows: 400)
            }
        ]
    #else
        private static let traps: [WayOut] = []
    #endif
}

extension WayOut {
    /// Ends the command this way at a moment: its status, and all that is not as it should be.
    func take(at moment: Moment) throws -> (ending: TerminalProbe.ExitStatus?, faults: [String]) {
        let fixture = Fixture(Self.wide)
        if kind == .refusal { return try refusal(fixture) }
        let terminal = try moment.start(fixture, ignoring: ignoring)
        bringAbout(terminal)
        var faults: [String] = []
        if kind == .suspension {
            faults = try Suspension(terminal: terminal, moment: moment).faults()
            terminal.send("q")
        }
        let start = Monotonic.now()
        let ending = terminal.ending
        if Monotonic.now() - start > 5_000_000_000 { faults.append("slow") }
        if ending.map(endings.contains) != true { faults.append("status \(ending as Any)") }
        if kind != .gone { faults += try terminal.leftOver(mayCut: kind == .crash) }
        return (ending, faults)
    }

    /// Lines that fill the widest screen, so that every frame of a slide is a large one.
    private static let wide = [
        "wide.txt": String(repeating: String(repeating: "wide ", count: 60) + "\n", count: 200)
    ]

    /// Nothing to read: it says so, and leaves the terminal alone.
    private func refusal(
        _ fixture: Fixture
    ) throws -> (ending: TerminalProbe.ExitStatus?, faults: [String]) {
        let terminal = try PseudoTerminal(fixture.command(["nothing.txt"]))
        let ending = terminal.ending
        let touched = terminal.ledger.everSet.sorted()
        return (ending, touched + (ending.map(endings.contains) == true ? [] : ["status"]))
    }
}

extension PseudoTerminal {
    /// What is not as it was before the program started, in a few words each.
    ///
    /// - Parameter mayCut: Whether the end may have come in the middle of a sequence.
    func leftOver(mayCut: Bool) throws -> [String] {
        var faults = ledger.stillSet.filter { !mayCut || $0 != "malformed" }
        if emulator.alternateScreen { faults.append("alternate screen") }
        if !emulator.cursorVisible { faults.append("no cursor") }
        if emulator.mouse != .none { faults.append("mouse") }
        if try settings != initialSettings { faults.append("termios") }
        if try takeUnreadInput() != [] { faults.append("input left") }
        return faults
    }
}
