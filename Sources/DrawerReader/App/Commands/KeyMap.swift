internal import DrawerCanvas
internal import DrawerModel

/// Which keys mean which commands while one reads.
public struct KeyMap: Hashable, Sendable {
    /// Why keys cannot be set; `word` is the one that is wrong among their names.
    public enum Problem: Error, Hashable, Sendable {
        case unknownCommand
        case unknownKey(word: Int)
        /// The key has a meaning that cannot be given to another.
        case takenKey(word: Int)
    }

    /// Both ways from keys to commands.
    private struct Meanings: Hashable, Sendable {
        var keys: [ReaderCommand: [KeyPress]] = [:]
        var commands: [KeyPress: ReaderCommand] = [:]

        mutating func set(_ presses: [KeyPress], for command: ReaderCommand) {
            for press in keys[command] ?? [] { commands[press] = nil }
            for press in presses {
                if let other = commands[press] { keys[other]?.removeAll { $0 == press } }
                commands[press] = command
            }
            keys[command] = presses
        }
    }

    /// Read from the table when it is asked for, so that the first frame does not wait for it.
    private static let usual = CommandRow.table.joined().flatMap(\.commands).reduce(
        into: Meanings()
    ) { $0.set($1.keys, for: $1.command) }

    /// Those that are not the usual ones.
    private var own: Meanings?

    /// The keys that commands have unless others are set.
    public init() {}

    /// The names of all commands.
    public static var commandNames: [String] { ReaderCommand.allCases.map(\.rawValue) }

    /// Gives a command these keys in place of its own; a command that had one of them loses it.
    public mutating func set(_ names: [String], forCommand name: String) throws(Problem) {
        guard let command = ReaderCommand(rawValue: name) else { throw .unknownCommand }
        var presses: [KeyPress] = []
        for (index, name) in names.enumerated() {
            guard let press = KeyPress(name: name) else { throw .unknownKey(word: index) }
            if Self.isTaken(press) { throw .takenKey(word: index) }
            presses.append(press)
        }
        var meanings = meanings
        meanings.set(presses, for: command)
        own = meanings
    }

    private var meanings: Meanings { own ?? Self.usual }

    /// Reads the table, so that the first key does not wait for it either.
    func prepare() { _ = meanings }

    /// Whether a key is the drawer's, a number's, or always does the same.
    private static func isTaken(_ press: KeyPress) -> Bool {
        switch press.key {
        case .left, .right, .escape: true
        case .character("0"..."9"): press.modifiers.isEmpty
        default: Reaction(controlKey: press) != nil
        }
    }

    /// What a key means; nil for nothing.
    func command(for press: KeyPress) -> ReaderCommand? { meanings.commands[press] }

    /// The keys of a command, those first that the card shows.
    func keys(of command: ReaderCommand) -> [KeyPress] { meanings.keys[command] ?? [] }
}
