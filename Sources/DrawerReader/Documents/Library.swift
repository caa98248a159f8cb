/// What a command line asked to read: a list of documents, opened when they are needed.
public struct Library: Sendable {
    /// One document of the list.
    public struct Entry: Hashable, Sendable {
        /// Where it comes from.
        public enum Source: Hashable, Sendable {
            case file(path: String)
            case standardInput
        }

        /// Where it comes from.
        public var source: Source
        /// What to call it: the path as it was given or found.
        public var name: String

        /// The last part of the name.
        var title: String { name.split(separator: "/").last.map(String.init) ?? name }

        /// The directory in the name, without a slash at its end; empty where there is none.
        var directory: String {
            name.lastIndex(of: "/").map { $0 == name.startIndex ? "/" : String(name[..<$0]) } ?? ""
        }
    }

    /// All documents, in the order of the command line; a directory's own in natural order.
    public private(set) var entries: [Entry] = []
    /// What was wrong with each operand that gave nothing to read.
    public private(set) var problems: [ReadError] = []

    private var standardInput: [UInt8]?

    /// Looks at what the operands name: files, directories, and `-` for standard input.
    ///
    /// A bad file among others stays in the list, so that its page can say what is wrong with it.
    public init(operands: [String]) {
        for operand in operands {
            do {
                entries += try Self.entries(for: operand)
            } catch {
                problems.append(error)
                entries.append(Entry(source: .file(path: operand), name: operand))
            }
        }
    }

    /// A library of these entries.
    init(entries: [Entry]) { self.entries = entries }

    /// Reads the document of an entry; where not `anyKind`, only text will do.
    public mutating func read(
        _ entry: Entry, anyKind: Bool = false
    ) throws(ReadError) -> Document {
        guard case .file(let path) = entry.source else {
            try prepare()
            return Document(bytes: standardInput ?? [])
        }
        try Self.check(path)
        let bytes = try FileAccess.read(path)
        guard anyKind || FileAccess.looksLikeText(bytes.prefix(FileAccess.sampleSize)) else {
            throw ReadError.binary(name: path)
        }
        return Document(bytes: bytes)
    }

    /// Reads standard input, to its end, if it is among the documents.
    public mutating func prepare() throws(ReadError) {
        guard standardInput == nil, entries.contains(where: { $0.source == .standardInput }) else {
            return
        }
        standardInput = try FileAccess.readStandardInput()
    }

    /// The document at a path, which joins the list if it is a text that was not in it; nil else.
    mutating func index(of path: String) -> Int? {
        if let index = entries.firstIndex(where: { $0.source == .file(path: path) }) {
            return index
        }
        guard let found = try? Self.entries(for: path), found.count == 1 else { return nil }
        entries += found
        return entries.count - 1
    }

    /// Whether nothing at all can be read: every operand has its problem.
    public var isUseless: Bool { problems.count == entries.count }

    // MARK: Operands

    private static func entries(for operand: String) throws(ReadError) -> [Entry] {
        if operand == "-" { return [Entry(source: .standardInput, name: "standard input")] }
        if try FileAccess.kind(of: operand) == .directory { return try texts(in: operand) }
        try check(operand)
        guard
            FileAccess.looksLikeText(
                try FileAccess.read(operand, limit: FileAccess.sampleSize))
        else { throw .binary(name: operand) }
        return [Entry(source: .file(path: operand), name: operand)]
    }

    /// Refuses what is not a regular file.
    private static func check(_ path: String) throws(ReadError) {
        switch try FileAccess.kind(of: path) {
        case .file: return
        case .directory: throw .nothingToRead(directory: path)
        case .special: throw .special(name: path)
        }
    }

    /// The readable text files in a directory.
    private static func texts(in directory: String) throws(ReadError) -> [Entry] {
        let prefix = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
        let names = try FileAccess.names(in: directory).sorted(by: NaturalOrder.precedes)
        let entries = names.compactMap { name -> Entry? in
            let path = prefix + name
            guard (try? FileAccess.kind(of: path)) == .file,
                let sample = try? FileAccess.read(path, limit: FileAccess.sampleSize),
                FileAccess.looksLikeText(sample)
            else { return nil }
            return Entry(source: .file(path: path), name: path)
        }
        if entries.isEmpty { throw .nothingToRead(directory: directory) }
        return entries
    }
}
