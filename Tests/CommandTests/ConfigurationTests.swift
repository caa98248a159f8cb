import DrawerCanvas
import DrawerModel
import DrawerReader
import DrawerTerminal
import TerminalProbe
import Testing

@testable import drawer

/// The configuration, `$DRAWER` and the command line: who has the last word, and what is wrong where.
struct ConfigurationTests {
    private func options(
        _ text: String, _ variable: String = "", _ arguments: [String] = []
    ) throws -> Options {
        let home = Home()
        home.write(text, to: "config/drawer/config")
        let environment = home.environment.merging(["DRAWER": variable]) { $1 }
        return try Options(OptionParser.parse(arguments)) { environment[$0] }
    }

    private func problem(_ text: String) -> String? {
        do {
            var options = Options()
            try Configuration(Array(text.utf8), name: "f").apply(to: &options)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func optionsKeysAndColours() throws {
        let options = try options(
            """
            # a comment, and a blank line

            theme = dark
              width=70%\r
            no-mouse = yes
            rtl = no
            key.quit = x  Ctrl-X
            color.title.background = #203040
            color.text-code.foreground = #aBcDeF
            """)
        #expect(options.terminal.scheme?.isDark == true && options.drawer.size == .percent(70))
        #expect(!options.terminal.usesMouse && options.direction == .leftToRight)
        var keys = KeyMap()
        try keys.set(["x", "Ctrl-X"], forCommand: "quit")
        #expect(options.keys == keys && keys != KeyMap())
        let theme = Theme(.dark, colors: options.terminal.colors)
        #expect(theme.title.background == Color(rgb: 0x203040))
        #expect(theme.titleDetail.background == Color(rgb: 0x203040))
        #expect(theme.style(for: TextInk(.code)).foreground == Color(rgb: 0xABCDEF))
    }

    @Test func theCommandLineHasTheLastWord() throws {
        let text = "width = 10\nfps = 30\nmotion = none\n"
        #expect(try options(text).drawer.size == .cells(10))
        #expect(try options(text, "--width 20").drawer.size == .cells(20))
        #expect(try options(text, "--width 20", ["--width", "30"]).drawer.size == .cells(30))
        #expect(try options(text, "--fps=60").terminal.frameRate == 60)
        #expect(try options(text, "--no-config").terminal.frameRate == 60)
        #expect(try options(text, "", ["--no-config"]).drawer.motion == .full)
        #expect(try options(text, "--theme 'dark' -f").follows)
    }

    @Test(arguments: [
        ("theme = bright", "f:1:9: theme does not take 'bright'; it takes auto, dark or light"),
        ("\n  themes = dark", "f:2:3: 'themes' is no setting; there are long options"),
        ("help = yes", "f:1:1: 'help' is for the command line only"),
        ("no-mouse = maybe", "f:1:12: no-mouse does not take 'maybe'; it takes yes or no"),
        ("theme dark", "f:1:11: a = is missing"), (" = dark", "f:1:2: a name is missing"),
        ("width =", "f:1:8: width does not take ''; it takes 1% to 100%"),
        ("key.leave = q", "f:1:1: 'leave' is no command; there are drawer, back"),
        ("key.quit = q  foo", "f:1:15: 'foo' is no key"),
        ("key.quit = q Left", "f:1:14: Left is taken"), ("key.quit = 5", "f:1:12: 5 is taken"),
        ("color.title = #000000", "f:1:1: a colour is color.PART.foreground"),
        ("color.titel.background = #000000", "f:1:1: 'titel' has no colours; there are title"),
        ("color.title.background = red", "f:1:26: 'red' is no colour"),
        ("color.title.background = #12345g", "f:1:26: '#12345g' is no colour"),
        ("a漢 字 = 1\n", "f:1:1: 'a漢 字' is no setting"),
    ]) func whatIsWrongIsToldWithItsPlace(text: String, problem: String) {
        #expect(self.problem(text)?.hasPrefix(problem) == true, "\(self.problem(text) ?? "none")")
    }

    @Test(arguments: [
        ("--nonsense", "DRAWER: unknown option '--nonsense'; try 'drawer --help'"),
        ("--theme bright", "DRAWER: --theme does not take 'bright'"),
        ("file", "DRAWER: 'file' is no option"), ("+12", "DRAWER: it takes no place"),
        ("--theme 'dark", "DRAWER: a quote is not closed"),
    ]) func theVariableIsNamed(value: String, problem: String) {
        let error = #expect(throws: UsageError.self) { try options("", value) }
        #expect(error?.description.hasPrefix(problem) == true)
    }

    /// Whatever is in the file, there is one answer, and it is one line.
    @Test(arguments: 0..<200) func anyBytesAreRead(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let pieces = [
            "theme", "key.", "quit", "color.", ".title", ".background", " = ", "=", "#203040", "\n",
            "\r", "\t", "dark", "q", "Ctrl-", "^", "\0", "é", "\u{1B}[m",
        ].map { Array($0.utf8) }
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0..<40, using: &random) {
            bytes += pieces.randomElement(using: &random) ?? []
            if seed % 2 == 0 { bytes.append(.random(in: 0...255, using: &random)) }
        }
        var options = Options()
        do {
            try Configuration(bytes, name: "f").apply(to: &options)
        } catch {
            #expect(error.description.hasPrefix("f:"), "\(bytes)")
            #expect(!error.description.contains("\n"), "\(bytes)")
        }
    }

    // MARK: The command

    private let fixture = Fixture()
    private let home = Home()

    @Test func aBrokenFileIsTold() throws {
        home.write("# colours\ncolor.title.background = red\n", to: "config/drawer/config")
        let outcome = try Subprocess.run(
            fixture.command(["alpha.txt"], environment: home.environment), timeout: 20)
        #expect(outcome.status == .exited(2) && outcome.output == [])
        #expect(
            outcome.errorText.hasSuffix(
                "/config/drawer/config:2:26: 'red' is no colour; colours are #RRGGBB, as in #203040\n"
            ))
        for arguments in [["--no-config", "alpha.txt"], ["--version"], ["--help"]] {
            let outcome = try Subprocess.run(
                fixture.command(arguments, environment: home.environment), timeout: 20)
            #expect(outcome.status == .exited(0), "\(arguments)")
        }
    }

    @Test func keysAndColoursTakeEffect() throws {
        home.write(
            "key.quit = x\ncolor.title.background = #203040\n", to: "config/drawer/config")
        let terminal = try fixture.start(
            ["alpha.txt"], environment: Fixture.colors.merging(home.environment) { $1 })
        #expect(terminal.background(0, 0) == RGB(red: 0x20, green: 0x30, blue: 0x40))
        terminal.send("q")
        terminal.send("x")
        #expect(terminal.ending == .exited(0))
    }
}
