import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One spinning process for each processor, so that none is ever free.
enum Load {
    /// Does something while all processors are busy.
    static func during<Answer>(_ body: () throws -> Answer) throws -> Answer {
        let spinning = try (0..<sysconf(Int32(_SC_NPROCESSORS_ONLN))).map { _ in
            try PseudoTerminal(Command("/bin/sh", ["-c", "while :; do :; done"]))
        }
        defer { for process in spinning { process.signal(SIGKILL) } }
        return try body()
    }
}
