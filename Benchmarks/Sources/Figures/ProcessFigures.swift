#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What Linux counts of a process, from /proc.
public enum ProcessFigures {
    /// Time on a processor, in milliseconds.
    public static func processorTime(_ process: Int32) -> Double {
        let fields = text("/proc/\(process)/schedstat").split(separator: " ")
        return (fields.first.flatMap { Double($0) } ?? .nan) / 1e6
    }

    /// How often it has gone to sleep by itself, which is how often it was woken.
    public static func sleeps(_ process: Int32) -> Int {
        field("voluntary_ctxt_switches", of: process)
    }

    /// The most memory that it has had resident, in KB.
    public static func peakMemory(_ process: Int32) -> Int { field("VmHWM", of: process) }

    private static func field(_ name: String, of process: Int32) -> Int {
        for line in text("/proc/\(process)/status").split(separator: "\n")
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
