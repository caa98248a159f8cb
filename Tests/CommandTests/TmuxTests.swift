import TerminalProbe
import Testing

/// The main road once inside a real tmux, with a server of its own.
struct TmuxTests {
    let fixture = Fixture()

    private func tmux(_ arguments: [String]) throws -> String {
        let socket = fixture.directory + "/socket"
        let command = fixture.command([])
        return try Subprocess.run(
            Command(
                "tmux", ["-f", "/dev/null", "-S", socket] + arguments,
                environment: command.environment, directory: fixture.directory)
        ).text
    }

    /// Asks for the screen until it holds what is looked for.
    private func waitForScreen(_ isThere: (String) -> Bool) throws -> Bool {
        for _ in 0..<200 {
            if isThere(try tmux(["capture-pane", "-p"])) { return true }
            _ = try Subprocess.run(Command("/bin/sleep", ["0.05"]))
        }
        return false
    }

    @Test func itOpensChoosesAndLeavesInTmux() throws {
        let shell = "\(Fixture.program) .; echo left with $?; exec cat"
        _ = try tmux(["new-session", "-d", "-x", "80", "-y", "24", shell])
        defer { _ = try? tmux(["kill-server"]) }
        #expect(try waitForScreen { $0.contains("alpha line 1") && $0.hasPrefix(" ☰") })

        // By hand: press, drag, release, as tmux passes them on from a mouse.
        _ = try tmux(["send-keys", "-l", "\u{1B}[<0;5;10M"])
        for x in stride(from: 8, through: 60, by: 4) {
            _ = try tmux(["send-keys", "-l", "\u{1B}[<32;\(x);10M"])
        }
        _ = try tmux(["send-keys", "-l", "\u{1B}[<0;60;10m"])
        #expect(try waitForScreen { $0.contains("    Contents") && $0.contains("beta.txt") })

        _ = try tmux(["send-keys", "Down", "Enter"])
        #expect(try waitForScreen { $0.hasPrefix(" ☰  beta.txt") && $0.contains("beta line 5") })

        _ = try tmux(["resize-window", "-x", "60", "-y", "15"])
        _ = try tmux(["send-keys", "Right"])
        #expect(try waitForScreen { $0.contains("    Contents") })
        _ = try tmux(["send-keys", "Left"])
        #expect(try waitForScreen { $0.hasPrefix(" ☰  beta.txt") })

        _ = try tmux(["send-keys", "q"])
        #expect(try waitForScreen { $0.contains("left with 0") && !$0.contains("beta line") })
    }
}
