internal import CSystem
internal import DrawerCanvas
internal import DrawerModel
internal import DrawerReader
internal import DrawerTerminal

/// What the command line says.
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
    /// What edits files: a program and its first arguments.
    var editor = ["vi"]
    /// Where reading starts.
    var direction = LayoutDirection.leftToRight
    /// What is to be drawn without a terminal.
    var render = RenderOptions()
    /// What was asked for instead of reading, if anything.
    var request: Request?

    enum Request {
        case help, version
        /// The gallery, with one of its programs or with its list.
        case gallery(DrawerPreset?)
    }
}

/// A command line that cannot be understood: what is wrong, in one line.
struct UsageError: Error, CustomStringConvertible {
    var description: String
}

extension Options {
    /// One option: its name, what stands for its value in the help, what it does.
    struct Spec: Sendable {
        var name: String
        var letter: Character?
        var value: String?
        /// Whether it may stand without its value.
        var isValueOptional = false
        var help: String
        var apply: @Sendable (inout Options, String) throws(UsageError) -> Void
    }

    /// All options: the one table that parsing and help are made from.
    static let table: [Spec] = [
        Spec(
            name: "recursive", letter: "r", value: nil,
            help: "directories with all below, but what git ignores"
        ) {
            (options, _) in options.isRecursive = true
        },
        Spec(name: "follow", letter: "f", value: nil, help: "show the end, and what is added to it")
        {
            (options, _) in options.follows = true
        },
        Spec(
            name: "quit-if-one-screen", letter: "F", value: nil,
            help: "print what fits on one screen, and exit"
        ) {
            (options, _) in options.quitsIfOneScreen = true
        },
        Spec(
            name: "color", letter: nil, value: "WHEN",
            help: "colors: auto, truecolor, 256, 16, 8, none"
        ) {
            (options, value) throws(UsageError) in
            options.terminal.depth = try depth(value)
        },
        Spec(
            name: "theme", letter: nil, value: "WHICH",
            help: "the terminal's own colors: auto, dark, light"
        ) {
            (options, value) throws(UsageError) in
            options.terminal.scheme = try scheme(value)
        },
        Spec(
            name: "motion", letter: nil, value: "HOW",
            help: "what moves by itself: full, reduced, none"
        ) {
            (options, value) throws(UsageError) in
            options.drawer.motion = try motion(value)
        },
        Spec(
            name: "width", letter: nil, value: "SIZE",
            help: "the drawer's width: 80% of the screen, or columns"
        ) {
            (options, value) throws(UsageError) in
            options.drawer.size = try width(value)
        },
        Spec(
            name: "permanent-at", letter: nil, value: "WIDTH",
            help: "from this width on it stands beside the text"
        ) {
            (options, value) throws(UsageError) in
            guard let columns = Int(value), (20...10_000).contains(columns) else {
                throw wrong(value, for: "permanent-at", "a number of columns from 20 on")
            }
            options.permanentAt = columns
        },
        Spec(
            name: "source", letter: nil, value: nil,
            help: "show Markdown and the like as they are written"
        ) {
            (options, _) in options.showsSource = true
        },
        Spec(name: "rtl", letter: nil, value: nil, help: "mirror it for those who read leftward") {
            (options, _) in options.direction = .rightToLeft
        },
        Spec(
            name: "animator", letter: nil, value: "HOW",
            help: "spring:RESPONSE[,DAMPING], ease-out:SECONDS, ..."
        ) {
            (options, value) throws(UsageError) in
            guard let animator = AnimatorOption.animator(value) else {
                throw wrong(value, for: "animator", AnimatorOption.forms)
            }
            options.drawer.opening = animator
            options.drawer.closing = animator
        },
        Spec(
            name: "fps", letter: nil, value: "RATE",
            help: "frames a second while something moves, 1 to 120"
        ) {
            (options, value) throws(UsageError) in
            guard let rate = Int(value), (1...120).contains(rate) else {
                throw wrong(value, for: "fps", "a whole number from 1 to 120")
            }
            options.terminal.frameRate = rate
        },
        Spec(name: "no-mouse", letter: nil, value: nil, help: "leave the mouse to the terminal") {
            (options, _) in options.terminal.usesMouse = false
        },
        Spec(
            name: "cursor", letter: nil, value: nil,
            help: "show the cursor, which stands on the current row"
        ) {
            (options, _) in options.terminal.showsCursor = true
        },
        Spec(
            name: "plain", letter: nil, value: nil,
            help: "lines of text and choices by number, no screen"
        ) {
            (options, _) in options.isPlain = true
        },
        Spec(
            name: "record", letter: nil, value: "FILE",
            help: "write all that comes in to a new file"
        ) {
            (options, value) in options.record = value
        },
        Spec(name: "replay", letter: nil, value: "FILE", help: "play what was recorded") {
            (options, value) in options.replay = value
        },
        Spec(
            name: "gallery", letter: nil, value: "PRESET", isValueOptional: true,
            help: "show five well-known drawers, or one of them"
        ) {
            (options, value) throws(UsageError) in
            options.request = .gallery(try preset(value))
        },
        Spec(
            name: "render", letter: nil, value: "SIZE",
            help: "draw one frame, 100x30 or so, without a terminal"
        ) {
            (options, value) throws(UsageError) in
            options.render.size = try screen(value)
        },
        Spec(
            name: "progress", letter: nil, value: "SHARE",
            help: "in that frame: how far out the drawer is, 0 to 1"
        ) {
            (options, value) throws(UsageError) in
            guard let progress = Double(value), (-2...2).contains(progress) else {
                throw wrong(value, for: "progress", "a number such as 0.5, from -2 to 2")
            }
            options.render.progress = progress
        },
        Spec(
            name: "format", letter: nil, value: "FORM", help: "of that frame: text, ansi, svg"
        ) {
            (options, value) throws(UsageError) in
            guard let format = RenderOptions.Format(rawValue: value) else {
                throw wrong(value, for: "format", "text, ansi or svg")
            }
            options.render.format = format
        },
        Spec(
            name: "animate", letter: nil, value: nil,
            help: "with --format svg: draw it opening and closing"
        ) {
            (options, _) in options.render.isAnimated = true
        },
        Spec(name: "help", letter: "h", value: nil, help: "show this and exit") {
            (options, _) in options.request = .help
        },
        Spec(name: "version", letter: "V", value: nil, help: "show the version and exit") {
            (options, _) in options.request = .version
        },
    ]

    // MARK: Environment

    /// What the environment says; the command line has the last word.
    mutating func apply(environment: (String) -> String?) throws(UsageError) {
        if let name = environment("NO_COLOR"), !name.isEmpty { terminal.depth = ColorDepth.none }
        quitsIfOneScreen = LessOptions.quitIfOneScreen(environment("LESS") ?? "")
        editor = Editor.words(environment)
        isPlain = !["", "0"].contains(environment("ACCESSIBLE") ?? "")
        guard let value = environment("DRAWER_MOTION"), !value.isEmpty else { return }
        guard let motion = try? Self.motion(value) else {
            throw UsageError(
                description: "DRAWER_MOTION is '\(value)'; it takes full, reduced or none")
        }
        drawer.motion = motion
    }

    // MARK: Values

    private static func depth(_ value: String) throws(UsageError) -> ColorDepth? {
        switch value {
        case "auto": nil
        case "truecolor": .truecolor
        case "256": .indexed
        case "16": .sixteen
        case "8": .eight
        case "none": ColorDepth.none
        default: throw wrong(value, for: "color", "auto, truecolor, 256, 16, 8 or none")
        }
    }

    private static func scheme(_ value: String) throws(UsageError) -> ColorScheme? {
        switch value {
        case "auto": nil
        case "dark": .dark
        case "light": .light
        default: throw wrong(value, for: "theme", "auto, dark or light")
        }
    }

    private static func motion(_ value: String) throws(UsageError) -> Motion {
        switch value {
        case "full": .full
        case "reduced": .reduced
        case "none": .none
        default: throw wrong(value, for: "motion", "full, reduced or none")
        }
    }

    private static func screen(_ value: String) throws(UsageError) -> Size {
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map {
            Int(String($0)) ?? 0
        }
        guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
            throw wrong(value, for: "render", "a size such as 100x30, at most 1000x1000")
        }
        return Size(width: parts[0], height: parts[1])
    }

    private static func preset(_ value: String) throws(UsageError) -> DrawerPreset? {
        if value.isEmpty { return nil }
        guard let preset = DrawerPreset(rawValue: value) else {
            let names = DrawerPreset.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong(value, for: "gallery", names)
        }
        return preset
    }

    private static func width(_ value: String) throws(UsageError) -> DrawerSize {
        let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
        guard digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits),
            number >= 1, number <= (value.hasSuffix("%") ? 100 : 10_000)
        else { throw wrong(value, for: "width", "1% to 100%, or a number of columns") }
        return value.hasSuffix("%") ? .percent(Double(number)) : .cells(number)
    }

    private static func wrong(_ value: String, for name: String, _ expected: String) -> UsageError {
        UsageError(description: "--\(name) does not take '\(value)'; it takes \(expected)")
    }
}
