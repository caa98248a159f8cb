internal import DrawerTerminal
internal import DrawerCanvas
internal import DrawerReader

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes texts to a terminal that has no screen: nothing in them can act as a control sequence.
enum PlainOutput {
    /// Writes all documents as they come.
    static func run(_ library: Library, _ loader: Loader) {
        for entry in library.entries {
            loader.load(entry)
            guard loader.readLines(write) else { return _ = StandardStreams.complainOfWriting() }
            if case .failed(let error) = loader.loaded?.state {
                StandardError.complain(error.description)
            }
        }
    }

    private static func write(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        StandardStreams.write(Array((PlainText(line).text + "\n").utf8), to: STDOUT_FILENO)
    }
}
