internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all that comes in to a new file, to be looked into or played again.
///
/// Each event is in the file before the program gets it, so that a crash loses none. A file that
/// takes no more ends the recording, never the session.
public final class Recorder {
    /// The file.
    public let path: String
    /// How many events are in it.
    public private(set) var count = 0
    /// Why the recording has ended before the session; nil where it has not.
    public private(set) var problem: String?

    private let program: String
    private var descriptor: Int32 = -1
    private var length: off_t = 0
    private var start = Timestamp(nanoseconds: 0)
    private var latest = Timestamp(nanoseconds: 0)

    /// A recorder into `path` that has not begun; `program` is the name and version to tell.
    public init(path: String, program: String) {
        self.path = path
        self.program = program
    }

    deinit { close(descriptor) }

    /// Creates the file, for its owner alone; no file that exists is ever touched.
    func begin(size: Size, at time: Timestamp) throws(TerminalError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            throw .system("cannot record into \(path): \(reason); name a new file")
        }
        // Where a limit is set to its size, writing shall fail, and not end the process.
        signal(SIGXFSZ, SIG_IGN)
        start = time
        latest = time
        append(heading)
        note(.resize(size), at: time)
    }

    /// Writes down an event; one from before the last counts as of its time.
    func note(_ event: InputEvent, at time: Timestamp) {
        guard problem == nil else { return }
        latest = max(latest, time)
        let since = Timestamp(nanoseconds: latest.nanoseconds - start.nanoseconds)
        append(RecordedEvent(event, at: since).text + "\n")
        if problem == nil { count += 1 }
    }

    private var heading: String {
        """
        # What came in while \(program) ran, and when, in seconds; --replay plays it again.
        # ALL THAT WAS TYPED AND PASTED IS IN HERE: look through it before you pass it on.

        """
    }

    /// Adds text to the file whole, or not at all.
    private func append(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                problem = String(cString: strerror(errno)).lowercased()
                ftruncate(descriptor, length)
                return
            }
            rest = rest.dropFirst(count)
        }
        length += off_t(text.utf8.count)
    }
}
