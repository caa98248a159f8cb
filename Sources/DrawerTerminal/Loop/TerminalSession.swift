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
    /// Where signals arrive.
    let signals: Int32
    var output = OutputQueue()
    /// Whether the terminal still owes the answer that ends our questions.
    var awaitsReply = false

    private let options: TerminalOptions
    private let asksColors: Bool

    /// Opens the terminal and prepares everything; nothing is sent and no setting changes.
    init(options: TerminalOptions) throws(TerminalError) {
        self.options = options
        let term = Self.variable("TERM") ?? ""
        device = try TerminalDevice()
        try TerminalEntry.check(term)
        let size = device.size
        let least = options.leastSize
        guard size.width >= least.width, size.height >= least.height else {
            throw .tooSmall(
                columns: size.width, rows: size.height, leastColumns: least.width,
                leastRows: least.height)
        }
        let candidates = TerminalEntry.candidates(
            term: term, colorTerm: Self.variable("COLORTERM"), depth: options.depth)
        screen = try Screen(descriptor: device.descriptor, candidates: candidates, size: size)
        signals = cs_signals_open()
        guard signals >= 0 else { throw .system("cannot watch for signals") }
        let isOld = ["linux", "vt", "cons"].contains { term.hasPrefix($0) }
        asksColors = screen.depth != .none && !isOld
    }

    /// Takes the terminal. From here on a crash gives it back.
    func begin() {
        arm()
        device.enterRaw()
        output.append(ControlSequences.enter + (options.usesMouse ? ControlSequences.mouse : ""))
        if asksColors {
            output.append(ControlSequences.askColors)
            awaitsReply = true
        }
    }

    /// Takes the terminal again after `end`; its screen is to be drawn anew.
    func resume() {
        arm()
        device.enterRaw()
        output.append(ControlSequences.enter + (options.usesMouse ? ControlSequences.mouse : ""))
        screen.forget()
    }

    /// Gives the terminal back as it was.
    func end() {
        output.append(ControlSequences.leave)
        output.append { screen.stop(into: &$0) }
        flush()
        if awaitsReply { awaitReply() }
        device.restore()
        cs_rescue_disarm()
    }

    // MARK: Parts

    private func arm() {
        let bytes = Array(ControlSequences.leave.utf8) + screen.leaveSequence
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

    /// Takes the answer still due, which would else be typed into the shell.
    private func awaitReply() {
        let deadline = MonotonicClock.now().advanced(by: Double(Self.patience) / 1e9)
        var decoder = InputDecoder()
        while wait(for: Int16(POLLIN), until: deadline) {
            var inputs: [InputDecoder.Input] = []
            guard read(into: &inputs, decoder: &decoder) else { return }
            if inputs.contains(.reply(.attributes)) { return }
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
