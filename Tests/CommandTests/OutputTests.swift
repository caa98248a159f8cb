import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is sent to the terminal, and what is not.
struct OutputTests {
    let fixture = Fixture()

    /// All that the command and ncurses have to send in these terminals.
    static let known: Set<String> = [
        "text", "C0 0d", "C0 0a", "C0 08", "C0 0f", "CSI ?h", "CSI ?l", "CSI h", "CSI l", "CSI m",
        "CSI H", "CSI G", "CSI d", "CSI A", "CSI B", "CSI C", "CSI D", "CSI J", "CSI K", "CSI X",
        "CSI b", "CSI @", "CSI P", "CSI L", "CSI M", "CSI S", "CSI T", "CSI r", "CSI t", "CSI c",
        "ESC (B", "ESC 7", "ESC 8", "ESC =", "ESC >", "ESC M", "OSC 10", "OSC 11",
    ]

    @Test func nothingInContentOrNamesActs() throws {
        let sequences = [
            "\u{1B}[31m", "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;b3duZWQ=\u{7}",
            "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}P1;1|x\u{1B}\\", "\u{1B}_x\u{1B}\\", "\u{9B}2J",
            "\u{1B}c", "\u{90}x\u{9C}", "\u{7}", "\u{E}", "\u{8}", "\u{1B}[?1049l", "\u{1B}[6n",
        ]
        let hostile = Fixture([
            "a.txt": sequences.joined(separator: " text\n"), "b\u{1B}]0;x\u{7}\u{1B}[2J.txt": "b\n",
        ])
        let terminal = try hostile.start()
        terminal.send("m")
        _ = terminal.waitUntilOpen()
        terminal.send("\u{1B}[B\r")
        _ = terminal.waitUntilClosed()
        terminal.send("q")
        #expect(terminal.waitForExit() == .exited(0))
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(kinds.subtracting(Self.known) == [])
        #expect(!terminal.output.contains(7) && terminal.emulator.title != "owned")
        #expect(try terminal.isGivenBack())
    }

    @Test func framesComeInOnePieceAndNothingBesides() throws {
        let terminal = try fixture.start()
        let before = terminal.output.count
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        var isInside = false
        var frames = 0
        for token in ByteGrammar.tokens(in: Array(terminal.output[before...])) {
            switch String(describing: token) {
            case "CSI ?2026h":
                #expect(!isInside)
                isInside = true
                frames += 1
            case "CSI ?2026l": isInside = false
            default: #expect(isInside)
            }
        }
        #expect(frames > 5 && !isInside)
    }

    @Test func idleIsIdle() throws {
        let terminal = try fixture.start()
        let before = terminal.output.count
        let sleeps = Self.sleeps(terminal.process)
        terminal.pump(seconds: 0.5)
        #expect(terminal.output.count == before)
        #expect(Self.sleeps(terminal.process) == sleeps)
    }

    /// How often a process has gone to sleep by itself; 0 where the system does not tell.
    private static func sleeps(_ process: Int32) -> Int {
        guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            guard text.hasPrefix("voluntary_ctxt_switches") else { continue }
            return Int(text.filter(\.isNumber)) ?? 0
        }
        return 0
    }

    @Test func aTerminalThatStopsReadingGetsTheEndOfTheSlide() throws {
        let terminal = try fixture.start(columns: 200, rows: 60)
        terminal.send("m")
        usleep(700_000)
        #expect(terminal.waitUntilOpen())
        let frames = ByteGrammar.tokens(in: terminal.output)
            .count { String(describing: $0) == "CSI ?2026h" }
        #expect(frames < 60)
    }

    @Test(arguments: ["256", "16", "8", "none"]) func itShowsTheDrawerInFewerColours(
        depth: String
    ) throws {
        let terminal = try fixture.start(
            ["--color", depth, "."], environment: ["TERM": "xterm-256color"])
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        let cell = terminal.emulator.cell(column: 10, row: 4)
        #expect(depth == "none" ? cell?.reverse == true : cell?.background != nil)
    }
}
