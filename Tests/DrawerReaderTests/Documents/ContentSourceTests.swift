import Testing

@testable import DrawerReader

/// Compressed contents, told by their first bytes.
struct ContentSourceTests {
    private static let text = Array((1...60_000).map { "line \($0)\n" }.joined().utf8)

    /// All that can be read of a file with these bytes, and what ended it.
    private func read(_ bytes: [UInt8]) throws -> (content: [UInt8], error: ReadError?) {
        let folder = try Folder()
        try folder.write(bytes, to: "file")
        var content: [UInt8] = []
        do throws(ReadError) {
            try Library.read(folder.entry("file")) {
                content += $0
                return true
            }
        } catch {
            return (content, error)
        }
        return (content, nil)
    }

    @Test(arguments: Compression.allCases) func itIsDecompressed(compression: Compression) throws {
        for text in [Self.text, [], [10]] {
            let result = try read(compression.compressed(text))
            #expect(result.content == text && result.error == nil)
        }
    }

    @Test(arguments: Compression.allCases) func oneAfterTheOtherIsOneText(
        compression: Compression
    ) throws {
        let parts = compression.compressed(Self.text) + compression.compressed([65, 10])
        let result = try read(parts)
        #expect(result.content == Self.text + [65, 10] && result.error == nil)
    }

    @Test(arguments: Compression.allCases) func whatIsCutShortIsReadAsFarAsItGoes(
        compression: Compression
    ) throws {
        let whole = compression.compressed(Self.text)
        for length in [7, whole.count / 2, whole.count - 1] {
            let result = try read(Array(whole[..<length]))
            guard case .cutShort(_, compression.name) = result.error else {
                Issue.record("\(length) of \(whole.count): \(String(describing: result.error))")
                continue
            }
            #expect(result.content == Array(Self.text.prefix(result.content.count)))
        }
    }

    @Test(arguments: Compression.allCases) func whatIsDamagedSaysSo(
        compression: Compression
    ) throws {
        var damaged = compression.compressed(Self.text)
        for index in damaged.count / 2..<damaged.count / 2 + 64 { damaged[index] ^= 0xA5 }
        let result = try read(damaged)
        #expect(result.error != nil && result.content.count <= Self.text.count + (1 << 18))
    }

    /// gzip leaves alone what is not its own at the end, such as the zeros of a tape.
    @Test func whatFollowsAGzipMemberIsLeftAlone() throws {
        let result = try read(Compression.gzip.compressed(Self.text) + [0, 0, 0])
        #expect(result.content == Self.text && result.error == nil)
    }

    /// The first bytes of a magic number alone are text like any other.
    @Test(arguments: Compression.allCases) func aBeginningAloneIsPlain(
        compression: Compression
    ) throws {
        for length in 1..<compression.magic.count {
            let bytes = Array(compression.magic[..<length])
            #expect(try read(bytes).content == bytes)
        }
    }

    @Test func namesWithoutTheirSuffixTellTheKind() {
        #expect(Compression.plainName("a/README.md.gz") == "a/README.md")
        #expect(Compression.plainName("x.log.zst") == "x.log" && Compression.plainName("b") == "b")
    }
}
