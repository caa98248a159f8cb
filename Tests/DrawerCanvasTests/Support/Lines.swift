import DrawerCanvas

/// Lines for a text view.
struct Lines: TextSource {
    var lines: [String]
    var lineCount: Int { lines.count }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        var line = lines[index]
        return line.withUTF8(body)
    }
}
