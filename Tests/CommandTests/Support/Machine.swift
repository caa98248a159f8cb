import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is installed on this machine, and what its documents say.
enum Machine {
    /// Whether a program is on the standard path.
    static func has(_ program: String) -> Bool {
        ["/usr/local/bin/", "/usr/bin/", "/bin/"].contains { access($0 + program, X_OK) == 0 }
    }

    /// What a shell's command writes; empty where it fails.
    static func output(_ script: String, in directory: String? = nil) -> String {
        let command = Command("/bin/sh", ["-c", script], directory: directory)
        let outcome = try? Subprocess.run(command, timeout: 20)
        return outcome?.status == .exited(0) ? outcome?.text ?? "" : ""
    }

    /// A package's README in Markdown, compressed or not, that has some plain headings.
    static let readme: (path: String, headings: [String])? = {
        let list = output(
            "ls /usr/share/doc/*/README.md /usr/share/doc/*/README.md.gz 2>/dev/null; :")
        for path in list.split(separator: "\n") {
            let text = output("gzip -dcf '\(path)'")
            let headings = plainHeadings(text.split(separator: "\n"))
            if headings.count >= 4 { return (String(path), headings) }
        }
        return nil
    }()

    /// The text of headings that have no marks in it; none where code might look like one.
    private static func plainHeadings(_ lines: [Substring]) -> [String] {
        if lines.contains(where: { $0.hasPrefix("```") || $0.hasPrefix("~~~") }) { return [] }
        return lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }.filter { text in
            (4...30).contains(text.count)
                && text.allSatisfy { $0 == " " || $0.isASCII && $0.isLetter }
        }
    }

    /// Whether `man` has the manual of bash, formatted and not left out as on a small machine.
    static let hasManual = has("man") && output("MANPAGER=cat man bash").contains("SYNOPSIS")
}
