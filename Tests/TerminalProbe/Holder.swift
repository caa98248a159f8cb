import CVTerm

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process that leads a terminal's session, and through it the program (see `holder.h`).
final class Holder {
    private let process: pid_t
    private let reports: Descriptor
    let program: pid_t
    private(set) var state = ProcessState.running

    var descriptor: Int32 { reports.number }

    init(_ command: Command, terminal: String) throws(ProbeError) {
        let pipe = try Descriptor.pipe()
        let report = try pipe.writer.copy()
        let streams = [
            try command.input.open(writing: false), try command.output.open(writing: true),
            try command.errors.open(writing: true),
        ]
        process = try spawn(
            command, terminal: terminal, streams: streams, report: report)
        let first = pipe.reader.readReport()
        guard let first, Int(first.kind) == PROBE_STARTED else {
            wait(for: process)
            throw ProbeError("start \(command.program)", code: first?.value ?? ECHILD)
        }
        program = first.value
        reports = pipe.reader
        reports.setNonBlocking()
    }

    deinit { wait(for: process) }

    /// Kills the program if it is still there, and lets the session end.
    func end() { kill(process, SIGTERM) }

    /// Takes what the holder has reported.
    func update() {
        while let report = reports.readReport() {
            switch Int(report.kind) {
            case PROBE_EXITED: state = .ended(.exited(report.value))
            case PROBE_SIGNALLED: state = .ended(.signalled(report.value))
            case PROBE_STOPPED: state = .stopped(report.value)
            default: state = .running
            }
        }
    }
}

extension Descriptor {
    fileprivate func readReport() -> probe_report? {
        var report = probe_report()
        let size = MemoryLayout<probe_report>.size
        return system { read(number, &report, size) } == size ? report : nil
    }
}
