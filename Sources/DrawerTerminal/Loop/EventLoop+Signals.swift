internal import CSystem
internal import DrawerCanvas
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension EventLoop {
    /// Does what the signals that have come ask for.
    mutating func takeSignals() {
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
    mutating func suspend(job: Bool) {
        leaveTerminal { cs_suspend(job ? 1 : 0) }
    }

    /// Gives the terminal to another program until that ends.
    mutating func run(_ words: [[UInt8]]) {
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
}
