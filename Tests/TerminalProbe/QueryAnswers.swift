/// What the test's terminal says to the questions that a program asks it.
public struct QueryAnswers: Sendable {
    /// Whether `CSI c` is answered with `CSI ? 62 ; 22 c`.
    public var deviceAttributes = true
    /// The answer to `OSC 10 ; ?`; nil for silence.
    public var foreground: RGB? = RGB(0xcdd6f4)
    /// The answer to `OSC 11 ; ?`; nil for silence.
    public var background: RGB? = RGB(0x1e1e2e)
    /// The private modes that `CSI ? n $ p` (DECRQM) finds known, such as 2026 and 1016: they are
    /// reported set or reset, every other as unknown. Nil for silence.
    public var knownModes: Set<Int>?
    /// Asked first about every token: bytes to send, or nil to go on with the above.
    public var custom: (@Sendable (Token) -> [UInt8]?)?

    /// The answers to DA1, OSC 10 and OSC 11 as above.
    public init() {}

    /// A terminal that answers nothing.
    public static var silent: QueryAnswers {
        var answers = QueryAnswers()
        answers.deviceAttributes = false
        (answers.foreground, answers.background) = (nil, nil)
        return answers
    }

    /// The bytes to send for a token; empty for none.
    func reply(to token: Token, _ ledger: ModeLedger) -> [UInt8] {
        if let bytes = custom?(token) { return bytes }
        switch token {
        case .csi(let sequence): return Array(reply(to: sequence, ledger).utf8)
        case .osc(let body, let bell): return Array(reply(to: body, bell: bell).utf8)
        default: return []
        }
    }

    private func reply(to sequence: ControlSequence, _ ledger: ModeLedger) -> String {
        let number = sequence.numbers.first ?? 0
        if sequence.kind == "c", number == 0, deviceAttributes { return "\u{1b}[?62;22c" }
        guard sequence.kind == "?$p", let knownModes else { return "" }
        let state = !knownModes.contains(number) ? 0 : ledger.isSet(number) ? 1 : 2
        return "\u{1b}[?\(number);\(state)$y"
    }

    /// `10;?`, or `10;?;?` for the colours from 10 on; ended the way the question was.
    private func reply(to body: String, bell: Bool) -> String {
        let fields = body.split(separator: ";", omittingEmptySubsequences: false)
        guard let first = fields.first.flatMap({ Int($0) }), (10...11).contains(first) else {
            return ""
        }
        var text = ""
        for (offset, field) in fields.dropFirst().enumerated() where field == "?" {
            let colours = [10: foreground, 11: background]
            guard let colour = colours[first + offset] ?? nil else { continue }
            let channels = colour.channels.map { $0 + $0 }.joined(separator: "/")
            text += "\u{1b}]\(first + offset);rgb:\(channels)\(bell ? "\u{7}" : "\u{1b}\\")"
        }
        return text
    }
}
