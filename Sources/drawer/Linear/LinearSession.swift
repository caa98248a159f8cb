internal import DrawerReader
internal import DrawerTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A linear reader on the terminal, which keeps its own line editing: `--plain`.
enum LinearSession {
    /// Runs until there is nothing more to read or to type; the status to exit with.
    static func run(_ library: Library, _ loader: Loader) -> Int32 {
        // Standard input may be a text: lines are typed on the terminal itself.
        guard let terminal = fopen("/dev/tty", "r") else {
            StandardError.complain(TerminalError.noTerminal.description)
            return 1
        }
        defer { fclose(terminal) }
        var reader = LinearReader(library, loader, size: StandardStreams.windowSize)
        var answer = reader.begin()
        while StandardStreams.write(Array(answer.text.utf8), to: STDOUT_FILENO) {
            guard !answer.isLast, let line = line(from: terminal) else { return 0 }
            answer = reader.take(line)
        }
        return StandardStreams.complainOfWriting()
    }

    /// The next line without its line feed; nil at the end of all input.
    private static func line(from terminal: UnsafeMutablePointer<FILE>) -> String? {
        var bytes: UnsafeMutablePointer<CChar>?
        var room = 0
        defer { free(bytes) }
        guard getline(&bytes, &room, terminal) >= 0, let bytes else { return nil }
        let line = String(cString: bytes)
        return line.hasSuffix("\n") ? String(line.dropLast()) : line
    }
}
