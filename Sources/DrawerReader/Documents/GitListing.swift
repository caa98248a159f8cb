internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The files of a work tree that git does not ignore, as git itself lists them.
enum GitListing {
    /// The paths below `directory`; nil where that is in no work tree, or where there is no git.
    static func paths(in directory: FilePath) -> [FilePath]? {
        // The tree's own settings may name a program for git to run; it is not run.
        let words: [FilePath] = [
            "git", "-C", directory, "-c", "core.fsmonitor=false", "ls-files", "-z", "--cached",
            "--others", "--exclude-standard",
        ]
        guard let list = output(of: words) else { return nil }
        // A file with a conflict is listed more than once.
        var seen: Set<FilePath> = []
        return list.split(separator: 0).map { FilePath(bytes: Array($0)) }
            .filter { seen.insert($0).inserted }.map { directory.appending($0) }
    }

    /// What a program writes; nil where it cannot be run or fails.
    private static func output(of words: [FilePath]) -> [UInt8]? {
        var vector = words.map { word in word.withCString { strdup($0) } } + [nil]
        defer { for word in vector { free(word) } }
        var child: pid_t = 0
        let descriptor = cs_child_start(&vector, &child)
        guard descriptor >= 0 else { return nil }
        var output: [UInt8] = []
        while let piece = try? FileAccess.read(descriptor, upTo: 1 << 16, name: "git"),
            !piece.isEmpty
        {
            output += piece
        }
        close(descriptor)
        return cs_child_end(child) == 0 ? output : nil
    }
}
