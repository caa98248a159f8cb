/// How a program's run ended; the terminal has been given back.
public enum Ending: Hashable, Sendable {
    /// The program left with this status.
    case status(Int32)
    /// This signal ended it; `exitStatus` ends the process by it as well.
    case signal(Int32)
    /// The terminal is gone.
    case gone
}
