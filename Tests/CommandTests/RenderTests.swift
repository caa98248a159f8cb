import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Frames that are drawn without a terminal.
struct RenderTests {
    let fixture = Fixture()

    private func run(_ arguments: [String]) throws -> Subprocess.Outcome {
        try Subprocess.run(fixture.command(arguments, environment: ["TERM": "dumb"]), timeout: 20)
    }

    @Test func aFileAsPlainText() throws {
        let outcome = try run(["--render", "40x6", "alpha.txt"])
        #expect(outcome.status == .exited(0) && outcome.errors == [])
        let rows = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 7 && rows[0].contains("alpha.txt"))
        #expect(rows[1].contains("alpha line 1"))
    }

    @Test(arguments: [("0", 0), ("0.25", 10), ("0.5", 20), ("0.8125", 32), ("1", 40)])
    func theDrawerIsHeldWhereItIsWanted(progress: String, columns: Int) throws {
        let outcome = try run([
            "--render", "50x8", "--progress", progress, "--width", "40", "alpha.txt", "beta.txt",
        ])
        let rows = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        // The text begins in column 2, and the panel's heading in its column 4 of 40.
        let text = "  alpha line 3".dropFirst(columns)
        #expect(rows[3].dropFirst(columns).hasPrefix(text))
        #expect(rows[0].hasPrefix("    Contents") == (columns == 40))
    }

    @Test func colouredTextHoldsNothingButStyles() throws {
        let outcome = try run([
            "--render", "60x12", "--progress", "0.4", "--format", "ansi", "alpha.txt",
        ])
        let kinds = Set(ByteGrammar.tokens(in: Array(outcome.output)).map(\.kind))
        #expect(kinds.contains("CSI m"))
        #expect(kinds.allSatisfy { $0 == "CSI m" || !$0.hasPrefix("CSI") && !$0.hasPrefix("OSC") })
    }

    @Test(arguments: [
        "progressMenu", "interactiveReveal", "slideDown", "basicDrawer", "sidePanels",
    ])
    func eachGalleryProgramAsPicture(preset: String) throws {
        let outcome = try run([
            "--render", "40x10", "--progress", "0.5", "--format", "svg", "--gallery=\(preset)",
        ])
        #expect(outcome.status == .exited(0) && outcome.text.hasPrefix("<svg"))
        #expect(outcome.text.hasSuffix("</svg>\n"))
    }

    @Test func anAnimationHasMoreThanOneFrame() throws {
        let still = try run(["--render", "40x10", "--format", "svg", "alpha.txt"])
        let film = try run(["--render", "40x10", "--format", "svg", "--animate", "alpha.txt"])
        #expect(film.text.contains("@keyframes") && film.output.count > 2 * still.output.count)
    }

    @Test(arguments: [
        (["--progress", "1"], "--progress needs --render"),
        (["--format", "svg"], "--format needs --render"),
        (["--animate"], "--animate needs --render"),
        (["--render", "20x5", "--animate"], "--animate needs --format svg"),
        (["--render", "20"], "--render does not take '20'"),
        (["--render", "0x5"], "--render does not take '0x5'"),
        (["--render", "20x5", "--progress", "nan"], "--progress does not take 'nan'"),
        (["--render", "20x5", "--format", "png"], "--format does not take 'png'"),
        (["--gallery=tea"], "--gallery does not take 'tea'"),
    ]) func whatDoesNotGoTogetherIsSaid(arguments: [String], problem: String) throws {
        let outcome = try run(arguments + ["alpha.txt"])
        #expect(outcome.status == .exited(2) && outcome.output == [])
        let errors = String(decoding: outcome.errors, as: UTF8.self)
        #expect(errors.contains(problem) && errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func unreadableFilesAreSaid() throws {
        let outcome = try run(["--render", "20x5", "missing.txt"])
        #expect(outcome.status == .exited(1) && outcome.output == [])
    }

    @Test func sourceIsShownAsItIsWritten() throws {
        let markdown = Fixture(["a.md": "# Title\n\n*word*\n"])
        for (options, line) in [([], "  Title"), (["--source"], "  # Title")] {
            let command = markdown.command(
                ["--render", "40x8"] + options + ["a.md"], environment: ["TERM": "dumb"])
            let text = try Subprocess.run(command, timeout: 20).text
            #expect(text.split(separator: "\n").dropFirst().first == Substring(line))
        }
    }
}
