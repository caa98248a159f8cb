internal import DrawerCanvas

/// The settings that some programs keep before a document, between two lines of hyphens.
enum FrontMatter {
    private static let longest = 200

    /// The line after it; 0 where there is none.
    static func end(in document: Document) -> Int {
        let count = min(document.lineCount, longest)
        guard count > 2, line(0, of: document) == "---", isSetting(line(1, of: document)) else {
            return 0
        }
        let last = (2..<count).first { ["---", "..."].contains(line($0, of: document)) }
        return last.map { $0 + 1 } ?? 0
    }

    private static func line(_ index: Int, of document: Document) -> String {
        document.withLine(index) { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a line is a name and a colon; else the hyphens are a rule above a text.
    private static func isSetting(_ line: String) -> Bool {
        let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        return !name.isEmpty && line.dropFirst(name.count).first == ":"
    }
}
