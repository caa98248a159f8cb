internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The content behind a descriptor, decompressed where it is compressed, piece by piece.
///
/// An object, since it owns the descriptor and a decompressor's state.
final class ContentSource {
    /// What a read brought.
    enum ReadResult: Equatable {
        /// So many bytes.
        case bytes(Int)
        /// None, though there may be some when more input has come.
        case nothing
        /// None: it has ended.
        case end
    }

    private enum Form {
        case unknown
        case plain
        case compressed(Compression, any Decompressor)
    }

    let name: String
    let descriptor: Int32
    private let isOwned: Bool
    private var form = Form.unknown
    /// What was read and not yet passed on.
    private var input: ArraySlice<UInt8> = []
    private var inputHasEnded = false
    /// What the decompressor said last.
    private var state = Decoded.State.more

    private static let inputSize = 1 << 16

    /// The content behind `descriptor`, which is closed with this object where that `isOwned`.
    init(_ descriptor: Int32, name: String, isOwned: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.isOwned = isOwned
    }

    /// A regular file, or a pipe where that is the `kind` that is expected. To open anything else
    /// might have an effect, so that is looked at before; what was opened in the end is looked at as
    /// well.
    convenience init(
        file path: FilePath, kind expected: FileAccess.Kind = .file
    ) throws(ReadError) {
        try Self.check(FileAccess.kind(of: path), expected, path)
        try self.init(FileAccess.open(path), name: path.text, isOwned: true)
        var status = stat()
        fstat(descriptor, &status)
        try Self.check(FileAccess.kind(status), expected, path)
    }

    private static func check(
        _ kind: FileAccess.Kind, _ expected: FileAccess.Kind, _ path: FilePath
    ) throws(ReadError) {
        if kind == expected { return }
        throw kind == .directory
            ? .nothingToRead(directory: path.text) : .special(name: path.text)
    }

    deinit { if isOwned { close(descriptor) } }

    /// Whether the content is as it comes; not known before the first bytes.
    var isPlain: Bool {
        if case .plain = form { true } else { false }
    }

    /// Whether a read does not wait for anyone.
    var isReady: Bool {
        if !input.isEmpty || inputHasEnded { return true }
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) != 0
    }

    /// Reads at most `output.count` bytes; what has been read before an error is not lost by it.
    func read(into output: UnsafeMutableRawBufferPointer) throws(ReadError) -> ReadResult {
        switch form {
        case .unknown:
            guard try recognize() else { return .nothing }
            return try read(into: output)
        case .plain: return try readPlain(into: output)
        case .compressed(let compression, let decompressor):
            return try decode(compression, decompressor, into: output)
        }
    }

    /// Looks at the first bytes, if enough of them have come. A pipe that nobody has opened to write
    /// yet reads as if it had ended; to wait for it does not.
    private func recognize() throws(ReadError) -> Bool {
        if input.isEmpty { FileAccess.waitUntilReadable(descriptor) }
        try fill(FileAccess.sampleSize)
        if Compression.mayBegin(input), !inputHasEnded { return false }
        form =
            Compression.recognize(input).map { .compressed($0, $0.makeDecompressor()) } ?? .plain
        return true
    }

    private func fill(_ count: Int) throws(ReadError) {
        let piece = try FileAccess.read(descriptor, upTo: count, name: name)
        inputHasEnded = piece.isEmpty
        input += piece
    }

    private func readPlain(
        into output: UnsafeMutableRawBufferPointer
    ) throws(ReadError) -> ReadResult {
        if !input.isEmpty {
            let count = min(input.count, output.count)
            output.copyBytes(from: input.prefix(count))
            input = input.dropFirst(count)
            return .bytes(count)
        }
        let count = FileAccess.read(descriptor, into: output)
        if count < 0 { throw FileAccess.failure(name) }
        return count == 0 ? .end : .bytes(count)
    }

    private func decode(
        _ compression: Compression, _ decompressor: any Decompressor,
        into output: UnsafeMutableRawBufferPointer
    ) throws(ReadError) -> ReadResult {
        switch state {
        case .ended: return .end
        case .corrupt: throw .corrupt(name: name, format: compression.name)
        case .more: break
        }
        if input.isEmpty, !inputHasEnded { try fill(Self.inputSize) }
        let isLast = inputHasEnded
        let decoded = input.withUnsafeBytes {
            decompressor.decode($0, into: output, isLast: isLast)
        }
        input = input.dropFirst(decoded.consumed)
        state = decoded.state
        if decoded.produced > 0 { return .bytes(decoded.produced) }
        if state == .more, isLast, decoded.consumed == 0 {
            throw .cutShort(name: name, format: compression.name)
        }
        return .nothing
    }
}
