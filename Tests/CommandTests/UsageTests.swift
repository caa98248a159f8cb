import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A wrong command line: one plain line on standard error, and a status that says what it was.
struct UsageTests {
    let fixture = Fixture()

    private func run(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Subprocess.Outcome {
        try Subprocess.run(fixture.command(arguments, environment: environment), timeout: 20)
    }

    private func expectUsage(
        _ outcome: Subprocess.Outcome, names name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            outcome.status == .exited(2) && outcome.output == [], sourceLocation: sourceLocation)
        let line = outcome.errorText
        #expect(line.hasPrefix("drawer: ") && line.hasSuffix("\n"), sourceLocation: sourceLocation)
        #expect(line.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
        #expect(line.contains(name), "\(line)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        (["--nonsense"], "--nonsense"), (["--nonsense=3"], "--nonsense=3"), (["-x"], "-x"),
        (["beta.txt", "--nonsense"], "--nonsense"), (["beta.txt", "-xh"], "-x"),
        (["-Vxh"], "-x"), (["beta.txt", "-ä"], "-ä"),
    ]) func unknownOptionsAreTold(arguments: [String], name: String) throws {
        expectUsage(try run(arguments), names: "unknown option '\(name)'")
    }

    /// After `--` all words are files.
    @Test func whatFollowsTwoDashesIsNoOption() throws {
        fixture.write("text\n", to: "--width")
        let outcome = try run(["--", "--width"])
        #expect(outcome.status == .exited(0) && outcome.text == "text\n")
    }

    @Test(arguments: [
        "--width", "--color", "--theme", "--motion", "--animator", "--fps", "--record", "--replay",
    ])
    func aMissingValueIsTold(name: String) throws {
        expectUsage(try run([name]), names: "\(name) needs a value")
        expectUsage(try run(["beta.txt", name]), names: "\(name) needs a value")
    }

    @Test(arguments: ["--help", "--version", "--no-mouse"]) func aValueTooManyIsTold(
        name: String
    ) throws {
        expectUsage(try run(["\(name)=yes"]), names: "\(name) takes no value")
    }

    @Test(arguments: [
        ("--width", ["", "0", "-1", "0%", "101%", "%", "8%0", "10001", "80 %", "eighty", "1e2"]),
        ("--color", ["", "blue", "TrueColor", "24", "-1"]),
        ("--theme", ["", "blue", "Dark"]),
        ("--motion", ["", "fast", "Full"]),
        ("--fps", ["", "0", "121", "-1", "60.5", "sixty"]),
        (
            "--animator",
            [
                "", "spring", "spring:", "spring:0", "spring:0.3,", "spring:0.3,nan",
                "spring:0.3,0", "spring:inf", "spring:0.3,1,1", "spring:0.3:1", "ease-out:-1",
                "ease-out:11", "ease-out:1,2", "linear", "linear:x", "bounce:1",
                "bezier:1,2:3", "bezier:0,0,1,1", "bezier:2,0,1,1:1", "bezier:0,nan,1,1:1",
            ]
        ),
    ]) func wrongValuesAreTold(name: String, values: [String]) throws {
        for value in values {
            let outcome = try run([name, value])
            expectUsage(outcome, names: "\(name) does not take '\(value)'")
        }
    }

    @Test(arguments: [
        ["--width", "1%"], ["--width=100%"], ["--width", "10000"], ["--color", "auto"],
        ["--theme", "light"],
        ["--fps", "120"], ["--animator", "spring:0.3,0.5"], ["--animator=linear:0.01"],
        ["--animator", "bezier:0.4,-2,0.2,3:1"], ["--mot", "reduced"],
    ]) func rightValuesAreTaken(arguments: [String]) throws {
        let outcome = try run(arguments + ["beta.txt"])
        #expect(outcome.status == .exited(0) && outcome.errors == [])
        #expect(outcome.text == Fixture.lines("beta", 5))
    }

    @Test func theEnvironmentIsCheckedToo() throws {
        let wrong = try run(["beta.txt"], environment: ["DRAWER_MOTION": "fast\u{1B}[2J"])
        expectUsage(wrong, names: "DRAWER_MOTION")
        #expect(!wrong.errors.contains(0x1B))
        let right = try run(["beta.txt"], environment: ["DRAWER_MOTION": "none", "NO_COLOR": "1"])
        #expect(right.status == .exited(0))
    }

    @Test(arguments: ["--help", "-h", "--he", "-hx"]) func helpFitsAScreen(option: String) throws {
        let outcome = try run([option])
        if option == "-hx" { return expectUsage(outcome, names: "'-x'") }
        var lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(outcome.status == .exited(0) && outcome.errors == [] && lines.removeLast() == "")
        #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
        let names = ["color", "motion", "width", "animator", "fps", "record", "replay", "version"]
        for name in names + ["no-mouse", "theme", "cursor", "plain", "rtl"] {
            #expect(outcome.text.contains(" --\(name) "))
        }
    }

    @Test(arguments: ["--version", "-V"]) func theVersionIsOneLine(option: String) throws {
        let outcome = try run([option])
        #expect(outcome.status == .exited(0) && outcome.errors == [])
        #expect(outcome.text.hasPrefix("drawer ") && outcome.text.count { $0 == "\n" } == 1)
    }
}
