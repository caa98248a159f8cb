internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a program's run ended; the terminal has been given back.
public enum Ending: Hashable, Sendable {
    /// The program left with this status.
    case status(Int32)
    /// This signal ended it; `exitStatus` ends the process by it as well.
    case signal(Int32)
    /// The terminal is gone.
    case gone

    /// Ends the process as the run ended, if a signal or the terminal's end ended it; else returns
    /// the status to exit with.
    public func exitStatus() -> Int32 {
        switch self {
        case .status(let status): return status
        case .signal(let signal): cs_die_by(signal)
        case .gone: cs_die_by(SIGHUP)
        }
    }
}
