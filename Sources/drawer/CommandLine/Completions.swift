/// What a shell needs to complete the command's options, made from the table of options.
struct Completions {
    enum Shell { case bash, zsh, fish }

    private let shell: Shell

    init(for shell: Shell) { self.shell = shell }

    /// The file that the shell reads.
    var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    // MARK: bash

    private var bash: String {
        let names =
            Options.table.map { "--" + $0.name + ($0.isValueOptional ? "=" : "") }
            + Options.table.compactMap { $0.letter.map { "-\($0)" } }
        // Their value follows a = alone; the next word is no longer theirs.
        let optional = Options.table.filter(\.isValueOptional).map { "--" + $0.name }
            .joined(separator: "|")
        let cases = Options.table.compactMap { spec -> String? in
            guard spec.value != nil else { return nil }
            let words =
                switch spec.completion {
                case .none: "COMPREPLY=()"
                case .files:
                    #"mapfile -t COMPREPLY < <(compgen -f -- "$word"); compopt -o filenames"#
                case .words(let words):
                    "mapfile -t COMPREPLY < <(compgen -W '\(words().joined(separator: " "))' -- \"$word\")"
                }
            return "        --\(spec.name)) \(words); return ;;"
        }
        return """
            # bash completion for drawer
            _drawer() {
                local word=$2 option=$3
                # bash takes the = of --name=value for a word of its own.
                if [[ $word == = ]]; then word=; fi
                if [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD - 2]}; \
            elif [[ $2 != = && $option == @(\(optional)) ]]; then option=; fi
                case $option in
            \(cases.joined(separator: "\n"))
                esac
                if [[ $word == -* ]]; then
                    mapfile -t COMPREPLY < <(compgen -W '\(names.joined(separator: " "))' -- "$word")
                    if [[ ${COMPREPLY[0]-} == *= ]]; then compopt -o nospace; fi
                else
                    mapfile -t COMPREPLY < <(compgen -f -- "$word")
                    compopt -o filenames
                fi
            }
            complete -F _drawer drawer

            """
    }

    // MARK: zsh

    private var zsh: String {
        let specs = Options.table.map { spec in
            let long = "--\(spec.name)"
            let value = spec.value.map { name in
                let words =
                    switch spec.completion {
                    case .none: ""
                    case .files: "_files"
                    case .words(let words): "(\(words().joined(separator: " ")))"
                    }
                return (spec.isValueOptional ? "::" : ":") + "\(name.lowercased()):" + words
            }
            let sign = spec.value == nil ? "" : spec.isValueOptional ? "=-" : "="
            let help = "[\(Self.escaped(spec.help))]"
            guard let letter = spec.letter else {
                return "    '\(long)\(sign)\(help)\(value ?? "")'"
            }
            return "    '(-\(letter) \(long))'{-\(letter),\(long)}'\(help)\(value ?? "")'"
        }
        return """
            #compdef drawer
            # zsh completion for drawer
            _arguments -s -S \\
            \((specs + ["    '*:file:_files'"]).joined(separator: " \\\n"))

            """
    }

    /// Help without what zsh takes for its own.
    private static func escaped(_ help: String) -> String {
        help.map { "[]:\\".contains($0) ? "\\\($0)" : $0 == "'" ? "'\\''" : "\($0)" }.joined()
    }

    // MARK: fish

    private var fish: String {
        let lines = Options.table.map { spec in
            let letter = spec.letter.map { " -s \($0)" } ?? ""
            let value =
                switch spec.completion {
                case .none: spec.value == nil ? "" : " -x"
                case .files: " -r -F"
                case .words(let words):
                    (spec.isValueOptional ? "" : " -x") + " -a '\(words().joined(separator: " "))'"
                }
            let help = spec.help.replacing("'", with: "\\'")
            return "complete -c drawer\(letter) -l \(spec.name)\(value) -d '\(help)'"
        }
        return "# fish completion for drawer\n" + lines.joined(separator: "\n") + "\n"
    }
}
