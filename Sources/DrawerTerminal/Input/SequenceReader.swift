internal import DrawerCanvas
internal import DrawerModel

/// Reads one sequence that begins with Escape.
struct SequenceReader {
    let bytes: ArraySlice<UInt8>
    /// Whether no more bytes will come.
    let isFinal: Bool
    /// Where the cells are, for places of the mouse in pixels; nil for places in cells.
    var grid: PixelGrid?

    private var start: Int { bytes.startIndex }

    /// Whether the sequence is the mark before pasted text.
    var beginsPaste: Bool { bytes.starts(with: Array("\u{1B}[200~".utf8)) }

    func piece() -> InputDecoder.Piece {
        guard bytes.count > 1 else {
            return isFinal ? key(KeyPress(.escape), length: 1) : .incomplete
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "["): return controlSequence(from: start + 2)
        case UInt8(ascii: "O"): return singleShift()
        case UInt8(ascii: "]"): return string { Self.colorReply($0) }
        case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return string { _ in nil }
        case 0x1B: return doubled()
        default: return altered()
        }
    }

    // MARK: CSI

    private func controlSequence(from first: Int) -> InputDecoder.Piece {
        var at = first
        while at < bytes.endIndex, (0x20...0x3F).contains(bytes[at]) { at += 1 }
        guard at < bytes.endIndex else {
            return isFinal ? .nothing(length: bytes.count) : .incomplete
        }
        let final = bytes[at]
        guard (0x40...0x7E).contains(final) else {
            // Not a sequence after all: what interrupted it is read on its own.
            return .nothing(length: at - start)
        }
        let length = at + 1 - start
        if final == UInt8(ascii: "M"), at == first { return oldestReport() }
        guard let input = meaning(of: bytes[first..<at], final: final) else {
            return .nothing(length: length)
        }
        return .input(input, length: length)
    }

    /// A report of the mouse in the form of terminals that know no other: three bytes of any kind
    /// follow, and nothing is made of them.
    private func oldestReport() -> InputDecoder.Piece {
        bytes.count < 6 && !isFinal ? .incomplete : .nothing(length: min(6, bytes.count))
    }

    private func meaning(of body: ArraySlice<UInt8>, final: UInt8) -> InputDecoder.Input? {
        let marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        let digits = marker == nil ? body : body.dropFirst()
        switch (marker, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            let isRelease = final == UInt8(ascii: "m")
            guard let numbers = Self.numbers(digits, emptyMeans: nil, signed: true) else {
                return nil
            }
            return MouseDecoder.report(parameters: numbers, isRelease: isRelease, grid: grid)
                .map { .event(.mouse($0)) }
        case (UInt8(ascii: "?"), UInt8(ascii: "c")):
            return .reply(.attributes)
        case (UInt8(ascii: "?"), UInt8(ascii: "y")):
            return Self.modeReply(digits).map { .reply($0) }
        case (nil, UInt8(ascii: "I")) where digits.isEmpty: return .event(.focus(true))
        case (nil, UInt8(ascii: "O")) where digits.isEmpty: return .event(.focus(false))
        case (nil, _): return Self.key(digits, final: final).map { .event(.key($0)) }
        default: return nil
        }
    }

    private static func key(_ digits: ArraySlice<UInt8>, final: UInt8) -> KeyPress? {
        guard let numbers = numbers(digits), numbers.count <= 2 else { return nil }
        let held = numbers.count == 2 ? KeySequences.modifiers(parameter: numbers[1]) : []
        if final == UInt8(ascii: "~") {
            return numbers.first.flatMap { KeySequences.key(number: $0) }.map { KeyPress($0, held) }
        }
        if final == UInt8(ascii: "Z") { return KeyPress(.tab, held.union(.shift)) }
        guard final != UInt8(ascii: "M"), numbers.first ?? 1 <= 1 else { return nil }
        return KeySequences.key(final: final).map { KeyPress($0, held) }
    }

    /// Parameters as numbers; anything but digits makes the whole invalid, and so does an empty one
    /// where it means nothing. Where they are `signed`, a minus may stand before each.
    private static func numbers(
        _ digits: ArraySlice<UInt8>, emptyMeans: Int? = 1, signed: Bool = false
    ) -> [Int]? {
        if digits.isEmpty { return [] }
        var numbers: [Int] = []
        for part in digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            guard let value = part.isEmpty ? emptyMeans : number(part, signed: signed) else {
                return nil
            }
            numbers.append(value)
        }
        return numbers
    }

    private static func number(_ part: ArraySlice<UInt8>, signed: Bool) -> Int? {
        if signed, part.first == UInt8(ascii: "-") {
            return number(part.dropFirst(), signed: false).map { -$0 }
        }
        guard (1..<8).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return part.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }

    /// `1016 ; state $`, of a mode that is asked for.
    private static func modeReply(_ body: ArraySlice<UInt8>) -> TerminalReply? {
        guard body.last == UInt8(ascii: "$"), let numbers = numbers(body.dropLast()),
            numbers.count == 2, numbers[0] == 1016
        else { return nil }
        return TerminalReply.Mode(rawValue: numbers[1]).map { .pixels($0) }
    }

    // MARK: Others

    /// `SS3` and a final byte; some terminals put the modifiers between.
    private func singleShift() -> InputDecoder.Piece {
        let first = start + 2
        let at = bytes[first...].firstIndex { !(0x20...0x3F).contains($0) } ?? bytes.endIndex
        guard at < bytes.endIndex || isFinal else { return .incomplete }
        guard at < bytes.endIndex, (0x40...0x7E).contains(bytes[at]) else {
            let isAlone = at == first
            return isAlone
                ? key(KeyPress(.character("O"), .alt), length: 2) : .nothing(length: at - start)
        }
        let length = at + 1 - start
        guard let numbers = Self.numbers(bytes[first..<at]),
            let found = KeySequences.key(final: bytes[at])
        else { return .nothing(length: length) }
        let held = numbers.last.map { KeySequences.modifiers(parameter: $0) } ?? []
        return key(KeyPress(found, held), length: length)
    }

    /// Two Escapes: the second may begin a key that was pressed with Alt.
    private func doubled() -> InputDecoder.Piece {
        guard bytes.count > 2 else {
            return isFinal ? key(KeyPress(.escape), length: 1) : .incomplete
        }
        let rest = SequenceReader(bytes: bytes.dropFirst(), isFinal: isFinal, grid: grid)
        guard [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[start + 2]) else {
            return key(KeyPress(.escape), length: 1)
        }
        switch rest.piece() {
        case .input(.event(.key(let press)), let length):
            return key(KeyPress(press.key, press.modifiers.union(.alt)), length: length + 1)
        case .incomplete: return .incomplete
        default: return key(KeyPress(.escape), length: 1)
        }
    }

    /// Alt and a character.
    private func altered() -> InputDecoder.Piece {
        switch InputDecoder.plain(bytes.dropFirst(), isFinal: isFinal) {
        case .input(.event(.key(let press)), let length):
            return key(KeyPress(press.key, press.modifiers.union(.alt)), length: length + 1)
        case .incomplete: return .incomplete
        default: return key(KeyPress(.escape), length: 1)
        }
    }

    /// OSC, DCS and the like, up to BEL or ST.
    private func string(
        _ meaning: (ArraySlice<UInt8>) -> TerminalReply?
    ) -> InputDecoder.Piece {
        var at = start + 2
        while at < bytes.endIndex {
            let isBell = bytes[at] == 0x07
            let isEscape = bytes[at] == 0x1B
            if isEscape && at + 1 == bytes.endIndex { break }
            if isBell || isEscape {
                let isTerminated = isBell || bytes[at + 1] == UInt8(ascii: "\\")
                let length = at - start + (isBell ? 1 : isTerminated ? 2 : 0)
                guard isTerminated, let reply = meaning(bytes[(start + 2)..<at]) else {
                    return .nothing(length: length)
                }
                return .input(.reply(reply), length: length)
            }
            at += 1
        }
        return isFinal ? .nothing(length: bytes.count) : .incomplete
    }

    /// `10;rgb:R/G/B` or `11;rgb:R/G/B`, with one to four hexadecimal digits each.
    private static func colorReply(_ body: ArraySlice<UInt8>) -> TerminalReply? {
        let text = String(decoding: body, as: UTF8.self)
        let isForeground = text.hasPrefix("10;rgb:")
        guard isForeground || text.hasPrefix("11;rgb:") else { return nil }
        let parts = text.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false)
        let channels = parts.compactMap { part -> UInt8? in
            guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit),
                let value = Int(part, radix: 16)
            else { return nil }
            return UInt8(value * 255 / ((1 << (4 * part.count)) - 1))
        }
        guard parts.count == 3, channels.count == 3 else { return nil }
        let color = Color(red: channels[0], green: channels[1], blue: channels[2])
        return isForeground ? .foreground(color) : .background(color)
    }

    private func key(_ press: KeyPress, length: Int) -> InputDecoder.Piece {
        .input(.event(.key(press)), length: length)
    }
}
