internal import DrawerReader

/// What a list of words says, before any of it takes effect.
struct OptionList {
    /// An option with its value, or an empty one.
    struct Given {
        let spec: Options.Spec
        let value: String

        /// Has it take effect; `place` is where it was given, for the error.
        func apply(to options: inout Options, before place: String = "") throws(UsageError) {
            do {
                try spec.apply(&options, value)
            } catch {
                throw UsageError(
                    description: "\(place)--\(spec.name) does not take '\(value)'; it takes "
                        + error.expected)
            }
        }
    }

    var given: [Given] = []
    var operands: [FilePath] = []
    /// Where the first document is to be shown from, if that was said.
    var start: StartPosition?

    init() {}

    /// The options in `$DRAWER`, divided as by a shell.
    init(variable: String) throws(UsageError) {
        guard let words = ShellWords.split(variable) else {
            throw UsageError(description: "DRAWER: a quote is not closed, or nothing follows a \\")
        }
        do {
            self = try OptionParser.parse(words)
        } catch {
            throw UsageError(description: "DRAWER: " + error.description)
        }
        if let file = operands.first {
            throw UsageError(description: "DRAWER: '\(file.text)' is no option; it takes no files")
        }
        if start != nil { throw UsageError(description: "DRAWER: it takes no place to start at") }
    }

    /// Whether the configuration is of no use, or unwanted.
    var isWithoutConfiguration: Bool {
        given.contains { ["no-config", "help", "version", "completions"].contains($0.spec.name) }
    }
}
