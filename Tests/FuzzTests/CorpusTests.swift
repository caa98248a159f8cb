import Foundation
import Testing

/// What once found something, or leads to all there is, and is fuzzed on from.
struct CorpusTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    /// The files of a property's corpus.
    private static func files(_ property: Property) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: corpus.appendingPathComponent(property.rawValue), includingPropertiesForKeys: nil)
    }

    @Test(arguments: Property.allCases) func everyFileKeepsThePromises(property: Property) throws {
        let files = try Self.files(property)
        #expect(!files.isEmpty)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try property.check(bytes) }
        }
    }
}
