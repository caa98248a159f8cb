/// Reads a line of a program's output from its start to its end.
struct AnsiReader {
    /// What has been read.
    private(set) var text: StruckText

    private let line: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var rendition = GraphicRendition()

    init(_ line: UnsafeBufferPointer<UInt8>) {
        self.line = line
        text = StruckText(room: line.count)
    }

    mutating func read() {
        while offset < line.count {
            switch line[offset] {
            case Control.backspace:
                text.stepBack()
                offset += 1
            case Control.carriageReturn:
                text.startOver()
                offset += 1
            default:
                if let sequence = escape() { take(sequence) } else { readText() }
            }
        }
        text.finish()
    }

    private func escape() -> EscapeSequence? {
        line[offset] == Control.escape ? EscapeSequence(in: line, at: offset) : nil
    }

    private mutating func take(_ sequence: EscapeSequence) {
        if let parameters = sequence.rendition {
            rendition.apply(UnsafeBufferPointer(rebasing: line[parameters]))
        }
        offset = sequence.end
    }

    /// Writes up to what acts next. An Escape that begins no sequence is text: its picture is shown.
    private mutating func readText() {
        var end = offset + 1
        while end < line.count, !Control.isActing(line[end]) { end += 1 }
        text.write(UnsafeBufferPointer(rebasing: line[offset..<end]), rendition.ink)
        offset = end
    }
}
