internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that has the terminal in place of this one.
enum ChildProgram {
    /// Runs a program until it ends; why it could not be started, in a few words.
    static func run(_ words: [[UInt8]]) -> String? {
        guard let name = words.first else { return nil }
        var copies = words.map { word in
            (word.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
                strdup($0.baseAddress!)
            }
        }
        copies.append(nil)
        defer { for copy in copies { free(copy) } }
        let problem = cs_child_run(copies)
        if problem == 0 { return nil }
        return "\(String(decoding: name, as: UTF8.self)): \(String(cString: strerror(problem)))"
    }
}
