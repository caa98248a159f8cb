/// A line of the file in which positions and marks are kept, such as
/// `1764500000 120 a:7,B:@4096+3 /home/me/notes.md`.
///
/// It says when it was written, in seconds since 1970, where one was, which marks there are (`-` for
/// none), and of which file. A place is a line's number, or `@` and the byte that it begins at, and
/// after `+` a byte in it. In the path, `%` and control characters are written as `%0A`.
struct StateEntry: Hashable, Sendable {
    /// When it was written, in seconds since 1970.
    var time: Int
    /// The file, by its path without links.
    var path: FilePath
    /// What is remembered of it.
    var bookmarks: Bookmarks

    /// What a line says; nil for a line that says nothing.
    init?(line: some Collection<UInt8>) {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        guard parts.count == 4, let time = Self.number(parts[0], from: 0),
            let place = Self.bookmark(parts[1]), let marks = Self.marks(parts[2]),
            let path = Self.unescaped(parts[3])
        else { return nil }
        self.init(time: time, path: path, bookmarks: Bookmarks(place: place, marks: marks))
    }

    init(time: Int, path: FilePath, bookmarks: Bookmarks) {
        self.time = time
        self.path = path
        self.bookmarks = bookmarks
    }

    /// The line, without what ends it.
    var line: [UInt8] {
        let marks = bookmarks.marks.sorted { $0.key < $1.key }
            .map { "\($0.key):\(Self.text($0.value))" }.joined(separator: ",")
        let words = [
            String(time), Self.text(bookmarks.place), marks.isEmpty ? "-" : marks,
        ]
        return words.flatMap { $0.utf8 + [UInt8(ascii: " ")] } + Self.escaped(path)
    }

    // MARK: Places

    private static func text(_ bookmark: Bookmark) -> String {
        let line =
            switch bookmark.line {
            case .number(let number): "\(number)"
            case .offset(let offset): "@\(offset)"
            }
        return bookmark.byte == 0 ? line : "\(line)+\(bookmark.byte)"
    }

    private static func bookmark(_ text: some Collection<UInt8>) -> Bookmark? {
        let parts = text.split(
            separator: UInt8(ascii: "+"), maxSplits: 1, omittingEmptySubsequences: false)
        let byte = parts.count == 2 ? number(parts[1], from: 0) : 0
        guard let byte, let first = parts.first else { return nil }
        if first.first == UInt8(ascii: "@") {
            return number(first.dropFirst(), from: 0).map { Bookmark(.offset($0), byte: byte) }
        }
        return number(first, from: 1).map { Bookmark(.number($0), byte: byte) }
    }

    private static func marks(_ text: some Collection<UInt8>) -> [Character: Bookmark]? {
        if text.elementsEqual([UInt8(ascii: "-")]) { return [:] }
        var marks: [Character: Bookmark] = [:]
        for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let letter = part.first.map({ Unicode.Scalar($0) }), Bookmarks.isLetter(letter),
                part.dropFirst().first == UInt8(ascii: ":"),
                let place = bookmark(part.dropFirst(2))
            else { return nil }
            marks[Character(letter)] = place
        }
        return marks
    }

    /// A number in digits alone.
    private static func number(_ text: some Collection<UInt8>, from least: Int) -> Int? {
        guard text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(String(decoding: text, as: UTF8.self)), number >= least
        else { return nil }
        return number
    }

    // MARK: Paths

    /// A path as it stands in a line.
    static func escaped(_ path: FilePath) -> [UInt8] {
        path.bytes.flatMap { byte in
            guard byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") else { return [byte] }
            let digits = String(byte, radix: 16, uppercase: true)
            return Array(("%" + (digits.count == 1 ? "0" : "") + digits).utf8)
        }
    }

    private static func unescaped(_ text: some Collection<UInt8>) -> FilePath? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value != 0 else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes.first == UInt8(ascii: "/") && !bytes.contains(0) ? FilePath(bytes: bytes) : nil
    }
}
