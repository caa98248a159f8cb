/// Lines of equally wide columns.
struct Table {
    private var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }

    mutating func row(_ name: String, _ cells: [String]) {
        lines.append(Self.padded(name, 20, left: true) + cells.map { Self.padded($0, 7) }.joined())
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
