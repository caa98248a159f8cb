internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What another program prints, which is run without a shell, without input and without a say.
enum CommandOutput {
    #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static var noActions: FileActions { nil }
        private static var noAttributes: Attributes { nil }
    #else
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static var noActions: FileActions { FileActions() }
        private static var noAttributes: Attributes { Attributes() }
    #endif

    /// The standard output of the program that the first word names; the others are its arguments.
    ///
    /// Nil where it cannot be started or fails, prints more than `limit` bytes, or has not ended in
    /// `milliseconds`: then it is killed. It blocks for as long.
    static func read(_ words: [String], limit: Int, milliseconds: Int) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = start(words, output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        guard let process else { return nil }
        let deadline = now() + milliseconds
        let output = collect(from: ends[0], limit: limit, until: deadline)
        if output == nil { kill(process, SIGKILL) }
        return end(of: process, until: deadline) == 0 ? output : nil
    }

    /// Waits for the program, which has closed its output, and kills it when it is too late; its
    /// status.
    private static func end(of process: pid_t, until deadline: Int) -> Int32 {
        var status: Int32 = 0
        while true {
            let result = waitpid(process, &status, WNOHANG)
            if result == process { return status }
            if result < 0, errno != EINTR { return -1 }
            if now() >= deadline { kill(process, SIGKILL) }
            poll(nil, 0, 1)  // waitpid has no limit of its own
        }
    }

    private static func start(_ words: [String], output: Int32) -> pid_t? {
        var actions = noActions
        var attributes = noAttributes
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        useDefaultSignals(&attributes)
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        var arguments = words.map { strdup($0) } + [nil]
        var environment = [strdup("PATH=" + path), strdup("LC_ALL=C.UTF-8"), nil]
        defer { (arguments + environment).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawnp(
            &process, words[0], &actions, &attributes, &arguments, &environment)
        return error == 0 ? process : nil
    }

    /// The program gets neither the signals that are blocked here nor those that are ignored.
    private static func useDefaultSignals(_ attributes: inout Attributes) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    }

    /// All bytes up to the end, or nil where there are too many or it is too late.
    private static func collect(from end: Int32, limit: Int, until deadline: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
            let left = deadline - now()
            guard left > 0 else { return nil }
            guard poll(&waiting, 1, Int32(left)) > 0 else { continue }
            let count = systemRead(end, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += chunk.prefix(count) } else if errno != EINTR { return nil }
        }
        return nil
    }

    /// Milliseconds of a clock that only goes on.
    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}

private let systemRead = read(_:_:_:)
