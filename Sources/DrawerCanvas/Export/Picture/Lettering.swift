internal import DrawerModel

/// Text as it is drawn, wherever that is and in whatever colour.
struct Lettering: Hashable {
    /// The cells that it takes, all in one row.
    private(set) var columns: Int
    private var text: String
    private let attributes: Attributes
    /// Whether it is one glyph that stands in the middle of its columns.
    let isAlone: Bool

    /// A glyph of `columns` columns, in the attributes that change its shape.
    init(_ glyph: Glyph, columns: Int, attributes: Attributes) {
        self.columns = columns
        text = glyph.printed
        self.attributes = attributes.intersection([.bold, .italic])
        isAlone = columns > 1 || !Self.isInEveryFont(glyph)
    }

    /// Takes in what follows after `gap` columns, if it is one text with it.
    ///
    /// That goes across one blank at most: so no blank has to be kept from those who collapse them,
    /// and a viewer that does not stretch text to its length is soon in step again.
    mutating func join(_ next: Lettering, after gap: Int) -> Bool {
        guard (0...1).contains(gap), !isAlone, !next.isAlone, next.attributes == attributes
        else { return false }
        columns += gap + next.columns
        text += (gap > 0 ? " " : "") + next.text
        return true
    }

    /// Whether a monospaced font has the glyph, as wide as all others. What comes from another font,
    /// or is put together, may have another width and put a text that it is part of out of step.
    private static func isInEveryFont(_ glyph: Glyph) -> Bool {
        switch glyph.base {
        case _ where glyph.marks.0 != 0: false
        case 0x20..<0x530: true  // Latin, Greek, Cyrillic
        case 0x2010...0x2027, 0x20AC: true  // dashes, quotes, bullets, the ellipsis; the Euro
        default: false
        }
    }

    // MARK: SVG

    /// An SVG element with more attributes in front.
    ///
    /// The text fills its columns in any font: it is stretched, or centred if alone. A list of
    /// places would do as well, but not all viewers know lists.
    func element(_ more: String) -> String {
        "<text" + more + (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
            + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
            + (isAlone ? " text-anchor=\"middle\"" : stretch) + ">" + escaped + "</text>"
    }

    private var stretch: String {
        " textLength=\"\(columns * PictureGrid.cell.width)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    /// The text with XML's own characters written as entities.
    private var escaped: String {
        var escaped = String.UnicodeScalarView()
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;".unicodeScalars
            case "<": escaped += "&lt;".unicodeScalars
            case ">": escaped += "&gt;".unicodeScalars
            default: escaped.append(character)
            }
        }
        return String(escaped)
    }
}
