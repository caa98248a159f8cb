internal import DrawerCanvas
internal import DrawerModel
internal import DrawerReader

/// What fits on one screen need not take it.
struct OneScreen {
    /// How long it is waited for, in seconds: what has not ended by then gets the screen.
    private static let patience = 1.0

    private let width: Int
    /// The rows for text; the last one is for the shell.
    private let height: Int

    /// A terminal's screen.
    init(_ size: Size) {
        width = size.width
        height = size.height - 1
    }

    /// All there is to read, with the styles that it has itself; nil where it does not fit, or where
    /// something cannot be read.
    func text(of library: Library, _ loader: Loader) -> String? {
        var text = ""
        var rows = 0
        for entry in library.entries {
            loader.load(entry)
            loader.wait(seconds: Self.patience) { $0.document.extent > height }
            guard let loaded = loader.loaded, loaded.state == .complete,
                loaded.document.extent <= height - rows
            else { return nil }
            for index in 0..<loaded.document.lineCount {
                let line = loaded.document.withLine(index, StyledText.init)
                rows += self.rows(of: line.plain)
                text += line.text + "\n"
            }
            if rows > height { return nil }
        }
        return text.contains("\u{1B}") ? text + "\u{1B}[m" : text
    }

    private func rows(of text: String) -> Int {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var rows = 0
            var start = 0
            repeat {
                start = LineBreaker.row(of: bytes, from: start, width: width).next
                rows += 1
            } while start < bytes.count
            return rows
        }
    }
}
