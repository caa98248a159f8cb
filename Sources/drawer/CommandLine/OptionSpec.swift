extension Options {
    /// One option: its name, what stands for its value in the help, what it does.
    struct Spec: Sendable {
        typealias Apply = @Sendable (inout Options, String) throws(WrongValue) -> Void

        let name: String
        let letter: Character?
        /// What stands for its value; nil where it takes none.
        let value: String?
        /// Whether it may stand without its value.
        let isValueOptional: Bool
        /// What a shell can complete its value with.
        let completion: Completion
        /// Whether it may stand in a configuration: not where it asks for something else than reading.
        let isSetting: Bool
        let help: String
        let apply: Apply

        enum Completion {
            case none, files
            /// Made when they are asked for, which few runs do.
            case words(@Sendable () -> [String])
        }

        /// An option with a value.
        init(
            _ name: String, letter: Character? = nil, value: String, _ help: String,
            isValueOptional: Bool = false, completion: Completion = .none, isSetting: Bool = true,
            apply: @escaping Apply
        ) {
            self.name = name
            self.letter = letter
            self.value = value
            self.isValueOptional = isValueOptional
            self.completion = completion
            self.isSetting = isSetting
            self.help = help
            self.apply = apply
        }

        /// An option without a value.
        init(
            _ name: String, letter: Character? = nil, _ help: String, isSetting: Bool = true,
            apply: @escaping @Sendable (inout Options) -> Void
        ) {
            self.name = name
            self.letter = letter
            value = nil
            isValueOptional = false
            completion = .none
            self.isSetting = isSetting
            self.help = help
            self.apply = { (options, _) in apply(&options) }
        }

        /// One of some words.
        init<Choice>(
            _ name: String, value: String, _ help: String,
            _ choices: @autoclosure @escaping @Sendable () -> Choices<Choice>,
            isSetting: Bool = true,
            apply: @escaping @Sendable (inout Options, Choice) -> Void
        ) {
            self.init(
                name, value: value, help, completion: .words { choices().words },
                isSetting: isSetting
            ) { (options, word) throws(WrongValue) in
                apply(&options, try choices().value(word))
            }
        }
    }
}
