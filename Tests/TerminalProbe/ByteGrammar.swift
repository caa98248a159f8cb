/// Cuts a terminal's output into tokens, across reads.
///
/// Text comes out when something else follows it, or with `finish`.
public struct ByteGrammar: Sendable {
    private enum State: Sendable {
        case ground, escape, csi, osc
        case string(Character)
        /// A backslash ends the string; anything else breaks it off.
        indirect case stringEscape(State)
    }

    private var state = State.ground
    private var held: [UInt8] = []
    private var tokens: [Token] = []

    /// A grammar in its ground state.
    public init() {}

    /// The tokens of a whole output.
    public static func tokens(in bytes: [UInt8]) -> [Token] {
        var grammar = ByteGrammar()
        return grammar.feed(bytes) + grammar.finish()
    }

    /// Takes more output; the tokens it completes.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Token] {
        for byte in bytes { take(byte) }
        defer { tokens = [] }
        return tokens
    }

    /// Ends the output: the text that was held, or what is unfinished as `malformed`.
    public mutating func finish() -> [Token] {
        if case .ground = state { emitText() } else { abandon() }
        defer { tokens = [] }
        return tokens
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte)
        case .escape: takeEscape(byte)
        case .csi: takeSequence(byte)
        case .osc, .string: takeString(byte)
        case .stringEscape(let inner): takeStringEnd(byte, of: inner)
        }
    }

    private mutating func takeGround(_ byte: UInt8) {
        if byte >= 0x20 && byte != 0x7f { return held.append(byte) }
        emitText()
        if byte == 0x1b { begin() } else { tokens.append(.control(byte)) }
    }

    private mutating func begin() {
        held = [0x1b]
        state = .escape
    }

    /// Whether a control character interrupts an escape or control sequence here.
    private mutating func interrupts(_ byte: UInt8) -> Bool {
        guard byte < 0x20 || byte >= 0x7f else { return false }
        switch byte {
        case 0x1b:
            abandon()
            begin()
        case 0x18, 0x1a, 0x80...:
            abandon()
            take(byte)
        default: tokens.append(.control(byte))
        }
        return true
    }

    private mutating func takeEscape(_ byte: UInt8) {
        if interrupts(byte) { return }
        held.append(byte)
        if byte < 0x30 { return }
        switch (held.count, byte) {
        case (2, UInt8(ascii: "[")): state = .csi
        case (2, UInt8(ascii: "]")): state = .osc
        case (2, UInt8(ascii: "P")), (2, UInt8(ascii: "X")), (2, UInt8(ascii: "^")),
            (2, UInt8(ascii: "_")):
            state = .string(Character(Unicode.Scalar(byte)))
        default: emit(.escape(String(decoding: held.dropFirst(), as: UTF8.self)))
        }
    }

    private mutating func takeSequence(_ byte: UInt8) {
        if interrupts(byte) { return }
        if byte < 0x40 { return held.append(byte) }
        emit(.csi(ControlSequence(Array(held.dropFirst(2)), final: byte)))
    }

    private mutating func takeString(_ byte: UInt8) {
        switch (byte, state) {
        case (0x1b, _): state = .stringEscape(state)
        case (0x07, .osc): endString(.osc, bell: true)
        case (0x18, _), (0x1a, _):
            abandon()
            take(byte)
        default: held.append(byte)
        }
    }

    private mutating func takeStringEnd(_ byte: UInt8, of inner: State) {
        if byte == UInt8(ascii: "\\") { return endString(inner, bell: false) }
        abandon()
        begin()
        take(byte)
    }

    private mutating func endString(_ inner: State, bell: Bool) {
        let payload = Array(held.dropFirst(2))
        if case .string(let letter) = inner { return emit(.string(letter, payload)) }
        emit(.osc(String(decoding: payload, as: UTF8.self), bell: bell))
    }

    private mutating func emit(_ token: Token) {
        tokens.append(token)
        held = []
        state = .ground
    }

    private mutating func abandon() { emit(.malformed(held)) }

    private mutating func emitText() {
        if !held.isEmpty { tokens += textTokens(held) }
        held = []
    }
}

/// Well-formed text with its C1 controls set apart, or the bytes as malformed.
private func textTokens(_ bytes: [UInt8]) -> [Token] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard Array(text.utf8) == bytes else { return [.malformed(bytes)] }
    var tokens: [Token] = []
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        guard (0x80...0x9f).contains(scalar.value) else {
            run.append(scalar)
            continue
        }
        if !run.isEmpty { tokens.append(.text(String(run))) }
        tokens.append(.control(UInt8(scalar.value)))
        run = .init()
    }
    return run.isEmpty ? tokens : tokens + [.text(String(run))]
}
