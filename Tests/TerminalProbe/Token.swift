/// One piece of a terminal's output.
public enum Token: Equatable, Sendable {
    /// Printable text.
    case text(String)
    /// A control character: C0, DEL, or C1 (U+0080 to U+009F).
    case control(UInt8)
    /// A control sequence.
    case csi(ControlSequence)
    /// An operating system command: what is between `ESC ]` and its end, and whether BEL ended it.
    case osc(String, bell: Bool)
    /// DCS (`P`), SOS (`X`), PM (`^`) or APC (`_`), by the letter that opens it, and its payload.
    case string(Character, [UInt8])
    /// Any other escape: intermediates and the final byte, such as `(B`, `7` or `=`.
    case escape(String)
    /// Bytes that are not UTF-8, or a sequence that was broken off or not ended.
    case malformed([UInt8])

    /// Which sequence it is, for a test of what is allowed: `text`, `C0 0d`, `CSI ?h`, `OSC 11`,
    /// `ESC (B`, `DCS` (or `SOS`, `PM`, `APC`), `malformed`.
    public var kind: String {
        switch self {
        case .text: "text"
        case .control(let byte): (byte < 0x80 ? "C0 " : "C1 ") + hexadecimal([byte])
        case .csi(let sequence): "CSI \(sequence.kind)"
        case .osc(let body, _): "OSC \(body.prefix { $0 != ";" })"
        case .string(let letter, _): Self.names[letter] ?? String(letter)
        case .escape(let text): "ESC \(text)"
        case .malformed: "malformed"
        }
    }

    private static let names: [Character: String] = ["P": "DCS", "X": "SOS", "^": "PM", "_": "APC"]
}

extension Token: CustomStringConvertible {
    /// The kind with its parameters or payload: `CSI ?1049h`, `OSC 11;?`, `text "abc"`.
    public var description: String {
        switch self {
        case .text(let text): "text \(text.debugDescription)"
        case .csi(let sequence): "CSI \(sequence)"
        case .osc(let body, _): "OSC \(body)"
        case .string(_, let payload): "\(kind) \(String(decoding: payload, as: UTF8.self))"
        case .malformed(let bytes): "malformed \(hexadecimal(bytes))"
        case .control, .escape: kind
        }
    }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}
