#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's own way to show what an address leads to.
enum Opener {
    #if os(macOS)
        private static let program = "open"
        private static let ownSession: Int16 = 0x400
    #else
        private static let program = "xdg-open"
        /// `POSIX_SPAWN_SETSID`, which glibc's header hides from Swift.
        private static let ownSession: Int16 = 0x80
    #endif

    /// Hands an address of the web, or of a mailbox, to the system's opener; others, which could
    /// start programs, are ignored. No shell sees it, nothing that the opener says reaches the
    /// terminal, and it lives on without us.
    static func open(_ address: String) {
        let small = address.lowercased()
        guard ["http://", "https://", "mailto:"].contains(where: small.hasPrefix) else { return }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, ownSession)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        _ = posix_spawnp(&process, program, &actions, &attributes, &words, environ)
    }
}
