/// What a command line asked to read: a list of documents, opened when they are needed.
public struct Library: Sendable {
    /// One document of the list.
    public struct Entry: Hashable, Sendable {
        /// Where it comes from.
        public enum Source: Hashable, Sendable {
            case file(path: FilePath)
            /// A pipe with a name, such as the shell's `<(command)`.
            case pipe(path: FilePath)
            case standardInput
        }

        /// Where it comes from.
        public var source: Source
        /// What to call it: the path as it was given or found.
        public var name: String

        /// The file at `path`.
        init(file path: FilePath) {
            source = .file(path: path)
            name = path.text
        }

        /// The pipe at `path`. Those that a shell makes have but a number.
        init(pipe path: FilePath) {
            source = .pipe(path: path)
            let shells = "/dev/fd/"
            let text = path.text
            name = text.hasPrefix(shells) ? "pipe \(text.dropFirst(shells.count))" : text
        }

        /// The document of a source, called `name`.
        init(source: Source, name: String) {
            self.source = source
            self.name = name
        }

        /// Whether it is read as it is written by another program, and once only.
        public var isStream: Bool { if case .file = source { false } else { true } }

        /// The last part of the name.
        var title: String { name.split(separator: "/").last.map(String.init) ?? name }

        /// The directory in the name, without a slash at its end; empty where there is none.
        var directory: String {
            name.lastIndex(of: "/").map { $0 == name.startIndex ? "/" : String(name[..<$0]) } ?? ""
        }
    }

    /// The most files of one directory's tree that are listed.
    static let mostFiles = 10_000

    /// All documents, in the order of the command line; a directory's own in natural order.
    public private(set) var entries: [Entry] = []
    /// What was wrong with each operand that gave nothing to read.
    public private(set) var problems: [ReadError] = []
    /// What else one should know: where not all files are listed.
    public private(set) var notices: [ReadError] = []

    /// Looks at what the operands name: files, directories, and `-` for standard input. A directory
    /// stands for its texts, and where `isRecursive` for those of its whole tree.
    ///
    /// A bad file among others stays in the list, so that its page can say what is wrong with it.
    public init(operands: [FilePath], isRecursive: Bool = false) {
        for operand in operands {
            do {
                entries += try entries(for: operand, isRecursive)
            } catch {
                problems.append(error)
                entries.append(Entry(file: operand))
            }
        }
    }

    /// A library of these entries.
    init(entries: [Entry]) { self.entries = entries }

    /// The document at a path, which joins the list if it is a text that was not in it; nil else.
    mutating func index(of path: String) -> Int? {
        let entry = Entry(file: FilePath(path))
        if let index = entries.firstIndex(where: { $0.source == entry.source }) { return index }
        guard (try? FileAccess.kind(of: FilePath(path))) == .file,
            (try? Self.isText(FilePath(path))) == true
        else { return nil }
        entries.append(entry)
        return entries.count - 1
    }

    /// Whether nothing at all can be read: every operand has its problem.
    public var isUseless: Bool { problems.count == entries.count }

    // MARK: Operands

    private mutating func entries(
        for operand: FilePath, _ isRecursive: Bool
    ) throws(ReadError) -> [Entry] {
        if operand == "-" { return [Entry(source: .standardInput, name: "standard input")] }
        switch try FileAccess.kind(of: operand) {
        case .directory: return try isRecursive ? tree(operand) : Self.texts(in: operand)
        // To look at what is in it would take that away.
        case .pipe: return [Entry(pipe: operand)]
        case .file, .special: break
        }
        guard try Self.isText(operand) else { throw .binary(name: operand.text) }
        return [Entry(file: operand)]
    }

    /// The readable text files in a directory.
    private static func texts(in directory: FilePath) throws(ReadError) -> [Entry] {
        let paths = try FileAccess.names(in: directory).map { directory.appending($0) }
        return try entries(of: paths, in: directory)
    }

    /// The readable text files in a directory and all below it, but those that git ignores.
    private mutating func tree(_ directory: FilePath) throws(ReadError) -> [Entry] {
        var paths: [FilePath]
        if let listed = GitListing.paths(in: directory) {
            paths = listed
        } else {
            paths = try DirectoryWalk.paths(in: directory, most: Self.mostFiles + 1)
        }
        if paths.count > Self.mostFiles {
            paths.removeLast(paths.count - Self.mostFiles)
            notices.append(.tooMany(directory: directory.text, listed: Self.mostFiles))
        }
        return try Self.entries(of: paths, in: directory)
    }

    private static func entries(
        of paths: [FilePath], in directory: FilePath
    ) throws(ReadError) -> [Entry] {
        let texts = paths.filter { (try? isText($0)) == true }.map { Entry(file: $0) }
        if texts.isEmpty { throw .nothingToRead(directory: directory.text) }
        return texts.sorted { NaturalOrder.precedes($0.name, $1.name) }
    }

    /// Whether the file's beginning, decompressed, looks like text.
    private static func isText(_ path: FilePath) throws(ReadError) -> Bool {
        let source = try ContentSource(file: path)
        var count = 0
        let sample = UnsafeMutableRawBufferPointer.allocate(
            byteCount: FileAccess.sampleSize, alignment: 1)
        defer { sample.deallocate() }
        reading: while count < sample.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: sample[count...])
            switch try source.read(into: rest) {
            case .bytes(let more): count += more
            case .nothing: continue
            case .end: break reading
            }
        }
        return FileAccess.looksLikeText(sample[..<count])
    }
}
