/// The program that edits files.
enum Editor {
    /// `$VISUAL`, else `$EDITOR`, else vi: its name, and the arguments that come first. What is not
    /// quoted rightly is taken for a name.
    static func words(_ environment: (String) -> String?) -> [String] {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap(environment).first { value in
            value.contains { !$0.isWhitespace }
        }
        guard let named else { return ["vi"] }
        return ShellWords.split(named) ?? [named]
    }
}
