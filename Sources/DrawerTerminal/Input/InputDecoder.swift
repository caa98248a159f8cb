internal import DrawerCanvas
internal import DrawerModel

/// Turns the bytes of a terminal into events and replies: a fold without a clock or a descriptor.
///
/// Sequences may come in any pieces. What is malformed or unknown is swallowed whole: never does
/// part of a sequence come out as keys.
struct InputDecoder: Sendable {
    /// What bytes can mean.
    enum Input: Hashable, Sendable {
        case event(InputEvent)
        case reply(TerminalReply)
    }

    /// What was found at the start of the buffer.
    enum Piece {
        case input(Input, length: Int)
        case nothing(length: Int)
        case incomplete
    }

    /// Longer sequences than this are nobody's.
    static let longestSequence = 4096
    /// A longer paste is cut here.
    static let longestPaste = 1 << 20

    /// Keys of this terminal that its database entry knows, by their sequences.
    var terminalKeys: [(bytes: [UInt8], press: KeyPress)] = []

    /// Where the cells are among the terminal's pixels, if it says so.
    var grid: PixelGrid?
    /// Whether places of the mouse come in pixels: from the terminal's word that they do, in the
    /// very place of the input where it stands, up to another.
    var readsPixels = false

    /// What waits for the rest of its sequence.
    private(set) var buffer: [UInt8] = []
    private var paste: [UInt8]?

    /// Whether bytes wait for the rest of their sequence; see `flush`.
    var isWaiting: Bool { !buffer.isEmpty && paste == nil }

    /// Whether what waits is more than a person can have typed: a sequence that a slow line has cut.
    var isMidSequence: Bool { buffer.count > 2 }

    /// Takes the bytes of one read, appending what they mean to `inputs`.
    mutating func feed(_ bytes: some Sequence<UInt8>, into inputs: inout [Input]) {
        buffer.append(contentsOf: bytes)
        drain(isFinal: false, into: &inputs)
    }

    /// Says that no more bytes of a sequence came in time: an Escape was the key of that name.
    mutating func flush(into inputs: inout [Input]) {
        guard isWaiting else { return }
        drain(isFinal: true, into: &inputs)
    }

    private mutating func drain(isFinal: Bool, into inputs: inout [Input]) {
        var start = 0
        loop: while start < buffer.count {
            if paste != nil {
                guard takePaste(&start, into: &inputs) else { break }
                continue
            }
            switch piece(at: start, isFinal: isFinal) {
            case .input(let input, let length):
                if case .reply(.pixels(let mode)) = input { readsPixels = mode == .set }
                inputs.append(input)
                start += length
            case .nothing(let length):
                start += length
            case .incomplete:
                abridge(from: start)
                break loop
            }
        }
        buffer.removeFirst(start)
    }

    /// The first piece of the bytes from `start` on.
    private mutating func piece(at start: Int, isFinal: Bool) -> Piece {
        let bytes = buffer[start...]
        guard bytes[start] == 0x1B else { return Self.plain(bytes, isFinal: isFinal) }
        if let piece = terminalKey(bytes, isFinal: isFinal) { return piece }
        let reader = SequenceReader(
            bytes: bytes, isFinal: isFinal, grid: readsPixels ? grid : nil)
        let piece = reader.piece()
        if reader.beginsPaste { paste = [] }
        return piece
    }

    /// Keeps of a sequence that is too long what tells where it ends. A character that is in none
    /// with a meaning stands for the rest.
    private mutating func abridge(from start: Int) {
        guard buffer.count - start > Self.longestSequence else { return }
        let end = buffer.last == 0x1B ? buffer.count - 1 : buffer.count
        buffer.replaceSubrange((start + 3)..<end, with: "!".utf8)
    }

    /// A key of the database entry: those that have sequences of their own.
    private func terminalKey(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Piece? {
        var isPrefix = false
        for (sequence, press) in terminalKeys {
            if bytes.starts(with: sequence) {
                return .input(.event(.key(press)), length: sequence.count)
            }
            if bytes.count < sequence.count && sequence.starts(with: bytes) { isPrefix = true }
        }
        return isPrefix && !isFinal ? .incomplete : nil
    }

    /// A control character, or one character of UTF-8.
    static func plain(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Piece {
        let first = bytes[bytes.startIndex]
        if first < 0x20 || first == 0x7F {
            return .input(.event(.key(KeySequences.key(control: first))), length: 1)
        }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded):
            let scalar = Unicode.UTF8.decode(encoded)
            if scalar.value < 0xA0 && scalar.value >= 0x80 { return .nothing(length: 2) }
            return .input(.event(.key(KeyPress(.character(scalar)))), length: encoded.count)
        case .error(let length):
            let needed = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            let mayContinue = first >= 0xC2 && first <= 0xF4 && bytes.count < needed
            let isCut = mayContinue && length == bytes.count
            return isCut && !isFinal ? .incomplete : .nothing(length: max(1, length))
        case .emptyInput:
            return .nothing(length: 1)
        }
    }

    // MARK: Paste

    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    /// Collects pasted bytes up to the end mark; false where more must come first.
    private mutating func takePaste(_ start: inout Int, into inputs: inout [Input]) -> Bool {
        let end = Self.pasteEnd
        var at = start
        while at < buffer.count {
            let rest = buffer[at...]
            if rest.starts(with: end) {
                collect(start..<at)
                inputs.append(.event(.paste(String(decoding: paste ?? [], as: UTF8.self))))
                paste = nil
                start = at + end.count
                return true
            }
            if rest.count < end.count && end.starts(with: rest) { break }
            at += 1
        }
        collect(start..<at)
        start = at
        return false
    }

    private mutating func collect(_ range: Range<Int>) {
        let room = Self.longestPaste - (paste?.count ?? 0)
        paste?.append(contentsOf: buffer[range].prefix(max(0, room)))
    }
}
