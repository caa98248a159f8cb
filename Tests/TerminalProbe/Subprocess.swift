#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A command run without a terminal.
public enum Subprocess {
    /// What a command left behind.
    public struct Outcome: Equatable, Sendable {
        /// How it ended; after a timeout `signalled(SIGKILL)`.
        public var status: ExitStatus
        /// What it wrote to standard output, unless that was redirected.
        public var output: [UInt8]
        /// What it wrote to standard error, unless that was redirected.
        public var errors: [UInt8]
        /// Whether it had to be killed.
        public var timedOut: Bool

        /// The output as text; ill-formed UTF-8 is replaced.
        public var text: String { String(decoding: output, as: UTF8.self) }
        /// The errors as text; ill-formed UTF-8 is replaced.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// Runs a command to its end in a session without a terminal, killing it after `timeout`
    /// seconds. Streams left at `.terminal` are pipes here: `input` goes in, both outputs are
    /// collected. Throws if it cannot be started.
    public static func run(
        _ command: Command, input: [UInt8] = [], timeout: Double = 10
    ) throws(ProbeError) -> Outcome {
        _ = ignoresBrokenPipes
        let running = try RunningCommand(command, input: input)
        let deadline = Monotonic.deadline(after: timeout)
        while running.exchange(until: deadline) {}
        return running.finish(until: deadline)
    }
}

/// A command and the test's ends of its pipes.
final class RunningCommand {
    private let process: pid_t
    private var writer: Descriptor?
    private var readers: [Descriptor?]
    private var collected: [[UInt8]] = [[], []]
    private var rest: ArraySlice<UInt8>

    init(_ command: Command, input: [UInt8]) throws(ProbeError) {
        let pipes = try (Descriptor.pipe(), Descriptor.pipe(), Descriptor.pipe())
        let streams: [Descriptor] = [
            try command.input.open(writing: false, otherwise: pipes.0.reader),
            try command.output.open(writing: true, otherwise: pipes.1.writer),
            try command.errors.open(writing: true, otherwise: pipes.2.writer),
        ]
        process = try spawn(command, streams: streams)
        writer = pipes.0.writer
        readers = [pipes.1.reader, pipes.2.reader]
        rest = input[...]
        for end in [pipes.0.writer, pipes.1.reader, pipes.2.reader] { end.setNonBlocking() }
    }

    /// One round of writing and reading; whether there is more to come.
    func exchange(until deadline: UInt64) -> Bool {
        if rest.isEmpty { writer = nil }
        let left = Monotonic.milliseconds(until: deadline)
        guard left > 0, readers.contains(where: { $0 != nil }) else { return false }
        waitForActivity(
            reading: readers.compactMap { $0?.number }, writing: writer.map { [$0.number] } ?? [],
            milliseconds: left)
        if let writer { rest = writer.writeSome(rest).map { rest.dropFirst($0) } ?? [] }
        for index in readers.indices { collect(index) }
        return true
    }

    private func collect(_ index: Int) {
        var ended = false
        collected[index] += readers[index]?.readChunk(ended: &ended) ?? []
        if ended { readers[index] = nil }
    }

    /// Waits for the command, or kills it at the deadline.
    func finish(until deadline: UInt64) -> Subprocess.Outcome {
        var status: Int32 = 0
        var ended = waitpid(process, &status, WNOHANG) == process
        while !ended, Monotonic.milliseconds(until: deadline) > 0 {
            usleep(500)  // waitpid has no time limit of its own
            ended = waitpid(process, &status, WNOHANG) == process
        }
        let timedOut = !ended || readers.contains { $0 != nil }
        if timedOut { kill(-process, SIGKILL) }
        if !ended { status = wait(for: process) }
        return Subprocess.Outcome(
            status: ExitStatus(waitStatus: status), output: collected[0], errors: collected[1],
            timedOut: timedOut)
    }
}
