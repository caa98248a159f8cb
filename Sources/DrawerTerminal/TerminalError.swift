public import DrawerModel

/// Why a terminal cannot be used; the text is one line that says what to do.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no terminal to read keys from.
    case noTerminal
    /// The terminal database has no usable entry of this name.
    case unknownTerminal(String)
    /// The terminal cannot place its cursor.
    case dumbTerminal(String)
    /// The terminal is smaller than the program can use.
    case tooSmall(columns: Int, rows: Int, leastColumns: Int, leastRows: Int)
    /// The terminal's size is not the one that a recording was made in.
    case otherSize(Size, recorded: Size)
    /// The system refused something: what, and its reason.
    case system(String)

    /// The reason in one line.
    public var description: String {
        switch self {
        case .noTerminal:
            "no terminal to read keys from; run it in a terminal"
        case .unknownTerminal(let name):
            "unknown terminal type '\(name)'; set TERM to one that the terminal database has"
        case .dumbTerminal(let name):
            "terminal type '\(name)' cannot place its cursor; set TERM to what the terminal is"
        case .tooSmall(let columns, let rows, let leastColumns, let leastRows):
            "the terminal is \(columns)x\(rows), the least is \(leastColumns)x\(leastRows);"
                + " make its window larger"
        case .otherSize(let size, let recorded):
            "the terminal is \(size.width)x\(size.height), the recording is of"
                + " \(recorded.width)x\(recorded.height); give its window that size"
        case .system(let reason):
            reason
        }
    }
}
