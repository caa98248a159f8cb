import Foundation

@testable import DrawerReader

/// The system's call, out of the way of the method of the same name.
private let systemRename = rename(_:_:)

/// A directory of its own for one test.
final class Folder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "drawer-folder-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The file of this name as a document.
    func entry(_ name: String) -> Library.Entry {
        Library.Entry(file: FilePath(path + "/" + name))
    }

    /// Writes a file anew, in the place of an older one; also in a folder that is not there yet.
    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Adds to a file's end.
    func append(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    /// Gives a file another name, in the place of one that has it.
    func rename(_ name: String, to other: String) throws {
        guard systemRename(path + "/" + name, path + "/" + other) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

extension Document {
    /// All lines as text.
    var lines: [String] {
        (0..<lineCount).map { withLine($0) { String(decoding: $0, as: UTF8.self) } }
    }
}
