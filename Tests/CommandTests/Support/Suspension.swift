import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command from the signal that stops it until it is used again.
struct Suspension {
    var terminal: PseudoTerminal
    var moment: Moment

    /// Has it stop, and go on: what is wrong meanwhile and afterwards.
    func faults() throws -> [String] {
        guard terminal.waitForStop(timeout: 20) == SIGTSTP else { return ["not stopped"] }
        // It stops before all that it has sent is read.
        _ = terminal.eventually { $0.ledger.stillSet.isEmpty }
        var faults = try terminal.leftOver(mayCut: false).map { "stopped: \($0)" }
        terminal.signal(SIGCONT)
        for mode in [1049, 1002, 1006, 2004, 1004]
        where !terminal.eventually({ $0.ledger.isSet(mode) }) {
            faults.append("no ?\(mode) again")
        }
        if !terminal.eventually({ $0.emulator.find("wide wide") != nil }) {
            faults.append("not repainted")
        }
        if try terminal.settings.isCanonical { faults.append("not raw again") }
        if !dragWorks() { faults.append("no drag") }
        return faults
    }

    /// Whether the drawer follows the hand: from where it slides, or from where it is closed.
    private func dragWorks() -> Bool {
        if moment.isSliding {
            guard terminal.eventually({ $0.edge > 2 }) else { return false }
            terminal.press(1, 10)
            terminal.drag(40, 10)
            return terminal.eventually { $0.edge > 38 }
        }
        guard terminal.eventually({ $0.isReady }) else { return false }
        terminal.press(5, 10)
        terminal.drag(6, 10)
        terminal.drag(40, 10)
        return terminal.eventually { $0.edge == 34 }
    }
}
