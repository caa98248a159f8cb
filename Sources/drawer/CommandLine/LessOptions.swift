/// What `$LESS` asks of a pager, as far as it is meant for any: git exports its own wish there.
enum LessOptions {
    /// Letters after which the rest of the word is their value.
    private static let withValue = Set("bhjkoOpPtTxyzD\"#")

    /// Whether it has `F` or `--quit-if-one-screen`. The first dash may be left out.
    static func quitIfOneScreen(_ value: String) -> Bool {
        value.split(separator: " ").contains { word in
            word == "--quit-if-one-screen"
                || !word.hasPrefix("--") && word.prefix { !withValue.contains($0) }.contains("F")
        }
    }
}
