import Testing

@testable import DrawerReader

extension Document {
    /// A text in a temporary file.
    static func inFile(_ bytes: [UInt8]) throws -> Document {
        var text = PagedText(file: PageFile(try TemporaryFile.open()), byteCount: bytes.count)
        bytes.withUnsafeBytes { bytes in
            #expect(text.file.write(bytes, at: 0))
            text.index.append(bytes)
        }
        return Document(text)
    }
}
