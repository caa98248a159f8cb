internal import DrawerReader
internal import DrawerTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes what there is to read to standard output, as `cat` does, piece by piece as it comes:
/// decompressed, and otherwise every byte as it is.
enum Passthrough {
    /// Writes all documents; 1 where one of them could not be read, and says why.
    static func run(_ library: Library) -> Int32 {
        var status: Int32 = 0
        for entry in library.entries {
            var isWritten = true
            do {
                try Library.read(entry) { piece in
                    isWritten = StandardStreams.write(piece, to: STDOUT_FILENO)
                    return isWritten
                }
            } catch {
                StandardError.complain(error.description)
                status = 1
            }
            if !isWritten { return StandardStreams.complainOfWriting() }
        }
        return status
    }
}
