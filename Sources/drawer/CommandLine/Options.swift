internal import DrawerCanvas
internal import DrawerModel
internal import DrawerReader
internal import DrawerTerminal

/// What the command line says, and what it leaves to the environment and the configuration.
struct Options {
    var operands: [FilePath] = []
    /// Whether directories stand for all that is below them.
    var isRecursive = false
    /// Whether files are watched at their end.
    var follows = false
    /// Whether what fits on one screen is printed there.
    var quitsIfOneScreen = false
    /// Where the first document is shown from.
    var start = StartPosition.top
    var terminal = TerminalOptions()
    var drawer = DrawerConfiguration(edge: .left)
    /// The file to record into, if any.
    var record: String?
    /// The recording to play, if any.
    var replay: String?

    /// Whether to read by lines of text, without a screen.
    var isPlain = false
    /// The width from which on the drawer stands beside the text, if that was asked for.
    var permanentAt: Int?
    /// Whether documents are shown as they are written, not as pages.
    var showsSource = false
    /// What keys mean.
    var keys = KeyMap()
    /// What edits files: a program and its first arguments.
    var editor = ["vi"]
    /// Whether positions and marks are kept.
    var keepsState = true
    /// Where reading starts.
    var direction = LayoutDirection.leftToRight
    /// What is to be drawn without a terminal.
    var render = RenderOptions()
    /// What was asked for instead of reading, if anything.
    var request: Request?

    enum Request {
        case help, version
        /// What a shell needs to complete our options.
        case completions(Completions.Shell)
        /// The gallery, with one of its programs or with its list.
        case gallery(DrawerPreset?)
    }

    /// The defaults.
    init() {}

    /// Whether positions and marks are kept: not of a recording, which is to begin as it began.
    var remembers: Bool { keepsState && record == nil && replay == nil }
}

/// Options that cannot be understood: what is wrong, in one line.
struct UsageError: Error, CustomStringConvertible {
    var description: String
}

extension Options {
    /// The options of a command line, over those of `$DRAWER`, over those of the configuration, over
    /// what the environment says to all programs.
    init(
        _ line: OptionList, environment: (String) -> String?
    ) throws(UsageError) {
        var own = OptionList()
        if let words = environment("DRAWER"), !words.isEmpty {
            own = try OptionList(variable: words)
        }
        takeHints(from: environment)
        if !line.isWithoutConfiguration, !own.isWithoutConfiguration {
            try Configuration.file(environment)?.apply(to: &self)
        }
        try takeMotion(environment("DRAWER_MOTION") ?? "")
        for given in own.given { try given.apply(to: &self, before: "DRAWER: ") }
        for given in line.given { try given.apply(to: &self) }
        operands = line.operands
        start = line.start ?? start
        if let contradiction = render.contradiction {
            throw UsageError(description: contradiction + "; try 'drawer --help'")
        }
    }

    /// What is said to all programs.
    private mutating func takeHints(from environment: (String) -> String?) {
        if let name = environment("NO_COLOR"), !name.isEmpty { terminal.depth = ColorDepth.none }
        quitsIfOneScreen = LessOptions.quitIfOneScreen(environment("LESS") ?? "")
        isPlain = !["", "0"].contains(environment("ACCESSIBLE") ?? "")
        editor = Editor.words(environment)
    }

    private mutating func takeMotion(_ value: String) throws(UsageError) {
        if value.isEmpty { return }
        do {
            drawer.motion = try Choices.motions.value(value)
        } catch {
            throw UsageError(
                description: "DRAWER_MOTION is '\(value)'; it takes \(error.expected)")
        }
    }
}
