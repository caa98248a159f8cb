import CVTerm

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension PseudoTerminal {
    /// Types these bytes, reading meanwhile; whether the terminal took them within `timeout`.
    @discardableResult
    public func send(_ bytes: [UInt8], timeout: Double = 5) -> Bool {
        let deadline = Monotonic.deadline(after: timeout)
        var rest = bytes[...]
        while let master {
            guard let count = master.writeSome(rest) else { return false }
            rest = rest.dropFirst(count)
            if rest.isEmpty { return true }
            if isFinished || Monotonic.milliseconds(until: deadline) == 0 { return false }
            step(milliseconds: 5)
        }
        return false
    }

    /// Types this text.
    @discardableResult
    public func send(_ text: String, timeout: Double = 5) -> Bool {
        send(Array(text.utf8), timeout: timeout)
    }

    /// Changes the size; the program gets SIGWINCH if it differs. Throws what the system answered.
    public func resize(_ size: TerminalSize) throws(ProbeError) {
        try setSize(slave.number, size)
        emulator.resize(columns: size.columns, rows: size.rows)
        ledger.rows = size.rows
    }

    /// Changes the size in cells, leaving no size in pixels.
    public func resize(columns: Int, rows: Int) throws(ProbeError) {
        try resize(TerminalSize(columns: columns, rows: rows))
    }

    /// Sends the program a signal; nothing once it has ended.
    public func signal(_ number: Int32) {
        holder.update()
        if exitStatus == nil { kill(process, number) }
    }

    /// Refuses the program any more memory, on Linux: what it asks for next is its end.
    public func refuseMemory() { probe_refuse_memory(process) }

    /// Takes the terminal away, as a closed window does: the program gets SIGHUP, and no more
    /// output is read.
    public func hangUp() { master = nil }

    /// What was typed, or answered, and not read by the program: what a shell would get next.
    /// Takes it off the queue, and leaves the settings as they are. Throws what the system answered.
    public func takeUnreadInput() throws(ProbeError) -> [UInt8] {
        // The kernel hands typed bytes to the line a little later, and tells no one when.
        usleep(5_000)
        let before = try readSettings(slave.number)
        var raw = before
        cfmakeraw(&raw)
        tcsetattr(slave.number, TCSANOW, &raw)
        var bytes: [UInt8] = []
        var ended = false
        while let more = slave.readChunk(ended: &ended) { bytes += more }
        var restored = before
        tcsetattr(slave.number, TCSANOW, &restored)
        return bytes
    }
}
