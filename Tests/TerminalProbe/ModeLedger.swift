/// What a terminal's output has switched on and not off again.
///
/// Labels: a private mode by number (`?1049`), an ANSI mode by number (`4`), a mode that starts on
/// and was switched off (`?25l`, `?7l`), `ESC =`, `shift out`, `charset (0`, `scroll region`,
/// `cursor style`, `title pushed`, `SGR bold` (and so on), `OSC 8` (an open link), `OSC 11` (a
/// colour set and not reset), `keyboard pushed`, `CSI >4m`, `malformed`.
public struct ModeLedger: Equatable, Sendable {
    /// What is on, or off though it starts on, in the order it became so.
    public private(set) var stillSet: [String] = []
    /// Every label that was ever in `stillSet`.
    public private(set) var everSet: Set<String> = []
    /// How often the cursor was saved (`ESC 7`) and restored (`ESC 8`).
    public private(set) var cursorSaves = 0, cursorRestores = 0
    /// How many titles are pushed (`CSI 22 t`) and not popped (`CSI 23 t`).
    public private(set) var pushedTitles = 0
    /// The terminal's height, for a scroll region that is the whole screen; nil if unknown, where
    /// every region from line 1 counts as that.
    public var rows: Int?

    private var pushedKeyboards = 0

    /// An empty ledger.
    public init(rows: Int? = nil) { self.rows = rows }

    /// The ledger of a whole output.
    public init(_ bytes: [UInt8], rows: Int? = nil) {
        self.init(rows: rows)
        for token in ByteGrammar.tokens(in: bytes) { note(token) }
    }

    /// Whether a private mode such as 2026 is on; 7, 8 and 25 start on.
    public func isSet(_ mode: Int) -> Bool {
        Self.initiallyOn.contains(mode)
            ? !stillSet.contains("?\(mode)l") : stillSet.contains("?\(mode)")
    }

    /// Takes the next token of the output.
    public mutating func note(_ token: Token) {
        switch token {
        case .csi(let sequence): note(sequence)
        case .escape(let text): noteEscape(text)
        case .osc(let body, _): noteCommand(body)
        case .control(0x0e): mark("shift out", true)
        case .control(0x0f): mark("shift out", false)
        case .malformed: mark("malformed", true)
        default: break
        }
    }

    private static let initiallyOn: Set<Int> = [7, 8, 25]

    mutating func mark(_ label: String, _ isOn: Bool) {
        guard isOn != stillSet.contains(label) else { return }
        if isOn { stillSet.append(label) } else { stillSet.removeAll { $0 == label } }
        if isOn { everSet.insert(label) }
    }

    private mutating func note(_ sequence: ControlSequence) {
        let numbers = sequence.numbers
        switch sequence.kind {
        case "?h", "?l": notePrivate(numbers, isOn: sequence.final == "h")
        case "h", "l": for mode in numbers { mark("\(mode)", sequence.final == "h") }
        case "m": notePen(sequence.parameters)
        case ">m": mark("CSI >\(numbers.first ?? 4)m", numbers.count > 1 && numbers[1] != 0)
        case "r": mark("scroll region", !isWholeScreen(numbers))
        case "t": noteTitle(numbers.first)
        case " q": mark("cursor style", numbers.first ?? 0 != 0)
        case ">u", "<u": noteKeyboard(pushes: sequence.kind == ">u", numbers.first)
        case "!p": softReset()
        default: break
        }
    }

    private mutating func notePrivate(_ modes: [Int], isOn: Bool) {
        for mode in modes {
            let startsOn = Self.initiallyOn.contains(mode)
            mark(startsOn ? "?\(mode)l" : "?\(mode)", isOn != startsOn)
        }
    }

    private func isWholeScreen(_ region: [Int]) -> Bool {
        let bottom = region.count > 1 ? region[1] : 0
        return (region.first ?? 1) <= 1 && (bottom == 0 || bottom >= rows ?? 0)
    }

    private mutating func noteTitle(_ operation: Int?) {
        if operation == 22 { pushedTitles += 1 }
        if operation == 23 { pushedTitles = max(0, pushedTitles - 1) }
        mark("title pushed", pushedTitles > 0)
    }

    private mutating func noteKeyboard(pushes: Bool, _ count: Int?) {
        let change = pushes ? 1 : -max(1, count ?? 1)
        pushedKeyboards = max(0, pushedKeyboards + change)
        mark("keyboard pushed", pushedKeyboards > 0)
    }

    private mutating func noteEscape(_ text: String) {
        switch text {
        case "=", ">": mark("ESC =", text == "=")
        case "7": cursorSaves += 1
        case "8": cursorRestores += 1
        case "c": self = hardReset
        default: noteCharset(text)
        }
    }

    private mutating func noteCharset(_ text: String) {
        guard text.count == 2, let slot = text.first, "()*+".contains(slot) else { return }
        for label in stillSet where label.hasPrefix("charset \(slot)") { mark(label, false) }
        if text.last != "B" { mark("charset \(text)", true) }
    }

    /// Colours are set by 4, 5 and 10 to 19 and reset by the same number and 100; 8 is a link.
    private mutating func noteCommand(_ body: String) {
        let fields = body.split(separator: ";", omittingEmptySubsequences: false)
        guard let number = fields.first.flatMap({ Int($0) }) else { return }
        switch number {
        case 8: mark("OSC 8", fields.last?.isEmpty == false)
        case 4, 5, 10...19: if fields.last != "?" { mark("OSC \(number)", true) }
        case 104, 105, 110...119: mark("OSC \(number - 100)", false)
        default: break
        }
    }

    private mutating func softReset() {
        let reset = ["?25l", "?7l", "?1", "?6", "4", "ESC =", "scroll region", "shift out"]
        for label in stillSet where reset.contains(label) || label.hasPrefix("SGR") {
            mark(label, false)
        }
    }

    private var hardReset: ModeLedger {
        var fresh = ModeLedger(rows: rows)
        fresh.everSet = everSet
        (fresh.cursorSaves, fresh.cursorRestores) = (cursorSaves, cursorRestores)
        return fresh
    }
}
