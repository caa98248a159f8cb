import DrawerCanvas

@testable import DrawerReader

/// A page of text as people read it: its rows as they are shown, and its lines with their inks.
struct PageLook {
    let page: any PageText
    let width: Int

    init(_ page: any PageText, width: Int) {
        useUTF8()
        self.page = page
        self.width = width
    }

    /// Markdown in `width` columns.
    init(markdown: String, width: Int = 60) throws {
        useUTF8()
        let document = Document(bytes: Array(markdown.utf8))
        guard let page = MarkdownKind.text(of: document, width: width) else {
            throw ReadError.binary(name: "too large")
        }
        self.init(page, width: width)
    }

    /// The bytes of a line.
    func bytes(_ line: Int) -> [UInt8] { page.withLine(line) { Array($0) } }

    /// The lines as they are, without what stands before them.
    var lines: [String] {
        (0..<page.extent).map { String(decoding: bytes($0), as: UTF8.self) }
    }

    /// All rows, wrapped and cut at the width, without blanks at their ends.
    var rows: [String] { (0..<page.extent).flatMap(rows) }

    private func rows(_ line: Int) -> [String] {
        let layout = page.layout(of: line)
        let bytes = bytes(line)
        var rows: [String] = []
        var next = 0
        repeat {
            let indent = rows.isEmpty ? layout.indent : layout.hanging
            let row = bytes.withUnsafeBufferPointer {
                LineBreaker.row(
                    of: $0, from: next, width: layout.wraps ? max(1, width - indent) : .max)
            }
            let text = String(decoding: bytes[row.bytes], as: UTF8.self)
            let blanks = text.reversed().prefix { $0 == " " }.count
            rows.append(
                text.isEmpty ? "" : String(repeating: " ", count: indent) + text.dropLast(blanks))
            next = row.next
        } while next < bytes.count
        return rows
    }

    /// A line with its inks named around its pieces, as in `{strong}word{}`.
    func inks(_ line: Int) -> String {
        let bytes = bytes(line)
        var text = ""
        var end = 0
        for run in page.layout(of: line).runs {
            text += String(decoding: bytes[end..<run.bytes.lowerBound], as: UTF8.self)
            let marks = [(Attributes.bold, "+bold"), (.italic, "+italic")]
                .filter { run.ink.attributes.contains($0.0) }.map(\.1).joined()
            let piece = String(decoding: bytes[run.bytes], as: UTF8.self)
            text += "{\(run.ink.role)\(marks)}\(piece){}"
            end = run.bytes.upperBound
        }
        return text + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// What is wrong with the page, by the rules that every page keeps.
    func defects(sourceLines: Int) -> [String] {
        var defects: [String] = []
        var source = 0
        for line in 0..<page.extent {
            let layout = page.layout(of: line)
            let bytes = bytes(line)
            let columns = bytes.withUnsafeBufferPointer { $0.columns }
            let isFree = layout.wraps || layout.fill != nil
            if !isFree && layout.indent + columns > max(width, 4) {
                defects.append("\(line) is wide")
            }
            if max(layout.indent, layout.hanging) > width { defects.append("\(line) is indented") }
            if page.sourceLine(of: line) < source { defects.append("\(line) goes back") }
            source = page.sourceLine(of: line)
            if source >= max(1, sourceLines) { defects.append("\(line) is from nowhere") }
            let first = page.line(ofSource: source)
            if first > line || page.sourceLine(of: first) != source {
                defects.append("\(line) is not found")
            }
            var end = 0
            for run in layout.runs {
                if run.bytes.lowerBound < end || run.bytes.isEmpty {
                    defects.append("\(line) runs")
                }
                end = run.bytes.upperBound
            }
            if end > bytes.count { defects.append("\(line) runs out") }
        }
        for link in page.links {
            let isThere = link.line < page.extent
            if !isThere || link.bytes.isEmpty || link.bytes.upperBound > bytes(link.line).count {
                defects.append("\(link) is nowhere")
            }
        }
        return defects
    }
}
