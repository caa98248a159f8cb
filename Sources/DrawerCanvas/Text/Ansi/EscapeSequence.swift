/// An escape sequence in a line, by the syntax of ECMA-35 and ECMA-48.
struct EscapeSequence {
    /// Where the text after it begins.
    let end: Int
    /// The parameters, where it selects a graphic rendition (SGR).
    let rendition: Range<Int>?

    /// The sequence whose Escape is at `start`; nil where none begins there.
    ///
    /// One that the line's end or a wrong byte breaks off ends there. A string without its end is
    /// taken for the two bytes that begin it, so that it hides no text.
    init?(in line: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 1 < line.count else { return nil }
        let body = start + 2
        switch line[start + 1] {
        case UInt8(ascii: "["):
            let parameters = body..<Self.skip(0x30...0x3F, in: line, from: body)
            let final = Self.skip(0x20...0x2F, in: line, from: parameters.upperBound)
            let isWhole = final < line.count && (0x40...0x7E).contains(line[final])
            end = isWhole ? final + 1 : final
            let isRendition =
                isWhole && line[final] == UInt8(ascii: "m") && final == parameters.upperBound
                && !line[parameters].contains { $0 > UInt8(ascii: ";") }
            rendition = isRendition ? parameters : nil
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            end = Self.stringEnd(in: line, from: body) ?? body
            rendition = nil
        case 0x20...0x2F:
            let final = Self.skip(0x20...0x2F, in: line, from: body)
            end = final < line.count && (0x30...0x7E).contains(line[final]) ? final + 1 : final
            rendition = nil
        case 0x30...0x7E:
            end = body
            rendition = nil
        default: return nil
        }
    }

    private static func skip(
        _ kind: ClosedRange<UInt8>, in line: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        line[start...].firstIndex { !kind.contains($0) } ?? line.count
    }

    /// Where a string ends: behind a bell, or behind an Escape and a backslash.
    private static func stringEnd(
        in line: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        guard
            let end = line[start...].firstIndex(where: {
                $0 == Control.bell || $0 == Control.escape
            })
        else { return nil }
        if line[end] == Control.bell { return end + 1 }
        return end + 1 < line.count && line[end + 1] == UInt8(ascii: "\\") ? end + 2 : nil
    }
}
