import TerminalProbe
import Testing

/// Content and names are data: nothing in them acts on the terminal.
struct HostileTests {
    /// All that the command and ncurses have to send in these terminals.
    static let known: Set<String> = [
        "text", "C0 0d", "C0 0a", "C0 08", "C0 0f", "CSI ?h", "CSI ?l", "CSI h", "CSI l", "CSI m",
        "CSI H", "CSI G", "CSI d", "CSI A", "CSI B", "CSI C", "CSI D", "CSI J", "CSI K", "CSI X",
        "CSI b", "CSI @", "CSI P", "CSI L", "CSI M", "CSI S", "CSI T", "CSI r", "CSI t", "CSI c",
        "ESC (B", "ESC 7", "ESC 8", "ESC =", "ESC >", "ESC M", "OSC 2", "OSC 10",
        "OSC 11",
    ]

    static let sequences = [
        "\u{1B}[31m", "\u{1B}[2J", "\u{1B}[?1049l", "\u{1B}[6n", "\u{1B}[21t", "\u{1B}[>c",
        "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;b3duZWQ=\u{7}", "\u{1B}]8;;http://x\u{1B}\\",
        "\u{1B}]11;#ff0000\u{7}", "\u{1B}P1;1|x\u{1B}\\", "\u{1B}P+q544e\u{1B}\\",
        "\u{1B}_x\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}Xx\u{1B}\\", "\u{1B}c", "\u{1B}(0",
        "\u{9B}2J", "\u{90}x\u{9C}", "\u{9D}0;owned\u{7}", "\u{85}", "\u{7F}", "\u{202E}",
        "\u{FEFF}",
    ]

    /// Whether a character of a title only shows itself.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ![.control, .format].contains(scalar.properties.generalCategory)
    }

    private func expectHarmless(_ terminal: PseudoTerminal) {
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(kinds.subtracting(Self.known) == [])
        #expect(!terminal.output.contains(7) && terminal.emulator.title != "owned")
        let commands = ByteGrammar.tokens(in: terminal.output).filter { $0.kind.hasPrefix("OSC") }
        let questions = commands.filter { $0.kind != "OSC 2" }
        #expect(questions.map(String.init(describing:)) == ["OSC 10;?", "OSC 11;?"])
        for title in commands where title.kind == "OSC 2" {
            let text = String(describing: title)
            #expect(text.hasSuffix(" - drawer") && text.unicodeScalars.allSatisfy(Self.isPlain))
        }
    }

    @Test(arguments: ["xterm-256color", "xterm-direct", "vt100", "linux"])
    func nothingInContentOrNamesActs(term: String) throws {
        let controls = (1...31).filter { $0 != 10 }.map { String(UnicodeScalar(UInt8($0))) }
        let text = (Self.sequences + controls).joined(separator: " text\n") + "\nend\n"
        let hostile = Fixture(["a.txt": text, "b\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}2J.txt": "b\n"])
        hostile.write(Array(UInt8(0x80)...0xFF) + Array(Fixture.lines("c", 200).utf8), to: "c.txt")
        let terminal = try PseudoTerminal(
            hostile.command(["--motion", "none", "."], environment: ["TERM": term]),
            size: TerminalSize(columns: 80, rows: 60))
        #expect(terminal.waitForText("text", timeout: 20))
        #expect(terminal.eventually { $0.emulator.find("end") != nil })
        for _ in 0..<2 {
            terminal.send("m")
            #expect(terminal.waitForText("Contents", timeout: 20))
            terminal.send("\u{1B}[B\r")
            #expect(terminal.eventually { $0.emulator.find("Contents") == nil })
        }
        #expect(terminal.waitForText("c line 2", timeout: 20))
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        // ncurses lays out line drawing for old terminals, and never uses it.
        #expect(terminal.ledger.stillSet.filter { $0 != "charset )0" } == [])
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        if term.hasPrefix("xterm") { expectHarmless(terminal) }
        #expect(!kinds.contains { $0.hasPrefix("C1") || $0 == "DCS" || $0 == "malformed" })
        #expect(!terminal.output.contains(7) && terminal.emulator.title != "owned")
    }

    /// A name is also in messages, on the terminal and in a log.
    @Test(arguments: sequences) func namesInMessagesAreHarmless(name: String) throws {
        let fixture = Fixture([:])
        let outcome = try Subprocess.run(fixture.command(["x\(name)y"]), timeout: 20)
        #expect(outcome.status == .exited(1))
        #expect(outcome.errorText.hasSuffix("y: no such file or directory\n"))
        let kinds = ByteGrammar.tokens(in: outcome.errors).map(\.kind)
        #expect(kinds == ["text", "C0 0a"])
        let asOption = try Subprocess.run(fixture.command(["--\(name)"]), timeout: 20)
        #expect(asOption.status == .exited(2))
        #expect(ByteGrammar.tokens(in: asOption.errors).map(\.kind) == ["text", "C0 0a"])
    }

    /// An error page shows its file's name.
    @Test(arguments: [sequences[..<12], sequences[12...]]) func namesOnErrorPagesAreHarmless(
        sequences: ArraySlice<String>
    ) throws {
        let fixture = Fixture()
        // A slash would make it a directory's name.
        let names = sequences.map { "no" + $0.filter { $0 != "/" } }
        let terminal = try fixture.start(["--motion", "none"] + names + ["beta.txt"])
        for _ in names {
            terminal.send("m")
            #expect(terminal.eventually { $0.isOpen })
            terminal.send("\u{1B}[B\r")
            #expect(terminal.eventually { $0.isClosed })
        }
        #expect(terminal.line(1) == "beta line 1")
        try terminal.quit()
        expectHarmless(terminal)
    }
}
