internal import DrawerCanvas
internal import DrawerReader
internal import DrawerTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes what there is to read to standard output, as `cat` does.
struct Passthrough {
    /// Whether every byte stays as it is; else control characters are removed, for a terminal.
    var keepsBytes: Bool

    /// Writes all documents; 1 where one of them could not be read, and says why.
    func run(_ library: inout Library) -> Int32 {
        var status: Int32 = 0
        for entry in library.entries {
            do {
                let document = try library.read(entry, anyKind: keepsBytes)
                guard write(document) else {
                    if errno == EPIPE { return 1 }
                    StandardError.complain("cannot write: \(String(cString: strerror(errno)))")
                    return 1
                }
            } catch {
                StandardError.complain(error.description)
                status = 1
            }
        }
        return status
    }

    private func write(_ document: Document) -> Bool {
        if keepsBytes { return StandardStreams.write(document.bytes, to: STDOUT_FILENO) }
        for index in 0..<document.lineCount {
            let text = document.withLine(index, PlainText.init).text + "\n"
            guard StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO) else { return false }
        }
        return true
    }
}
