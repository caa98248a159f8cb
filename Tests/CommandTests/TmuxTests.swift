import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The main road once inside a real tmux, with a server of its own.
struct TmuxTests {
    private static let path = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"
    private static let isInstalled = path.split(separator: ":")
        .contains { access("\($0)/tmux", X_OK) == 0 }

    let fixture = Fixture()

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String {
        var command = fixture.command([])
        command.program = "tmux"
        command.arguments = ["-f", "/dev/null", "-S", fixture.directory + "/socket"] + arguments
        command.environment["PATH"] = Self.path
        let outcome = try Subprocess.run(command, timeout: 20)
        #expect(outcome.status == .exited(0), "tmux \(arguments): \(outcome.errorText)")
        return outcome.text
    }

    /// Asks for the screen until it holds what is looked for.
    private func waitForScreen(
        colors: Bool = false, _ isThere: (String) -> Bool
    ) throws -> Bool {
        for _ in 0..<400 {
            if isThere(try tmux("capture-pane", colors ? "-pe" : "-p")) { return true }
            usleep(50_000)  // tmux can be asked only; it does not tell
        }
        return false
    }

    @Test(.enabled(if: isInstalled, "tmux is not installed"))
    func itOpensChoosesAndLeavesInTmux() throws {
        let shell = "'\(Fixture.program)' .; echo left with $?; stty -a; exec cat"
        try tmux("new-session", "-d", "-x", "80", "-y", "24", shell)
        defer { _ = try? tmux("kill-server") }
        #expect(try waitForScreen { $0.contains("alpha line 1") && $0.hasPrefix(" ☰") })

        // By hand: press, drag, release, as tmux passes them on from a mouse.
        try tmux("send-keys", "-l", "\u{1B}[<0;5;10M")
        for x in stride(from: 8, through: 60, by: 13) {
            try tmux("send-keys", "-l", "\u{1B}[<32;\(x);10M")
        }
        try tmux("send-keys", "-l", "\u{1B}[<0;60;10m")
        #expect(try waitForScreen { $0.contains("    Contents") && $0.contains("beta.txt") })
        // tmux tells no colours of its own, so the panel is light grey on black, a little lifted.
        #expect(try waitForScreen(colors: true) { $0.contains("48;2;19;19;19m") })

        try tmux("send-keys", "Down", "Enter")
        #expect(try waitForScreen { $0.hasPrefix(" ☰  beta.txt") && $0.contains("beta line 5") })

        try tmux("resize-window", "-x", "60", "-y", "15")
        try tmux("send-keys", "Right")
        #expect(try waitForScreen { $0.contains("    Contents") })
        try tmux("send-keys", "Left")
        #expect(try waitForScreen { $0.hasPrefix(" ☰  beta.txt") })
        try tmux("send-keys", "Right")
        #expect(try waitForScreen { $0.contains("    Contents") })
        try tmux("send-keys", "Escape")
        #expect(try waitForScreen { $0.hasPrefix(" ☰  beta.txt") })

        try tmux("send-keys", "q")
        #expect(try waitForScreen { $0.contains("left with 0") && !$0.contains("beta line") })
        #expect(try waitForScreen { $0.contains(" icanon") && $0.contains(" echo ") })
        let modes = "#{alternate_on}#{mouse_any_flag}#{cursor_flag}"
        #expect(try tmux("display-message", "-p", modes) == "001\n")
    }
}
