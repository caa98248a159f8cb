/// Finds the headings that have a line of marks under them, or one under and one over.
struct AdornedHeadings {
    /// How a heading is lined; a style has one level in a document.
    private struct Style: Equatable {
        var mark: UInt8
        var hasOverline: Bool
    }

    /// What there is to know of a line once the next one is read.
    private struct Shape {
        var isBlank = true
        var indent = 0
        var adornment: Adornment?
    }

    /// The items that were found.
    private(set) var builder = OutlineBuilder()
    private let document: Document
    private let title: (LineBytes) -> String
    private let accepts: (LineBytes, Adornment) -> Bool
    private var levels = StyleLevels<Style>()
    private var last = Shape()
    private var secondLast = Shape()

    /// For a document whose headings are made plain by `title`; `accepts` says whether a line of
    /// marks fits its heading.
    init(
        _ document: Document, title: @escaping (LineBytes) -> String,
        accepts: @escaping (LineBytes, Adornment) -> Bool
    ) {
        self.document = document
        self.title = title
        self.accepts = accepts
    }

    /// Takes the next line.
    mutating func read(_ index: Int) {
        var shape = document.withSeenLine(index) {
            Shape(isBlank: $0.isBlank, indent: $0.indent, adornment: Adornment($0))
        }
        if let under = shape.adornment, !last.isBlank, last.adornment == nil,
            let style = style(under), add(style, under, index)
        {
            shape = Shape()
        }
        secondLast = last
        last = shape
    }

    /// The style of the heading in the line before, or nil where it is none.
    private func style(_ under: Adornment) -> Style? {
        if let over = secondLast.adornment {
            return over == under ? Style(mark: under.mark, hasOverline: true) : nil
        }
        let isTitle = secondLast.isBlank && last.indent == 0
        return isTitle ? Style(mark: under.mark, hasOverline: false) : nil
    }

    /// Adds the heading before line `index`, unless its marks do not fit.
    private mutating func add(_ style: Style, _ under: Adornment, _ index: Int) -> Bool {
        let text = document.withSeenLine(index - 1) { accepts($0.trimmed, under) ? title($0) : "" }
        if text.isEmpty { return false }
        let first = style.hasOverline ? index - 2 : index - 1
        builder.append(OutlineItem(text, level: levels.level(of: style), line: first))
        return true
    }
}
