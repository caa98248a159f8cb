/// The source of a program, whose table of contents universal-ctags makes where it is installed.
public enum CodeKind: DocumentKind {
    /// By the ending of its name, or by the `#!` that it begins with.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        endings.contains(head.name.ending) || names.contains(head.name.base)
            || head.bytes.starts(with: "#!".utf8)
    }

    /// Its types and functions; none without universal-ctags, or where that takes too long. Only a
    /// file has an outline, since it is the file that is read. It may take 1.5 seconds.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        guard name != "standard input", (try? FileAccess.kind(of: FilePath(name))) == .file,
            let output = CommandOutput.read(
                Ctags.command(for: name), limit: 8 << 20, milliseconds: 1500)
        else { return [] }
        return Ctags.outline(output, lineCount: document.lineCount)
    }

    private static let names = [
        "makefile", "gnumakefile", "cmakelists.txt", "rakefile", "gemfile", "sconstruct",
    ]

    private static let endings = [
        "ada", "adb", "ads", "as", "asm", "awk", "bas", "bash", "bat", "c", "cc", "cl",
        "clj", "cls", "cmake", "cob", "coffee", "cpp", "cr", "cs", "css", "cu", "cxx", "d", "dart",
        "el", "elm", "erl", "ex", "exs", "f", "f77", "f90", "f95", "for", "fs", "fsx", "go",
        "groovy", "h", "hh", "hpp", "hrl", "hs", "hx", "hxx", "ini", "ino", "java", "jl",
        "js", "json", "jsx", "kt", "kts", "lisp", "lua", "m", "m4", "mjs", "mk", "ml", "mli", "mm",
        "nim", "pas", "php", "pl", "pm", "proto", "ps1", "py", "pyi", "pyx", "r", "rb", "rs", "s",
        "scala", "scm", "scss", "sh", "sql", "ss", "sv", "swift", "tcl", "toml", "ts", "tsx", "v",
        "vhd", "vhdl", "vim", "xml", "y", "yaml", "yml", "zig", "zsh",
    ]
}
