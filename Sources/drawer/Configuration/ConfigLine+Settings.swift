internal import DrawerCanvas
internal import DrawerReader
internal import DrawerTerminal

extension ConfigLine {
    /// Has it take effect: a long option, the keys of a command, or a colour.
    func apply(to options: inout Options) throws(ConfigProblem) {
        if name.text.hasPrefix("key.") {
            try setKeys(&options.keys)
        } else if name.text.hasPrefix("color.") {
            try setColor(&options.terminal.colors)
        } else {
            try setOption(&options)
        }
    }

    private func problem(at piece: Piece, _ text: String) -> ConfigProblem {
        ConfigProblem(line: number, column: piece.column, text: text)
    }

    // MARK: Options

    private func setOption(_ options: inout Options) throws(ConfigProblem) {
        guard let spec = Options.table.first(where: { $0.name == name.text }) else {
            throw problem(
                at: name,
                "'\(name.text)' is no setting; there are long options, key.COMMAND, and "
                    + "color.PART.foreground or color.PART.background")
        }
        guard spec.isSetting else {
            throw problem(at: name, "'\(name.text)' is for the command line only")
        }
        do {
            if spec.value != nil {
                try spec.apply(&options, value.text)
            } else if try Choices.answers.value(value.text) {
                try spec.apply(&options, "")
            }
        } catch {
            throw problem(
                at: value, "\(name.text) does not take '\(value.text)'; it takes \(error.expected)")
        }
    }

    // MARK: Keys

    private func setKeys(_ keys: inout KeyMap) throws(ConfigProblem) {
        let command = String(name.text.dropFirst("key.".count))
        let words = value.words
        do {
            try keys.set(words.map(\.text), forCommand: command)
        } catch {
            switch error {
            case .unknownCommand:
                throw problem(
                    at: name,
                    "'\(command)' is no command; there are "
                        + KeyMap.commandNames.joined(separator: ", "))
            case .unknownKey(let word):
                throw problem(
                    at: words[word],
                    "'\(words[word].text)' is no key; keys are x, Space, PageDown, F5, Ctrl-F, "
                        + "Alt-v and the like")
            case .takenKey(let word):
                throw problem(
                    at: words[word],
                    "\(words[word].text) is taken; digits, Left, Right, Escape, Ctrl-C, Ctrl-L "
                        + "and Ctrl-Z keep their meaning")
            }
        }
    }

    // MARK: Colours

    private func setColor(_ colors: inout ThemeColors) throws(ConfigProblem) {
        let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let side = ThemeColors.Side(rawValue: String(parts[2])) else {
            throw problem(
                at: name, "a colour is color.PART.foreground or color.PART.background")
        }
        guard let color = Color(notation: value.text) else {
            throw problem(
                at: value, "'\(value.text)' is no colour; colours are #RRGGBB, as in #203040")
        }
        guard colors.set(side, of: String(parts[1]), to: color) else {
            throw problem(
                at: name,
                "'\(parts[1])' has no colours; there are "
                    + ThemeColors.names.joined(separator: ", "))
        }
    }
}

extension Color {
    /// The colour of six digits after a `#`.
    fileprivate init?(notation: String) {
        guard notation.utf8.count == 7, notation.hasPrefix("#"),
            notation.dropFirst().allSatisfy(\.isHexDigit),
            let rgb = UInt32(notation.dropFirst(), radix: 16)
        else { return nil }
        self.init(rgb: rgb)
    }
}
