/// Lines of columns that are equally wide but for the first.
struct Table {
    private let width: Int
    private var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }

    /// An empty table, its columns so many characters wide.
    init(width: Int = 7) { self.width = width }

    mutating func row(_ name: String, _ cells: [String]) {
        let columns = cells.map { Self.padded($0, width) }
        lines.append(Self.padded(name, 20, left: true) + columns.joined())
    }

    /// A share in percent with one digit after the point; a dot where there is none.
    static func percent(_ part: Int, of whole: Int) -> String {
        if part == 0 { return "." }
        let tenths = Int((Double(part) / Double(max(1, whole)) * 1000).rounded())
        return tenths == 0 ? "<0.1" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return left ? text + space : space + text
    }
}
