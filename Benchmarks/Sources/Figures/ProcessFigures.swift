#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What Linux counts of a process, from /proc.
public enum ProcessFigures {
    /// Time of all its threads on a processor, in milliseconds.
    public static func processorTime(_ process: Int32) -> Double {
        threads(of: process).reduce(0) { sum, thread in
            let fields = text(thread + "/schedstat").split(separator: " ")
            return sum + (fields.first.flatMap { Double($0) } ?? .nan) / 1e6
        }
    }

    /// How often its threads have gone to sleep by themselves, which is how often they were woken.
    public static func sleeps(_ process: Int32) -> Int {
        threads(of: process).reduce(0) { $0 + field("voluntary_ctxt_switches", in: $1) }
    }

    /// The most memory that it has had resident, in KB.
    public static func peakMemory(_ process: Int32) -> Int {
        field("VmHWM", in: "/proc/\(process)")
    }

    /// A folder for each thread.
    private static func threads(of process: Int32) -> [String] {
        var found = glob_t()
        defer { globfree(&found) }
        guard glob("/proc/\(process)/task/*", 0, nil, &found) == 0 else { return [] }
        return (0..<Int(found.gl_pathc)).compactMap {
            found.gl_pathv[$0].map { String(cString: $0) }
        }
    }

    private static func field(_ name: String, in folder: String) -> Int {
        for line in text(folder + "/status").split(separator: "\n")
        where line.hasPrefix(name + ":") {
            return Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
        }
        return 0
    }

    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = fread(buffer.baseAddress, 1, buffer.count, file)
            return String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
