/// How a process ended.
public enum ExitStatus: Equatable, Sendable {
    /// It exited with this code (0 to 255).
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)

    init(waitStatus: Int32) {
        let number = waitStatus & 0x7f
        self = number == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(number)
    }
}

/// What a process on a terminal is doing.
public enum ProcessState: Equatable, Sendable {
    /// It runs, or waits for something.
    case running
    /// This signal has stopped it (`SIGTSTP` after Ctrl-Z).
    case stopped(Int32)
    /// It is gone.
    case ended(ExitStatus)
}
