internal import DrawerCanvas

extension Loader {
    /// Lends the lines of the document that was asked for last, as they come, up to one that `take`
    /// answers with false; whether there was none. Waits for what is not there yet.
    public func readLines(_ take: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        var next = 0
        var seen = Document()
        takeNews()
        while let loaded {
            next = loaded.document.place(of: TextPlace(line: next), in: seen).line
            seen = loaded.document
            let end = loaded.hasEnded ? seen.extent : seen.wholeExtent
            while next < end {
                guard seen.withLine(next, take) else { return false }
                next = seen.line(after: next) ?? seen.extent
            }
            if loaded.hasEnded { break }
            let count = newsCount
            wait { _ in newsCount != count }
        }
        return true
    }
}
