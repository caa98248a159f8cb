internal import DrawerCanvas

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard error, for what a person must know while the terminal is not the program's.
public enum StandardError {
    /// Writes one line, after the name of the program's file; nothing in it acts on a terminal.
    public static func complain(_ text: String) {
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? "drawer"
        let plain = Array("\(name): \(text)".utf8).withUnsafeBufferPointer(PlainText.init).text
        let line = Array("\(plain)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
