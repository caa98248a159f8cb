import DrawerModel
import Foundation
import Testing

@testable import DrawerReader
@testable import drawer

/// The parts of documents that are made from the tables of options and keys. `make golden` makes them
/// anew.
@Suite(.serialized) struct GeneratedDocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What stands between two lines of a document, after it was made anew where that was asked for.
    private func expect(
        _ name: String, between first: String, and last: String, is expected: String
    ) throws {
        let file = Self.root.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: first + "\n")).upperBound
        let end = try #require(text.range(of: last, range: start..<text.endIndex)).lowerBound
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try (text[..<start] + expected + text[end...]).write(
                to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start..<end] == expected, "\(name) is to be made anew: make golden")
        }
    }

    @Test func optionsInTheManualPage() throws {
        let items = Options.table.map { spec in
            let value = spec.value.map { " Ar \($0.lowercased())" } ?? ""
            let optional = spec.isValueOptional ? " Ns Op = Ns" + value : value
            let letter = spec.letter.map { "Fl \($0)\(value) , " } ?? ""
            return ".It \(letter)Fl -\(spec.name)\(optional)\n\(sentence(spec.help))\n"
        }
        try expect(
            "docs/drawer.1", between: ".\\\" begin options", and: ".\\\" end options",
            is: items.joined())
    }

    @Test func keysInTheManualPage() throws {
        let items = CommandRow.table.joined().flatMap { row in
            row.commands.isEmpty
                ? [".It \(row.others.replacing("  ", with: " , "))\n\(sentence(row.help))\n"]
                : row.commands.dropLast().map { ".It \(self.item($0))\n" }
                    + [".It \(self.item(row.commands[row.commands.count - 1]))\n"]
                    + ["\(sentence(row.help))\n"]
        }
        try expect(
            "docs/drawer.1", between: ".\\\" begin keys", and: ".\\\" end keys", is: items.joined())
    }

    /// The keys of a command for mdoc, and its name.
    private func item(_ command: (command: ReaderCommand, keys: [KeyPress])) -> String {
        let keys = command.keys.map { press in
            // What a sentence may begin or end with would not be taken for a key.
            press.name.last.map { $0.isLetter || $0.isNumber } == true
                ? press.name : "\\&\(press.name)\\&"
        }
        return "Ic \(keys.joined(separator: " , ")) Pq \(command.command.rawValue)"
    }

    /// Help as a sentence, unless it begins with what one has to type.
    private func sentence(_ help: String) -> String {
        let isProse = help.prefix { $0 != " " }.allSatisfy { $0.isLetter || $0 == "," }
        return (isProse ? help.prefix(1).uppercased() + help.dropFirst() : help)
            + (help.hasSuffix(".") ? "" : ".")
    }

    @Test func keysInTheirDocument() throws {
        let rows = CommandRow.table.joined().flatMap { row in
            row.commands.enumerated().map { index, command in
                let keys = command.keys.map { "`\($0.name)`" }.joined(separator: " ")
                return "| `\(command.command.rawValue)` | \(keys) | "
                    + (index == 0 ? row.help : "") + " |\n"
            }
        }
        try expect(
            "docs/keys.md", between: "<!-- begin keys -->", and: "<!-- end keys -->",
            is: "\n| name | keys | what they do |\n|---|---|---|\n" + rows.joined() + "\n")
    }

    /// Where mandoc is installed.
    private static let mandoc = ["/usr/bin/mandoc", "/usr/local/bin/mandoc"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
    func theManualPageIsSound() throws {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.mandoc))
        process.arguments = ["-T", "lint", "-W", "style", "docs/drawer.1"]
        process.currentDirectoryURL = Self.root
        let pipe = Pipe()
        process.standardOutput = pipe
        // It complains there of the machine's index of other pages.
        process.standardError = FileHandle.nullDevice
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // Which other pages there are is the machine's business.
        let complaints = String(decoding: said, as: UTF8.self).split(separator: "\n")
            .filter { !$0.contains("referenced manual not found") }
        #expect(complaints == [])
    }
}
