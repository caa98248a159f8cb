internal import CSystem
public import DrawerCanvas
public import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a program in the terminal: waits for input, signals and frames, and for nothing else.
public struct EventLoop<Main: Program> {
    private let session: TerminalSession
    private let escapeDelay: Double
    private let recorder: Recorder?
    private var player: Player
    private var program: Main
    private var decoder = InputDecoder()
    private var inputs: [InputDecoder.Input] = []
    private var clock: FrameClock
    private var frame: Surface
    private var theme: Theme
    private var needsFrame = true
    private var title = ""
    private var motion = MotionReports()
    private var lastInput = Timestamp(nanoseconds: 0)
    private var ending: Ending?

    /// Runs the program that `make` makes for a terminal of its size, until it ends.
    ///
    /// `recorder` gets all that comes in; the events of `replay` come in besides, each at its time.
    /// `atEnd` gets the program as it was at the end, when the terminal has been given back.
    /// - Throws: `TerminalError`, before anything was sent to the terminal.
    public static func run(
        options: TerminalOptions = TerminalOptions(), recorder: Recorder? = nil,
        replay: [RecordedEvent] = [], atEnd: (Main) -> Void = { _ in }, _ make: (Size) -> Main
    ) throws(TerminalError) -> Ending {
        useUTF8()
        let session = try TerminalSession(options: options)
        let frame = Surface(size: session.device.size)
        if let recorded = replay.lazy.compactMap(\.size).first, recorded != frame.size {
            throw .otherSize(frame.size, recorded: recorded)
        }
        let start = MonotonicClock.now()
        try recorder?.begin(size: frame.size, at: start)
        var loop = EventLoop(
            session, options, recorder, Player(replay, from: start), frame, make(frame.size))
        let ending = loop.run()
        atEnd(loop.program)
        return ending
    }

    private init(
        _ session: TerminalSession, _ options: TerminalOptions, _ recorder: Recorder?,
        _ player: Player, _ frame: Surface, _ program: Main
    ) {
        self.session = session
        self.recorder = recorder
        self.player = player
        self.program = program
        self.frame = frame
        clock = FrameClock(rate: options.frameRate)
        theme = session.theme
        decoder.terminalKeys = session.keys
        decoder.grid = session.device.grid
        escapeDelay = Self.escapeDelay
    }

    /// `$ESCDELAY` in seconds, else 25 ms, within 1 ms and 1 s.
    private static var escapeDelay: Double {
        let asked = getenv("ESCDELAY").flatMap { Double(String(cString: $0)) } ?? 25
        return min(1000, max(1, asked)) / 1000
    }

    private mutating func run() -> Ending {
        session.begin()
        defer { session.end() }
        while true {
            let now = MonotonicClock.now()
            play(until: now)
            if let deadline = program.deadline, now >= deadline {
                react(to: program.advance(to: now))
                needsFrame = true
            }
            if needsFrame, !session.output.isStalled, session.pace.isClear(at: now),
                clock.isDue(at: now)
            {
                draw(at: now)
            }
            guard session.send(at: MonotonicClock.now()) else { return .gone }
            let ready = wait()
            if ready.signal { takeSignals() }
            if ready.input { takeInput() }
            if ready.news { react(to: program.takeNews(at: MonotonicClock.now())) }
            flushInput()
            if let ending { return ending }
        }
    }

    // MARK: Waiting

    /// When the rest of a sequence is waited for no longer: after an Escape alone, which may be the
    /// key, `$ESCDELAY` after it; in the midst of one a second, since a slow line may cut it anywhere.
    private var flushTime: Timestamp? {
        guard decoder.isWaiting else { return nil }
        return lastInput.advanced(by: decoder.isMidSequence ? 1 : escapeDelay)
    }

    /// Sleeps until something is to be done.
    private func wait() -> (input: Bool, signal: Bool, news: Bool) {
        let wantsRoom = session.output.isStalled
        let events = Int16(POLLIN) | (wantsRoom ? Int16(POLLOUT) : 0)
        var watched = (
            pollfd(fd: session.device.descriptor, events: events, revents: 0),
            pollfd(fd: session.signals, events: Int16(POLLIN), revents: 0),
            pollfd(fd: program.newsDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
        )
        withUnsafeMutableBytes(of: &watched) { bytes in
            _ = cs_wait(bytes.assumingMemoryBound(to: pollfd.self).baseAddress, 3, limit(wantsRoom))
        }
        return (
            watched.0.revents & ~Int16(POLLOUT) != 0, watched.1.revents != 0,
            watched.2.revents != 0
        )
    }

    /// How long to sleep at most, in nanoseconds; negative for as long as nothing happens.
    private func limit(_ waitsForRoom: Bool) -> Int64 {
        let now = MonotonicClock.now()
        var alarm = Alarm()
        if needsFrame, !waitsForRoom {
            alarm.set(max(clock.deadline ?? now, session.pace.deadline))
        }
        alarm.set(program.deadline)
        alarm.set(player.deadline)
        alarm.set(flushTime)
        return alarm.nanoseconds(from: now)
    }

    // MARK: Input

    private mutating func takeInput() {
        lastInput = MonotonicClock.now()
        guard session.read(into: &inputs, decoder: &decoder) else { return ending = .gone }
        handleInputs(at: lastInput)
    }

    private mutating func handleInputs(at time: Timestamp) {
        for input in inputs where ending == nil {
            switch input {
            case .event(let event): handle(event, at: time)
            case .reply(let reply): handle(reply, at: time)
            }
        }
        inputs.removeAll(keepingCapacity: true)
    }

    private mutating func flushInput() {
        let now = MonotonicClock.now()
        guard let flushTime, now >= flushTime else { return }
        decoder.flush(into: &inputs)
        handleInputs(at: now)
    }

    private mutating func handle(_ event: InputEvent, at time: Timestamp) {
        recorder?.note(event, at: time)
        if session.usesMouse, case .mouse(let report) = event {
            session.output.append(motion.follow(report))
        }
        react(to: program.handle(event, at: time))
    }

    /// Has the program take what a recording has for it up to `now`. To leave, to suspend and what
    /// reaches beyond the screen is for the person, who may go on where the recording ends.
    private mutating func play(until now: Timestamp) {
        while let (event, time) = player.next(at: now) {
            recorder?.note(event, at: time)
            let reaction = program.handle(event, at: time)
            switch reaction {
            case .leave, .suspend, .interrupt, .open, .run, .copy: break
            case .none, .redraw, .repaint, .mouse: react(to: reaction)
            }
        }
    }

    private mutating func react(to reaction: Reaction) {
        switch reaction {
        case .none: break
        case .redraw: needsFrame = true
        case .repaint:
            session.screen.forget()
            needsFrame = true
        case .mouse(let isOurs): useMouse(isOurs)
        case .suspend: suspend(job: true)
        case .leave(let status): ending = .status(status)
        case .interrupt: ending = .signal(SIGINT)
        case .open(let address):
            Opener.open(address)
            needsFrame = true
        case .run(let words): run(words)
        case .copy(let text):
            session.copy(text)
            needsFrame = true
        }
    }

    /// Takes the mouse, or leaves it to the terminal, which then gets the release of a button that is
    /// held.
    private mutating func useMouse(_ isOurs: Bool) {
        needsFrame = true
        guard isOurs != session.usesMouse else { return }
        handle(.focus(false), at: MonotonicClock.now())
        motion.reset()
        session.useMouse(isOurs)
        decoder.readsPixels = false
        handle(.focus(true), at: MonotonicClock.now())
    }

    private mutating func handle(_ reply: TerminalReply, at time: Timestamp) {
        var scheme = theme.scheme
        switch reply {
        case .foreground(let color): scheme.foreground = color
        case .background(let color): scheme.know(background: color)
        case .pixels, .attributes: break
        }
        session.take(reply, at: time)
        if scheme != theme.scheme {
            theme = theme.with(scheme)
            needsFrame = true
        }
    }

    // MARK: Signals

    private mutating func takeSignals() {
        while ending == nil {
            switch cs_signals_next() {
            case 0: return
            case SIGWINCH: resize()
            case SIGTSTP: suspend(job: false)
            case SIGCONT: resume()
            case let signal: ending = .signal(signal)
            }
        }
    }

    private mutating func resize() {
        let size = session.device.size
        decoder.grid = session.device.grid ?? decoder.grid
        guard size != frame.size else { return }
        session.screen.resize(to: size)
        frame.reset(size: size)
        handle(.resize(size), at: MonotonicClock.now())
        needsFrame = true
    }

    /// Stops until it is continued.
    private mutating func suspend(job: Bool) {
        leaveTerminal { cs_suspend(job ? 1 : 0) }
    }

    /// Gives the terminal to another program until that ends.
    private mutating func run(_ words: [[UInt8]]) {
        var problem: String?
        leaveTerminal { problem = ChildProgram.run(words) }
        react(to: program.resume(after: problem, at: MonotonicClock.now()))
    }

    /// Gives the terminal back, and takes it again when `body` has returned. The program loses the
    /// keyboard meanwhile, and with it the release of a button that is held.
    private mutating func leaveTerminal(while body: () -> Void) {
        motion.reset()
        handle(.focus(false), at: MonotonicClock.now())
        session.end()
        body()
        resume()
        handle(.focus(true), at: MonotonicClock.now())
    }

    /// Takes the terminal again, whoever had it meanwhile.
    private mutating func resume() {
        session.resume()
        title = ""
        decoder.readsPixels = false
        needsFrame = true
        resize()
    }

    // MARK: Frames

    private mutating func draw(at time: Timestamp) {
        // The frame is seen about a beat from now, and so shows what will be then.
        let seen = Timestamp(nanoseconds: time.nanoseconds + clock.interval)
        let reaction = program.advance(to: program.isAnimating ? seen : time)
        let isMoving = program.isAnimating || motion.isHeld
        theme.shading = session.pace.shading(isMoving: isMoving)
        program.draw(into: &frame, theme: theme)
        if title != program.title {
            title = program.title
            session.show(title: title)
        }
        session.show(&frame, cursor: program.cursor, at: time, isMoving: isMoving)
        clock.drew(at: time)
        needsFrame = program.isAnimating
        if reaction != .redraw { react(to: reaction) }
    }
}
