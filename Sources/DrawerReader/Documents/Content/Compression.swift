/// How a content may be compressed; told by its first bytes, whatever its name is.
enum Compression: CaseIterable {
    case gzip, xz, zstandard

    /// The first bytes of all that is compressed this way.
    var magic: [UInt8] {
        switch self {
        case .gzip: [0x1F, 0x8B, 0x08]
        case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
        case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
        }
    }

    /// What names of such files end with.
    var suffix: String {
        switch self {
        case .gzip: ".gz"
        case .xz: ".xz"
        case .zstandard: ".zst"
        }
    }

    /// What to call it.
    var name: String {
        switch self {
        case .gzip: "gzip"
        case .xz: "xz"
        case .zstandard: "zstd"
        }
    }

    /// A decompressor at the start of its input.
    func makeDecompressor() -> any Decompressor {
        switch self {
        case .gzip: GzipDecompressor()
        case .xz: XzDecompressor()
        case .zstandard: ZstandardDecompressor()
        }
    }

    /// The compression of a content that begins with `head`; nil for none.
    static func recognize(_ head: some Sequence<UInt8>) -> Compression? {
        allCases.first { head.starts(with: $0.magic) }
    }

    /// Whether more than `head` is needed to tell.
    static func mayBegin(_ head: some Collection<UInt8>) -> Bool {
        allCases.contains { head.count < $0.magic.count && $0.magic.starts(with: head) }
    }

    /// A name without what says that the file is compressed, so that the rest tells its kind.
    static func plainName(_ name: String) -> String {
        let suffix = allCases.map(\.suffix).first { name.hasSuffix($0) }
        return String(name.dropLast(suffix?.count ?? 0))
    }
}
