#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// All files below a directory, without hidden ones.
enum DirectoryWalk {
    /// The paths, at most `most` of them. Links to directories are not gone into, so that it ends;
    /// directories that cannot be read are left out.
    static func paths(in root: FilePath, most: Int) throws(ReadError) -> [FilePath] {
        var files: [FilePath] = []
        var waiting = try sorted(root)
        while let path = waiting.popLast(), files.count < most {
            if isDirectory(path) {
                waiting += (try? sorted(path)) ?? []
            } else {
                files.append(path)
            }
        }
        return files
    }

    /// What is in a directory, the first last.
    private static func sorted(_ directory: FilePath) throws(ReadError) -> [FilePath] {
        try FileAccess.names(in: directory)
            .sorted { NaturalOrder.precedes($1.text, $0.text) }
            .map { directory.appending($0) }
    }

    private static func isDirectory(_ path: FilePath) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0
            && FileAccess.kind(status) == .directory
    }
}
