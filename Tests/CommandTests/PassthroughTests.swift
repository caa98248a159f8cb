import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where its output is no terminal, the files pass through as through `cat`.
struct PassthroughTests {
    let fixture = Fixture()
    private static let bytes: [UInt8] =
        [0, 255, 27, 91, 51, 49, 109] + Array("text\r\nno end".utf8)

    private func run(
        _ arguments: [String], input: [UInt8] = [], output: StandardStream = .terminal
    ) throws -> Subprocess.Outcome {
        try Subprocess.run(
            fixture.command(arguments, environment: ["TERM": "dumb"], output: output),
            input: input, timeout: 20)
    }

    @Test func bytesStayAsTheyAre() throws {
        fixture.write(Self.bytes, to: "binary")
        fixture.write([], to: "empty.txt")
        let outcome = try run(["binary", "empty.txt", "beta.txt"])
        #expect(outcome.status == .exited(0) && outcome.errors == [])
        #expect(outcome.output == Self.bytes + Array(Fixture.lines("beta", 5).utf8))
    }

    @Test(arguments: [["-"], [], ["--", "-"]]) func standardInputPasses(operands: [String]) throws {
        let large = Array(repeating: Self.bytes, count: 20_000).flatMap { $0 }
        let outcome = try run(operands, input: large)
        #expect(outcome.status == .exited(0) && outcome.output == large && outcome.errors == [])
    }

    @Test func aDirectoryIsItsTextsInNaturalOrder() throws {
        let numbered = Fixture(["n10.txt": "ten\n", "n9.txt": "nine\n", "data": "\0"])
        let outcome = try Subprocess.run(numbered.command(["."]), timeout: 20)
        #expect(outcome.status == .exited(0) && outcome.text == "nine\nten\n")
    }

    @Test func aMissingFileIsToldAndTheOthersPass() throws {
        let outcome = try run(["missing", "beta.txt", "/dev/null"])
        #expect(outcome.status == .exited(1) && outcome.text == Fixture.lines("beta", 5))
        let lines = outcome.errorText.split(separator: "\n")
        #expect(lines.count == 2 && lines[0] == "drawer: missing: no such file or directory")
        #expect(lines[1].hasPrefix("drawer: /dev/null: is not a regular file"))
    }

    /// Piece by piece: the first is there before the last has been written.
    @Test func itPassesAsItComes() throws {
        let (input, output) = (try TestPipe(), try TestPipe())
        let terminal = try PseudoTerminal(
            fixture.command(
                [], input: .descriptor(input.readEnd), output: .descriptor(output.writeEnd)))
        input.closeReadEnd()
        output.closeWriteEnd()
        input.write(Array("first\n".utf8))
        #expect(output.read(count: 6) == Array("first\n".utf8))
        input.write(Array("second\n".utf8))
        input.closeWriteEnd()
        #expect(output.readToEnd() == Array("second\n".utf8))
        #expect(terminal.ending == .exited(0))
    }

    @Test(.enabled(if: access("/usr/bin/gzip", X_OK) == 0, "there is no gzip"))
    func compressedFilesAreDecompressed() throws {
        var command = Command("/usr/bin/gzip", ["-k", "beta.txt"], directory: fixture.directory)
        command.environment["PATH"] = "/usr/bin:/bin"
        #expect(try Subprocess.run(command).status == .exited(0))
        let text = Fixture.lines("beta", 5)
        #expect(try run(["beta.txt.gz"]).text == text)
        let whole = fixture.read("beta.txt.gz")
        #expect(try run([], input: whole).text == text)
        let cut = try run([], input: Array(whole.dropLast(9)))
        #expect(cut.status == .exited(1) && text.hasPrefix(cut.text))
        let line = "drawer: standard input: its gzip data end too early"
        #expect(cut.errorText.hasPrefix(line) && cut.errorText.count { $0 == "\n" } == 1)
    }

    /// After `--` all words are files.
    @Test func aFileMayLookLikeAStart() throws {
        fixture.write("text\n", to: "+3")
        #expect(
            try run(["+2", "beta.txt", "--", "+3"]).text == Fixture.lines("beta", 5) + "text\n")
    }

    /// As `drawer FILE | head -1` does: the end is quiet.
    @Test func aReaderThatLeavesEndsItQuietly() throws {
        fixture.write(Fixture.lines("long", 100_000), to: "long.txt")
        let pipe = try TestPipe()
        let command = fixture.command(["long.txt"], output: .descriptor(pipe.writeEnd))
        pipe.closeReadEnd()
        let outcome = try Subprocess.run(command, timeout: 20)
        #expect(outcome.status == .signalled(SIGPIPE) || outcome.status == .exited(1))
        #expect(outcome.errors == [] && !outcome.timedOut)
    }

    @Test(.enabled(if: access("/dev/full", F_OK) == 0, "only Linux has a device that is full"))
    func aFullDiskIsTold() throws {
        let outcome = try run(["beta.txt"], output: .file("/dev/full"))
        #expect(outcome.status == .exited(1))
        #expect(outcome.errorText == "drawer: cannot write: No space left on device\n")
    }
}
