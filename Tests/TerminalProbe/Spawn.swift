import CVTerm

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts a command with default signals. With a terminal, its holder; without one the command
/// itself, as leader of a session. Streams that are nil are the terminal.
func spawn(
    _ command: Command, terminal: String? = nil, streams: [Descriptor?], report: Descriptor? = nil
) throws(ProbeError) -> pid_t {
    let strings = [terminal, command.path, command.directory].map { $0.flatMap { strdup($0) } }
    defer { strings.forEach { free($0) } }
    let process = command.withVectors { arguments, environment in
        var launch = probe_launch()
        launch.terminal = strings[0].map { UnsafePointer($0) }
        launch.path = strings[1].map { UnsafePointer($0) }
        launch.directory = strings[2].map { UnsafePointer($0) }
        launch.arguments = UnsafePointer(arguments)
        launch.environment = UnsafePointer(environment)
        let numbers = streams.map { $0?.number ?? -1 }
        launch.standard = (numbers[0], numbers[1], numbers[2])
        launch.report = report?.number ?? -1
        return withExtendedLifetime((streams, report)) { probe_start(&launch) }
    }
    guard process > 0 else { throw ProbeError("start \(command.program)") }
    return process
}

/// Waits for a process to end; its wait status.
@discardableResult
func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    system { waitpid(process, &status, 0) }
    return status
}
