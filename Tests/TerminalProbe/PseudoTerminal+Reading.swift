#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension PseudoTerminal {
    /// Reads until the condition holds, the program has ended and all its output is read, or
    /// `timeout` seconds have passed; whether the condition holds. It is tried after every chunk.
    @discardableResult
    public func pump(until condition: (PseudoTerminal) -> Bool, timeout: Double = 5) -> Bool {
        let deadline = Monotonic.deadline(after: timeout)
        while !condition(self) {
            let left = Monotonic.milliseconds(until: deadline)
            guard left > 0, !isFinished else { return false }
            step(milliseconds: left)
        }
        return true
    }

    /// Reads for this many seconds, or until the program has ended.
    public func pump(seconds: Double) { pump(until: { _ in false }, timeout: seconds) }

    /// Reads at the pace of a line that takes so many bytes a second, until the condition holds or
    /// `timeout` seconds have passed; whether the condition holds.
    @discardableResult
    public func pump(
        bytesPerSecond: Double, until condition: (PseudoTerminal) -> Bool, timeout: Double
    ) -> Bool {
        let start = Monotonic.now()
        let before = output.count
        while !condition(self) {
            let passed = Double(Monotonic.now() - start) / 1e9
            guard passed < timeout, !isFinished else { return false }
            let room = Int(passed * bytesPerSecond) - (output.count - before)
            if room > 0 { step(milliseconds: 2, most: room) } else { usleep(2000) }
        }
        return true
    }

    /// Reads at the pace of such a line until nothing has come for a second; whether that was within
    /// some minutes.
    @discardableResult
    public func settle(bytesPerSecond: Double) -> Bool {
        for _ in 0..<200 {
            let count = output.count
            pump(bytesPerSecond: bytesPerSecond, until: { $0.output.count > count }, timeout: 1)
            if output.count == count { return true }
            pump(bytesPerSecond: bytesPerSecond, until: { _ in false }, timeout: 0.5)
        }
        return false
    }

    /// Reads until the screen shows a text in one row; whether it does.
    @discardableResult
    public func waitForText(_ text: String, timeout: Double = 5) -> Bool {
        pump(until: { $0.emulator.find(text) != nil }, timeout: timeout)
    }

    /// Reads until nothing came for `quiet` seconds; whether that was before the timeout.
    @discardableResult
    public func settle(quiet: Double = 0.05, timeout: Double = 5) -> Bool {
        let deadline = Monotonic.deadline(after: timeout)
        while Monotonic.milliseconds(until: deadline) > 0 {
            let count = output.count
            if !pump(until: { $0.output.count > count }, timeout: quiet) { return true }
        }
        return false
    }

    /// Reads until the program has ended and all its output is read; nil if it has not by then.
    public func waitForExit(timeout: Double = 5) -> ExitStatus? {
        pump(until: { $0.isFinished }, timeout: timeout)
        return isFinished ? exitStatus : nil
    }

    /// Reads until the program is stopped by a signal; its number, or nil if it is not.
    public func waitForStop(timeout: Double = 5) -> Int32? {
        pump(until: { $0.stopSignal != nil }, timeout: timeout)
        return stopSignal
    }

    private var stopSignal: Int32? {
        if case .stopped(let number) = state { number } else { nil }
    }

    /// One wait and one read, of `most` bytes.
    func step(milliseconds: Int32, most: Int = .max) {
        waitForActivity(
            reading: [holder.descriptor] + (master.map { [$0.number] } ?? []),
            milliseconds: milliseconds)
        holder.update()
        if exitStatus != nil { return readRest() }
        var ended = false
        if let bytes = master?.readChunk(most: most, ended: &ended) { take(bytes) }
        if ended { master = nil }
    }

    private func take(_ bytes: [UInt8]) {
        chunks.append(OutputChunk(time: Monotonic.now(), bytes: bytes))
        output += bytes
        emulator.feed(bytes)
        for token in grammar.feed(bytes) {
            ledger.note(token)
            let reply = answers.reply(to: token, ledger)
            if !reply.isEmpty, let master { _ = master.writeSome(reply[...]) }
        }
    }

    /// Reads what the ended program left. The system hands output on in its own time, so a mark is
    /// written behind it, and read up to.
    private func readRest() {
        let mark = Array("\u{1b}_end of the program's output\u{1b}\\".utf8)
        let deadline = Monotonic.deadline(after: 1)
        var unwritten = mark[...]
        var rest: [UInt8] = []
        var ended = false
        while let master, !ended, !rest.hasSuffix(mark) {
            let left = Monotonic.milliseconds(until: deadline)
            if left == 0 { break }
            unwritten = unwritten.dropFirst(slave.writeSome(unwritten) ?? 0)
            waitForActivity(reading: [master.number], milliseconds: min(left, 20))
            rest += master.readChunk(ended: &ended) ?? []
        }
        if rest.hasSuffix(mark) { rest.removeLast(mark.count) }
        if !rest.isEmpty { take(rest) }
        for token in grammar.finish() { ledger.note(token) }
        isFinished = true
    }
}

extension Array<UInt8> {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count) == end[...] }
}
