/// Where a link of a document leads.
enum Destination: Hashable, Sendable {
    /// A heading of the same document, by its name.
    case heading(String)
    /// A file, and perhaps a heading of it.
    case file(path: String, heading: String?)
    /// Something on the web, or a mailbox.
    case web(String)

    /// Where `target` leads, as it stands in the document `name`; nil for what is not followed.
    init?(_ target: String, in name: String) {
        if target.hasPrefix("#") {
            self = .heading(Self.decoded(target.dropFirst()))
        } else if ["http://", "https://", "mailto:"].contains(where: target.lowercased().hasPrefix)
        {
            self = .web(target)
        } else if target.isEmpty || Self.hasScheme(target) {
            return nil
        } else {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            self = .file(
                path: Self.path(Self.decoded(parts[0]), beside: name),
                heading: parts.count > 1 ? Self.decoded(parts[1]) : nil)
        }
    }

    /// Whether it begins as `scheme:` does; a path may hold a colon only after a slash.
    private static func hasScheme(_ target: String) -> Bool {
        guard let colon = target.firstIndex(of: ":") else { return false }
        return !target[..<colon].contains("/")
    }

    /// A path as seen from the directory of the document, without `.` and `..` where that is clear.
    private static func path(_ path: String, beside name: String) -> String {
        if path.hasPrefix("/") { return path }
        let directory = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        var parts: [Substring] = []
        let isAbsolute = directory.hasPrefix("/")
        for part in (directory + path).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// Text in which `%20` and the like stand for bytes.
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
