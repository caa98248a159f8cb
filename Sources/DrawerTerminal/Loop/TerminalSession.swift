internal import CSystem
internal import DrawerCanvas
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program's hold on the terminal: takes it, gives it back, and takes it again.
final class TerminalSession {
    /// How long to wait at the end for bytes to leave, or for an answer still due, in nanoseconds.
    private static let patience: Int64 = 300_000_000

    let device: TerminalDevice
    let screen: Screen
    /// The theme before the terminal has told its colours.
    let theme: Theme
    /// Where signals arrive.
    let signals: Int32
    /// Keys of this terminal that have sequences of their own.
    let keys: [(bytes: [UInt8], press: KeyPress)]
    var output = OutputQueue()
    private(set) var pace = LinePace()
    /// Whether the terminal answers questions, as far as is known.
    private var answers = false

    /// Whether the mouse is the program's.
    private(set) var usesMouse: Bool
    private let hasTitle: Bool
    /// The console of Linux has none, and may show what it does not know.
    private let hasClipboard: Bool
    /// Whether the terminal has put its title aside: each time is one to take it up again.
    private var keepsTitle = false
    private var questions: TerminalQuestions {
        didSet { cs_rescue_expect(Int32(questions.due.count)) }
    }

    /// Opens the terminal and prepares everything; nothing is sent and no setting changes.
    init(options: TerminalOptions) throws(TerminalError) {
        usesMouse = options.usesMouse
        device = try TerminalDevice()
        let entry = try TerminalEntry(of: Self.variable("TERM") ?? "")
        hasTitle = entry.hasTitle
        keys = entry.keys
        let size = device.size
        let least = options.leastSize
        guard size.width >= least.width, size.height >= least.height else {
            throw .tooSmall(
                columns: size.width, rows: size.height, leastColumns: least.width,
                leastRows: least.height)
        }
        let capabilities = entry.capabilities(
            depth: options.depth, colorTerm: Self.variable("COLORTERM"))
        screen = Screen(capabilities, size: size)
        screen.showsCursor = options.showsCursor
        signals = cs_signals_open()
        guard signals >= 0 else { throw .system("cannot watch for signals") }
        let isConsole = entry.isConsole
        hasClipboard = !isConsole
        theme = Theme(
            options.scheme ?? .dark, depth: screen.depth, hasEighths: !isConsole,
            colors: options.colors)
        questions = TerminalQuestions(
            colors: options.scheme == nil && !isConsole && screen.depth != .none,
            pixels: !isConsole && options.usesMouse && device.grid != nil)
    }

    /// Takes the terminal. From here on a crash gives it back.
    func begin() {
        enter()
        output.append(questions.first())
        answers = !questions.due.isEmpty
        pace.asked(at: MonotonicClock.now())
    }

    /// Takes the terminal again after `end`; its screen is to be drawn anew.
    func resume() {
        enter()
        pace = LinePace()
        output.append(questions.again(withMouse: usesMouse))
        screen.forget()
    }

    /// Takes the mouse, or leaves it to the terminal.
    func useMouse(_ isOurs: Bool) {
        usesMouse = isOurs
        output.append(
            isOurs
                ? ControlSequences.mouse + questions.again(withMouse: true)
                : ControlSequences.mouseOff)
    }

    /// Has the terminal show `title`, if it has a place for it.
    func show(title: String) {
        if hasTitle { output.append(ControlSequences.title(title)) }
    }

    /// Hands a text to the clipboard, if the terminal lets programs do that.
    func copy(_ text: String) {
        if hasClipboard { output.append(ControlSequences.copy(text)) }
    }

    /// Takes an answer that came at `time`, and sends what follows from it.
    func take(_ reply: TerminalReply, at time: Timestamp) {
        if reply == .attributes {
            switch questions.due.first {
            case .settings: pace.answered(at: time)
            case .arrival: pace.arrived(at: time)
            case nil: break
            }
        }
        output.append(questions.take(reply))
    }

    /// Has the terminal show a frame, drawn at `time`, with more to come where it is of a movement:
    /// that is not measured, lest a crash leaves an answer to the shell. Afterwards there is another
    /// one in `frame`.
    func show(
        _ frame: inout Surface, cursor: Point?, at time: Timestamp, isMoving: Bool
    ) {
        let before = output.count
        let isMeasured = answers && !isMoving && pace.wantsMeasure
        output.appendFrame { bytes in
            let start = bytes.count
            screen.present(&frame, cursor: cursor, into: &bytes)
            if isMeasured, bytes.count > start { bytes += questions.arrival().utf8 }
        }
        let count = output.count - before
        if count > 0 { pace.sent(count, at: time, isMeasured: isMeasured) }
    }

    /// Sends what the terminal takes at `time`; false when it is gone.
    func send(at time: Timestamp) -> Bool {
        guard output.send(to: device) else { return false }
        pace.waiting(output.count, at: time)
        return true
    }

    /// Gives the terminal back as it was.
    func end() {
        output.append(leave)
        keepsTitle = false
        output.append { screen.stop(into: &$0) }
        flush()
        awaitReplies()
        device.restore()
        cs_rescue_disarm()
    }

    // MARK: Parts

    private func enter() {
        arm()
        device.enterRaw()
        output.append(ControlSequences.enter + (usesMouse ? ControlSequences.mouse : ""))
        if hasTitle, !keepsTitle { output.append(ControlSequences.keepTitle) }
        keepsTitle = hasTitle
    }

    /// What turns off all that `enter` has turned on.
    private var leave: String {
        ControlSequences.leave + (hasTitle ? ControlSequences.giveTitleBack : "")
    }

    private func arm() {
        let bytes = Array((leave + ControlSequences.scrollAll).utf8) + screen.leaveSequence
        var settings = device.original
        bytes.withUnsafeBytes { buffer in
            cs_rescue_arm(
                device.descriptor, &settings,
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                buffer.count)
        }
    }

    /// Sends what is left, but waits no longer than `patience` for a terminal that has stopped.
    private func flush() {
        let deadline = MonotonicClock.now().advanced(by: Double(Self.patience) / 1e9)
        while output.send(to: device), !output.isEmpty {
            guard wait(for: Int16(POLLOUT), until: deadline) else { return }
        }
    }

    /// Takes the answers still due, which would else be typed into the shell; on a slow line the
    /// questions have to arrive first.
    private func awaitReplies() {
        let start = max(MonotonicClock.now(), pace.deadline)
        let deadline = start.advanced(by: Double(Self.patience) / 1e9)
        var decoder = InputDecoder()
        while !questions.due.isEmpty, wait(for: Int16(POLLIN), until: deadline) {
            var inputs: [InputDecoder.Input] = []
            guard read(into: &inputs, decoder: &decoder) else { return }
            for case .reply(.attributes) in inputs { _ = questions.take(.attributes) }
        }
    }

    private func wait(for events: Int16, until deadline: Timestamp) -> Bool {
        let left = deadline.nanoseconds - MonotonicClock.now().nanoseconds
        guard left > 0 else { return false }
        var wanted = pollfd(fd: device.descriptor, events: events, revents: 0)
        return cs_wait(&wanted, 1, left) > 0
    }

    /// Reads once and decodes; false when the terminal is gone.
    func read(into inputs: inout [InputDecoder.Input], decoder: inout InputDecoder) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
            switch device.read(into: buffer) {
            case .bytes(let count): decoder.feed(buffer[..<count], into: &inputs)
            case .nothing: break
            case .gone: return false
            }
            return true
        }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
