/// What a terminal is asked, and what it still owes an answer to.
///
/// Each list of questions ends with DA1, which every terminal answers: behind that answer no other
/// of the list can come.
struct TerminalQuestions: Hashable, Sendable {
    /// Whether to ask for the terminal's colours.
    let asksColors: Bool
    /// Whether to ask for places in pixels.
    let asksPixels: Bool
    /// What a list is for.
    enum Purpose: Hashable, Sendable {
        case settings
        /// Its answer tells that the terminal has read all before it.
        case arrival
    }

    /// The lists that have not been answered to their end, in their order.
    private(set) var due: [Purpose] = []
    /// Whether the terminal has told its background.
    private var knowsColors = false
    /// Whether the terminal has said that it knows how to report places in pixels.
    private var knowsPixels = false

    /// Nothing asked so far.
    init(colors: Bool, pixels: Bool) {
        asksColors = colors
        asksPixels = pixels
    }

    /// The questions for the start.
    mutating func first() -> String {
        ask(colorQuestions + (asksPixels ? ControlSequences.askPixels : ""))
    }

    /// What to send when the terminal was somebody else's meanwhile, and may have kept an answer.
    mutating func again(withMouse: Bool) -> String {
        ask(colorQuestions) + (knowsPixels && withMouse ? usePixels() : "")
    }

    /// What to send behind a frame, to be told when that has arrived.
    mutating func arrival() -> String {
        due.append(.arrival)
        return ControlSequences.endMark
    }

    private var colorQuestions: String {
        asksColors && !knowsColors ? ControlSequences.askColors : ""
    }

    /// What to send upon an answer.
    mutating func take(_ reply: TerminalReply) -> String {
        switch reply {
        case .attributes: if !due.isEmpty { due.removeFirst() }
        case .pixels(.set), .pixels(.reset):
            if !knowsPixels {
                knowsPixels = true
                return usePixels()
            }
        case .background: knowsColors = true
        case .pixels, .foreground: break
        }
        return ""
    }

    /// The terminal's word that it now does so marks where in the input it began to.
    private mutating func usePixels() -> String {
        ask(ControlSequences.pixels + ControlSequences.askPixels)
    }

    private mutating func ask(_ questions: String) -> String {
        if questions.isEmpty { return "" }
        due.append(.settings)
        return questions + ControlSequences.endMark
    }
}
