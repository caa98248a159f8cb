internal import DrawerCanvas
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension EventLoop {
    /// Reads once, and hands on what that was.
    mutating func takeInput() {
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

    /// Hands on what has begun like a sequence and went on as none.
    mutating func flushInput() {
        let now = MonotonicClock.now()
        guard let flushTime, now >= flushTime else { return }
        decoder.flush(into: &inputs)
        handleInputs(at: now)
    }

    mutating func handle(_ event: InputEvent, at time: Timestamp) {
        recorder?.note(event, at: time)
        if session.usesMouse, case .mouse(let report) = event {
            session.output.append(motion.follow(report))
        }
        react(to: program.handle(event, at: time))
    }

    /// Has the program take what a recording has for it up to `now`. To leave, to suspend and what
    /// reaches beyond the screen is for the person, who may go on where the recording ends.
    mutating func play(until now: Timestamp) {
        while let (event, time) = player.next(at: now) {
            recorder?.note(event, at: time)
            let reaction = program.handle(event, at: time)
            switch reaction {
            case .leave, .suspend, .interrupt, .open, .run, .copy: break
            case .none, .redraw, .repaint, .mouse: react(to: reaction)
            }
        }
    }

    /// Does what the program answers to an event.
    mutating func react(to reaction: Reaction) {
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
}
