internal import DrawerModel

/// A row of the table of keys: commands that belong together, and what they do.
///
/// The table is the one place where keys are given their meaning: what a key does, the card of keys,
/// the settings of a configuration and the table in `docs/keys.md` come from it.
struct CommandRow: Sendable {
    /// The commands, each with the keys that it has unless others were set. A row of the card shows
    /// the first two.
    let commands: [(command: ReaderCommand, keys: [KeyPress])]
    /// What else does it, in words for the card.
    let others: String
    /// What they do, one after the other.
    let help: String

    /// A row with the names of keys, a space between.
    private init(
        _ help: String, _ commands: KeyValuePairs<ReaderCommand, String> = [:], others: String = ""
    ) {
        self.help = help
        self.others = others
        self.commands = commands.map { command, names in
            (command, names.split(separator: " ").compactMap { KeyPress(name: String($0)) })
        }
    }

    /// All rows, by groups. Arrows are as for those who read from the left.
    static let table: [[CommandRow]] = [
        [
            CommandRow("open the drawer, close it", [.drawer: "m"], others: "→ ←  click ☰"),
            CommandRow("slide it out or in by hand", others: "drag"),
            CommandRow("close it; so does a click beside it", others: "Esc"),
            CommandRow("choose in the drawer; / filters it", others: "↑ ↓  Enter  click"),
            CommandRow(
                "back to where one was, forward again",
                [.back: "Backspace Ctrl-O", .forward: "Tab"]),
            CommandRow("mark a link, Enter follows it; 3o: link 3", [.link: "o"], others: "click"),
        ],
        [
            CommandRow(
                "scroll by lines",
                [
                    .lineUp: "Up k K Ctrl-Y Ctrl-P Ctrl-K",
                    .lineDown: "Down j J e Enter Ctrl-N Ctrl-E",
                ], others: "wheel"),
            CommandRow(
                "scroll by pages",
                [
                    .pageUp: "PageUp b Ctrl-B Alt-v",
                    .pageDown: "PageDown Space f z Ctrl-F Ctrl-V",
                ]),
            CommandRow(
                "scroll by half pages",
                [.halfPageUp: "u Ctrl-U", .halfPageDown: "d Ctrl-D"]),
            CommandRow(
                "go to the start, the end; 12G: to line 12",
                [.start: "Home g Alt-<", .end: "End G Alt->"]),
            CommandRow("go to half of it, as in 50%", [.percent: "% p"]),
            CommandRow("type where to go: 12 or 50%", [.place: ":"]),
            CommandRow(
                "set a mark, go to it; a letter follows", [.setMark: "M", .goToMark: "'"]),
        ],
        [
            CommandRow("search forward, backward", [.search: "/", .searchBack: "?"]),
            CommandRow("go on to the next match, the one before", [.next: "n", .previous: "N"]),
            CommandRow(
                "list all matches in the drawer at the other side", [.hits: "&"], others: "←"),
        ],
        [
            CommandRow("cut long lines or wrap them, number them", [.wrap: "w", .numbers: "l"]),
            CommandRow(
                "move cut lines sideways", [.left: "< Alt-(", .right: "> Alt-)"]),
            CommandRow("edit the file here, read it again", [.edit: "v", .reload: "R"]),
            CommandRow("copy this section or hit; 5y: five lines", [.copy: "y"]),
            CommandRow("select text, in most terminals", others: "Shift+drag"),
            CommandRow("let the mouse select, or take it back", [.mouse: "F2"]),
        ],
        [
            CommandRow("show these keys", [.help: "h F1 H"]),
            CommandRow("draw the screen anew", [.repaint: "r Ctrl-R"], others: "Ctrl-L"),
            CommandRow("suspend", others: "Ctrl-Z"),
            CommandRow("leave", [.quit: "q Q"], others: "Ctrl-C"),
        ],
    ]
}
