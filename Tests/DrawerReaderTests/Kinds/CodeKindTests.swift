import Foundation
import Testing

@testable import DrawerReader

struct CodeKindTests {
    private func answer(_ lines: String...) -> [String] {
        written(Ctags.outline(Array(lines.joined(separator: "\n").utf8), lineCount: 100))
    }

    @Test func whatIsDeclaredIsNested() {
        let contents = answer(
            #"{"name": "f", "line": 3, "kind": "member", "scope": "A", "language": "Python"}"#,
            #"{"name": "A", "line": 1, "kind": "class", "language": "Python"}"#,
            #"{"name": "x", "line": 2, "kind": "variable", "scope": "A", "language": "Python"}"#,
            #"{"name": "g", "line": 4, "kind": "function", "scope": "A.f", "language": "Python"}"#,
            #"{"name": "h", "line": 6, "kind": "function", "language": "Python"}"#,
            #"{"name": "B", "line": 8, "kind": "namespace", "language": "C++"}"#,
            #"{"name": "m", "line": 9, "kind": "function", "scope": "B::C", "language": "C++"}"#,
            #"{"name": "operator \"\"", "line": 101, "kind": "function", "language": "C++"}"#,
            #"{"name": "broken", "line": 10"#, "text", "")
        #expect(
            contents == [
                "A [class]: 1", "  f [member]: 3", "    g [function]: 4", "h [function]: 6",
                "B [namespace]: 8", "B::C::m [function]: 9",
            ])
    }

    @Test(arguments: [
        ("a.c", "", true), ("A.PY", "", true), ("Makefile", "", true),
        ("script", "#!/bin/sh\n", true),
        ("standard input", "int main", false), ("a.txt", "", false), ("c", "", false),
    ]) func namesAndTheFirstBytesTell(name: String, text: String, isCode: Bool) {
        #expect(CodeKind.recognizes(text, name: name) == isCode)
    }

    /// A file whose name looks like an option is read as a file.
    @Test func filesOnDiskAreRead() throws {
        let isInstalled = Machine.output("ctags", "--version").map {
            String(decoding: $0.bytes, as: UTF8.self).contains("Universal")
        }
        guard isInstalled == true else { return }
        let folder = NSTemporaryDirectory() + "drawer-code-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = "struct point {\n    int x;\n};\n\nint main(void)\n{\n    return 0;\n}\n"
        try text.write(toFile: folder + "/--help.c", atomically: true, encoding: .utf8)
        let contents = CodeKind.contents(text, name: folder + "/--help.c")
        #expect(contents == ["point [struct]: 1", "main [function]: 5"])
        #expect(CodeKind.contents(text, name: folder + "/none.c").isEmpty)
        #expect(CodeKind.contents(text, name: folder).isEmpty)
        #expect(Ctags.command(for: "--help.c").last == "./--help.c")
    }
}

struct CommandOutputTests {
    @Test func whatAProgramPrintsIsRead() {
        let words = ["printf", "%s|%s", "$HOME;`id`", "-n"]
        let output = CommandOutput.read(words, limit: 100, milliseconds: 10_000)
        #expect(output == Array("$HOME;`id`|-n".utf8))
        #expect(CommandOutput.read(["cat"], limit: 100, milliseconds: 10_000) == [])
    }

    @Test func whatFailsGivesNothing() {
        #expect(CommandOutput.read(["no such program"], limit: 100, milliseconds: 10_000) == nil)
        #expect(CommandOutput.read(["false"], limit: 100, milliseconds: 10_000) == nil)
    }

    /// A program that goes on for ever is ended, whether it prints, is silent, or only seems done.
    @Test(arguments: [["yes"], ["sleep", "1000"], ["sh", "-c", "exec >&-; exec sleep 1000"]])
    func itStops(words: [String]) {
        let start = ContinuousClock.now
        #expect(CommandOutput.read(words, limit: 100_000, milliseconds: 100) == nil)
        #expect(ContinuousClock.now - start < .seconds(30))
    }
}
