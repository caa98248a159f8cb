import Foundation
import Testing

/// What `docs/embedding.md` quotes is in files that are built and run.
struct EmbeddingTests {
    private static let sources = [
        "Examples/Package.swift", "Examples/Sources/sketch/main.swift",
        "Examples/Sources/haiku/main.swift", "Examples/Sources/tide/main.swift",
        "Examples/Sources/life/main.swift", "Examples/Sources/bare/main.swift",
        "Tests/DrawerCanvasTests/Host/HeadlessTests.swift",
    ]

    /// The lines of a file without the blanks around each.
    private func lines(_ file: String) throws -> [String] {
        try String(contentsOfFile: "\(Example.repository)/\(file)", encoding: .utf8)
            .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func quotedCodeIsCodeThatRuns() throws {
        let sources = try Self.sources.map(lines)
        let quotes = try lines("docs/embedding.md").split { $0 == "```" }
            .compactMap { part in
                part.firstIndex(of: "```swift").map { Array(part[($0 + 1)...]) }
            }
        #expect(!quotes.isEmpty)
        for quote in quotes {
            #expect(sources.contains { $0.contains(quote) }, "\(quote.joined(separator: "\n"))")
        }
    }
}
