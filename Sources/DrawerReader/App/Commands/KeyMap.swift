internal import DrawerModel

/// Which keys mean which commands while one reads.
public struct KeyMap: Hashable, Sendable {
    private var keys: [ReaderCommand: [KeyPress]] = [:]
    private var commands: [KeyPress: ReaderCommand] = [:]

    /// The keys that commands have unless others are set.
    public init() {
        for (command, keys) in CommandRow.table.joined().flatMap(\.commands) {
            self.keys[command] = keys
            for key in keys { commands[key] = command }
        }
    }

    /// What a key means; nil for nothing.
    func command(for press: KeyPress) -> ReaderCommand? { commands[press] }

    /// The keys of a command, those first that the card shows.
    func keys(of command: ReaderCommand) -> [KeyPress] { keys[command] ?? [] }
}
