/// Why something cannot be read; the text is one line that says what was wrong and what to do.
public enum ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system refused, for this reason.
    case system(name: String, reason: String)
    /// It is neither text nor a directory.
    case binary(name: String)
    /// It is a device or a socket.
    case special(name: String)
    /// It is a directory with no text in it.
    case nothingToRead(directory: String)
    /// Its compressed data are damaged; what comes before that can be read.
    case corrupt(name: String, format: String)
    /// Its compressed data end too early; what comes before that can be read.
    case cutShort(name: String, format: String)
    /// It is longer than what is kept of one text, in MB.
    case tooLong(name: String, megabytes: Int)
    /// There is no room, or no right, to keep a long text in a temporary file, for this reason.
    case noTemporaryFile(reason: String)
    /// It is a directory with more files in it than are listed.
    case tooMany(directory: String, listed: Int)
    /// It is not a recording: it does not begin with the size of a screen.
    case noRecording(name: String)
    /// This line of a recording, from 1, is no event.
    case noEvent(name: String, line: Int)
    /// This line of a recording, from 1, is earlier than the one before it.
    case eventTooEarly(name: String, line: Int)

    /// The reason in one line; no byte of a name is a control sequence in it.
    public var description: String {
        switch self {
        case .system(let name, let reason): "\(printable(name)): \(reason)"
        case .binary(let name):
            "\(printable(name)): is not text; open it with a program for its kind"
        case .special(let name):
            "\(printable(name)): is not a regular file; send its content through a pipe: drawer -"
        case .nothingToRead(let directory):
            "\(printable(directory)): has no text files in it; name a file or another directory"
        case .corrupt(let name, let format):
            "\(printable(name)): its \(format) data are damaged; this is what could be read"
        case .cutShort(let name, let format):
            "\(printable(name)): its \(format) data end too early; this is what could be read"
        case .tooLong(let name, let megabytes):
            "\(printable(name)): is longer than \(megabytes) MB; this is its beginning"
        case .noTemporaryFile(let reason):
            "no temporary file for a long text: \(reason); set TMPDIR to a directory with room"
        case .tooMany(let directory, let listed):
            "\(printable(directory)): has too many files; the first \(listed) are listed"
        case .noRecording(let name):
            "\(printable(name)): is not a recording; make one with --record"
        case .noEvent(let name, let line):
            "\(printable(name)):\(line): is not an event; mend the line, or begin it with #"
        case .eventTooEarly(let name, let line):
            "\(printable(name)):\(line): is earlier than the event before it; mend its time"
        }
    }
}

/// A name with its control characters made visible.
func printable(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
        switch scalar.value {
        case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
        case 0x7F..<0xA0: text.append("\u{FFFD}")
        default: text.append(scalar)
        }
    }
    return String(text)
}
