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
            guard write(loader) else { return _ = StandardStreams.complainOfWriting() }
            if case .failed(let error) = loader.loaded?.state {
                StandardError.complain(error.description)
            }
        }
    }

    private static func write(_ loader: Loader) -> Bool {
        var written = 0
        while true {
            loader.wait { $0.document.lineCount > written + 1 }
            guard let loaded = loader.loaded else { return true }
            // The last line may not be complete before the end.
            let end = loaded.document.lineCount - (loaded.hasEnded ? 0 : 1)
            while written < end {
                let text = loaded.document.withLine(written, PlainText.init).text + "\n"
                guard StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO) else {
                    return false
                }
                written += 1
            }
            if loaded.hasEnded { return true }
        }
    }
}
