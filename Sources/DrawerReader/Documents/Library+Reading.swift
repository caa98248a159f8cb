extension Library {
    /// Reads a document's content from start to end, decompressed and otherwise unchanged, in
    /// pieces: `take` says whether it wants more. Waits for what is not there yet.
    public static func read(
        _ entry: Entry, _ take: (UnsafeRawBufferPointer) -> Bool
    ) throws(ReadError) {
        let source = try entry.open()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            switch try source.read(into: buffer) {
            case .bytes(let count):
                guard take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
            case .nothing: continue
            case .end: return
            }
        }
    }
}
