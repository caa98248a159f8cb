import DrawerModel

@testable import DrawerTerminal

/// What a terminal sends means the same in any pieces, and nothing malformed means anything.
struct DecoderProperty {
    typealias Input = InputDecoder.Input

    private let fresh: InputDecoder
    private let seed: UInt8
    private let bytes: [UInt8]

    /// The first byte chooses the terminal, the second the pieces; the rest is what it sends.
    init(_ source: inout ByteSource) {
        let kind = source.byte()
        var decoder = InputDecoder()
        if kind & 1 != 0 { decoder.terminalKeys = Self.terminalKeys }
        if kind & 2 != 0 { decoder.grid = Self.grid }
        fresh = decoder
        seed = source.byte()
        // Longer than the longest sequence, where so chosen.
        let repeats = kind < 0xFC ? 1 : 5000 / max(1, source.rest.count) + 1
        bytes = Array(repeatElement(source.rest, count: repeats).joined())
    }

    private static let grid = PixelGrid(
        cells: Size(width: 80, height: 24), pixels: Size(width: 800, height: 480))
    private static let terminalKeys: [(bytes: [UInt8], press: KeyPress)] = [
        (Array("\u{1B}[[A".utf8), KeyPress(.function(1))),
        (Array("\u{1B}[25~".utf8), KeyPress(.function(11))),
        (Array("\u{1B}Ot".utf8), KeyPress(.left)),
    ]

    func check() throws {
        let whole = try meaning(of: [bytes[...]])
        try require(meaning(of: pieces()) == whole, "pieces change the meaning")
        if bytes.count < 400 {
            let singly = try meaning(of: bytes.indices.map { bytes[$0...$0] })
            try require(singly == whole, "single bytes change the meaning")
        }
        for input in whole { try check(input) }
        try checkPauses()
        try checkMalformed()
    }

    /// Reads of 1 to 16 bytes, or longer ones of a long stream.
    private func pieces() -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var state = UInt32(seed)
        var rest = bytes[...]
        while !rest.isEmpty {
            state = state &* 1_664_525 &+ 1_013_904_223
            let count = (1 + Int(state >> 28)) * (bytes.count < 400 ? 1 : 100)
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    // MARK: What is decoded

    private func meaning(of reads: [ArraySlice<UInt8>]) throws -> [Input] {
        var decoder = fresh
        var inputs: [Input] = []
        for read in reads {
            decoder.feed(read, into: &inputs)
            try require(
                decoder.buffer.count <= InputDecoder.longestSequence, "too much is waiting")
        }
        try require(inputs.count <= bytes.count, "more inputs than bytes")
        return inputs
    }

    private func check(_ input: Input) throws {
        switch input {
        case .event(.key(let press)):
            guard case .character(let scalar) = press.key else { return }
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            try require(!isControl, "a control character as a key")
        case .event(.mouse(let report)):
            let isOnScreen = report.location.x > -0.5 && report.location.y > -0.5
            try require(isOnScreen && report.location.x < 1e7, "a report from nowhere")
        case .event(.paste(let text)):
            // U+FFFD for a byte has three.
            try require(text.utf8.count <= 3 * InputDecoder.longestPaste, "a paste too long")
        case .event(.resize): try require(false, "a size from the input")
        case .event(.focus), .reply: break
        }
    }

    // MARK: Pauses

    /// After a pause nothing is waited for, and what comes next means what it always does.
    private func checkPauses() throws {
        var decoder = fresh
        var inputs: [Input] = []
        for read in pieces() {
            decoder.feed(read, into: &inputs)
            decoder.flush(into: &inputs)
            try require(!decoder.isWaiting, "still waiting after a pause")
        }
        try require(inputs.count <= bytes.count, "more inputs than bytes")
        decoder.feed("\u{1B}[201~".utf8, into: &inputs)
        try checkAfresh(decoder)
    }

    private func checkAfresh(_ used: InputDecoder) throws {
        var (used, fresh) = (used, fresh)
        fresh.readsPixels = used.readsPixels
        var (after, expected): ([Input], [Input]) = ([], [])
        used.feed("\u{1B}[<0;12;5Mä\u{1B}[A".utf8, into: &after)
        fresh.feed("\u{1B}[<0;12;5Mä\u{1B}[A".utf8, into: &expected)
        try require(after == expected, "something is left of what came before")
    }

    // MARK: Malformed sequences

    /// A whole sequence is one input or none, and a character after it is that character.
    private func checkMalformed() throws {
        let body = bytes.prefix(40).map { 0x20 + $0 % 0x20 }
        let final = 0x40 + seed % 0x3F
        if !(body.isEmpty && final == UInt8(ascii: "M")) {
            try checkWhole([0x1B, UInt8(ascii: "[")] + body + [final])
        }
        let text = bytes.prefix(40).map { 0x20 + $0 % 0x5F }
        for start in "]P_^X".utf8 {
            try checkWhole([0x1B, start] + text + [0x07])
            try checkWhole([0x1B, start] + text + [0x1B, UInt8(ascii: "\\")])
        }
    }

    private func checkWhole(_ sequence: [UInt8]) throws {
        // The start of a terminal's own key may not be whole, and pasted text takes all.
        let isOwn = fresh.terminalKeys.contains { sequence.starts(with: $0.bytes) }
        guard !isOwn, !sequence.starts(with: Array("\u{1B}[200~".utf8)) else { return }
        var decoder = fresh
        var inputs: [Input] = []
        decoder.feed(sequence + Array("x".utf8), into: &inputs)
        try require(inputs.last == .event(.key("x")), "the end of \(sequence) was missed")
        try require(inputs.count <= 2, "\(sequence) came out in pieces")
        guard inputs.count == 2, case .event(.key(let press)) = inputs[0] else { return }
        if case .character = press.key { try require(false, "\(sequence) came out as a character") }
    }
}
