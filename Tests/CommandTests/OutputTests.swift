import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is sent to the terminal, and when.
struct OutputTests {
    let fixture = Fixture()

    /// Cuts output into frames; what is outside of them must be modes and questions alone.
    private func frames(in output: some Sequence<UInt8>) -> Int {
        var isInside = false
        var frames = 0
        for token in ByteGrammar.tokens(in: Array(output)) {
            switch String(describing: token) {
            case "CSI ?2026h":
                #expect(!isInside)
                isInside = true
                frames += 1
            case "CSI ?2026l":
                #expect(isInside)
                isInside = false
            default:
                let isSilent = ["CSI ?h", "CSI ?l", "CSI c", "CSI t", "OSC 2", "OSC 10", "OSC 11"]
                    .contains(token.kind)
                #expect(isInside || isSilent, "outside: \(token)")
            }
        }
        #expect(!isInside)
        return frames
    }

    @Test func framesComeInOnePieceAndNothingBesides() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(60, 10)
        for x in [50, 40, 5] { terminal.drag(x, 10) }
        terminal.release(5, 10)
        #expect(terminal.eventually { $0.isClosed })
        for key in ["G", "g", "h", "h", "\u{1B}[B"] { terminal.send(key) }
        #expect(terminal.eventually { $0.line(1) == "alpha line 2" })
        terminal.settle(quiet: 0.1, timeout: 20)
        #expect(frames(in: terminal.output) > 10)
        try terminal.quit()
    }

    @Test func aFrameTooLargeForOneWriteIsOneAllTheSame() throws {
        let terminal = try fixture.start(columns: 300, rows: 100)
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.settle(quiet: 0.1, timeout: 20)
        #expect(frames(in: terminal.output) > 3)
    }

    /// A kernel's console has the half block at most; there the edge moves by whole cells.
    @Test(arguments: [("xterm-256color", true), ("linux", false)])
    func eighthsAreForTerminalsThatHaveThem(term: String, has: Bool) throws {
        let terminal = try PseudoTerminal(
            fixture.command(["--animator", "linear:1", "."], environment: ["TERM": term]))
        #expect(terminal.waitForText("alpha line 1", timeout: 20))
        terminal.send("m")
        #expect(terminal.waitForText("    Contents", timeout: 20))
        let text = String(decoding: terminal.output, as: UTF8.self)
        #expect(text.contains { "▏▎▍▋▊▉".contains($0) } == has)
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
    }

    /// Neither a byte nor a wake-up: one half second of several without any proves that.
    @Test(arguments: [(["."], false), (["."], true), (["-f", "alpha.txt"], false)])
    func idleIsIdle(arguments: [String], isOpen: Bool) throws {
        let terminal = try fixture.start(arguments)
        if isOpen {
            terminal.send("m")
            #expect(terminal.eventually { $0.isOpen })
        }
        let isQuiet = (0..<6).contains { _ in
            let before = (terminal.output.count, Self.sleeps(terminal.process))
            terminal.pump(seconds: 0.5)
            return before == (terminal.output.count, Self.sleeps(terminal.process))
        }
        #expect(isQuiet)
    }

    /// How often the threads of a process have gone to sleep by themselves; 0 where the system does
    /// not tell.
    private static func sleeps(_ process: Int32) -> Int {
        let tasks = "/proc/\(process)/task"
        guard let stream = opendir(tasks) else { return 0 }
        defer { closedir(stream) }
        var sum = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            sum += sleeps(ofThread: "\(tasks)/\(name)")
        }
        return sum
    }

    private static func sleeps(ofThread folder: String) -> Int {
        guard let file = fopen("\(folder)/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.hasPrefix("voluntary_ctxt_switches") else { continue }
            return Int(text.filter(\.isNumber)) ?? 0
        }
        return 0
    }

    /// Half a second's slide to a terminal that stops reading: frames are dropped, never queued,
    /// and the last one comes.
    @Test func aTerminalThatStopsReadingGetsTheEndOfTheSlide() throws {
        let line = String(repeating: "words ", count: 49) + "\n"
        let fixture = Fixture(["full.txt": String(repeating: line, count: 99)])
        let terminal = try fixture.start(
            ["--animator", "linear:0.8", "."], columns: 300, rows: 100)
        let before = terminal.output.count
        terminal.send("m")
        // The terminal reads nothing for longer than the slide takes; pumping would read.
        usleep(1_200_000)
        #expect(terminal.eventually { $0.isOpen })
        terminal.settle(quiet: 0.1, timeout: 20)
        #expect((2...12).contains(frames(in: terminal.output[before...])))
        try terminal.quit()
    }
}
