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
    let session: TerminalSession
    private let escapeDelay: Double
    let recorder: Recorder?
    var player: Player
    var program: Main
    var decoder = InputDecoder()
    var inputs: [InputDecoder.Input] = []
    private var clock: FrameClock
    var frame: Surface
    var theme: Theme
    var needsFrame = true
    var title = ""
    var motion = MotionReports()
    var lastInput = Timestamp(nanoseconds: 0)
    var ending: Ending?

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
    var flushTime: Timestamp? {
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
