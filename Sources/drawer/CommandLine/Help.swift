/// The text of `--help`, made from the table of options.
enum Help {
    static let version = "0.1.0"

    static var text: String {
        """
        drawer: read texts, with the list of them in a drawer that slides out

        usage: drawer [OPTION]... [+LINE|+/PATTERN] [FILE|DIRECTORY]...

          A directory stands for its text files, - for standard input. With neither, it
          shows the current directory. Where its output is not a terminal, the files
          pass through, decompressed and otherwise unchanged.

        \(options)

          → opens the drawer, ← closes it, and so does the mouse; h lists all keys.
          Shift-drag selects text in most terminals; F2 leaves the mouse to them.

        """
    }

    private static var options: String {
        let names = Options.table.map { spec in
            let letter = spec.letter.map { "-\($0), " } ?? "    "
            return "  " + letter + "--" + spec.name
                + (spec.value.map { spec.isValueOptional ? "[=\($0)]" : " " + $0 } ?? "")
        }
        let width = names.map(\.count).max() ?? 0
        return zip(names, Options.table).map { name, spec in
            name + String(repeating: " ", count: width + 2 - name.count) + spec.help
        }.joined(separator: "\n")
    }
}
