#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Other programs that slide a drawer with `m` and leave with `q`, to be measured beside.
enum Peers {
    /// The programs that a file lists, one a line, as `NAME VARIABLE=VALUE... COMMAND ARGUMENT...`;
    /// paths are from the file's folder, and the document is one more argument.
    static func read(_ path: String, document: String) -> [(name: String, Bench)] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        let folder = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : "."
        var peers: [(name: String, Bench)] = []
        var line = [CChar](repeating: 0, count: 1024)
        while fgets(&line, 1024, file) != nil {
            let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
            let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(
                String.init)
            guard words.count > 1, !words[0].hasPrefix("#") else { continue }
            peers.append((words[0], bench(words.dropFirst() + [document], in: folder)))
        }
        return peers
    }

    private static func bench(_ words: ArraySlice<String>, in folder: String) -> Bench {
        var environment = ["COLORTERM": "truecolor"]
        var words = words
        while let word = words.first, let sign = word.firstIndex(of: "="), words.count > 1 {
            environment[String(word[..<sign])] = String(word[word.index(after: sign)...])
            words.removeFirst()
        }
        let program = words.removeFirst()
        return Bench(
            program: program, arguments: Array(words), environment: environment, directory: folder)
    }
}
