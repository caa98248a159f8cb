internal import DrawerCanvas
internal import DrawerModel
internal import DrawerTerminal

extension Options {
    /// All options: the one table that parsing, the help, completions and the list in the manual page
    /// are made from.
    static let table: [Spec] = reading + looks + recordings + rendering + requests

    private static let reading = [
        Spec("recursive", letter: "r", "directories with all below, but what git ignores") {
            $0.isRecursive = true
        },
        Spec("follow", letter: "f", "show the end, and what is added to it") { $0.follows = true },
        Spec("quit-if-one-screen", letter: "F", "print what fits on one screen, and exit") {
            $0.quitsIfOneScreen = true
        },
        Spec("source", "show Markdown and the like as they are written") { $0.showsSource = true },
        Spec("plain", "lines of text and choices by number, no screen") { $0.isPlain = true },
        Spec("no-state", "neither keep nor use positions and marks") { $0.keepsState = false },
        Spec("no-config", "do without the configuration file", isSetting: false) { _ in },
    ]

    private static let looks = [
        Spec(
            "color", value: "WHEN", "colors: auto, truecolor, 256, 16, 8, none", Choices.depths
        ) { $0.terminal.depth = $1 },
        Spec(
            "theme", value: "WHICH", "the terminal's own colors: auto, dark, light", Choices.schemes
        ) { $0.terminal.scheme = $1 },
        Spec(
            "motion", value: "HOW", "what moves by itself: full, reduced, none", Choices.motions
        ) { $0.drawer.motion = $1 },
        Spec("width", value: "SIZE", "the drawer's width: 80% of the screen, or columns") {
            (options, value) throws(WrongValue) in
            options.drawer.size = try OptionValues.width(value)
        },
        Spec("permanent-at", value: "WIDTH", "from this width on it stands beside the text") {
            (options, value) throws(WrongValue) in
            options.permanentAt = try OptionValues.number(
                value, in: 20...10_000, "a number of columns from 20 on")
        },
        Spec("rtl", "mirror it for those who read leftward") { $0.direction = .rightToLeft },
        Spec("animator", value: "HOW", "spring:RESPONSE[,DAMPING], ease-out:SECONDS, ...") {
            (options, value) throws(WrongValue) in
            options.drawer.opening = try OptionValues.animator(value)
            options.drawer.closing = options.drawer.opening
        },
        Spec("fps", value: "RATE", "frames a second while something moves, 1 to 120") {
            (options, value) throws(WrongValue) in
            options.terminal.frameRate = try OptionValues.number(
                value, in: 1...120, "a whole number from 1 to 120")
        },
        Spec("no-mouse", "leave the mouse to the terminal") { $0.terminal.usesMouse = false },
        Spec("cursor", "show the cursor, which stands on the current row") {
            $0.terminal.showsCursor = true
        },
    ]

    private static let recordings = [
        Spec(
            "record", value: "FILE", "write all that comes in to a new file", completion: .files,
            isSetting: false
        ) { $0.record = $1 },
        Spec(
            "replay", value: "FILE", "play what was recorded", completion: .files, isSetting: false
        ) { $0.replay = $1 },
    ]

    private static let rendering = [
        Spec(
            "gallery", value: "PRESET", "show five well-known drawers, or one of them",
            isValueOptional: true, completion: .words { DrawerPreset.allCases.map(\.rawValue) },
            isSetting: false
        ) { (options, value) throws(WrongValue) in
            options.request = .gallery(try OptionValues.preset(value))
        },
        Spec(
            "render", value: "SIZE", "draw one frame, 100x30 or so, without a terminal",
            isSetting: false
        ) { (options, value) throws(WrongValue) in
            options.render.size = try OptionValues.screen(value)
        },
        Spec(
            "progress", value: "SHARE", "in that frame: how far out the drawer is, 0 to 1",
            isSetting: false
        ) { (options, value) throws(WrongValue) in
            options.render.progress = try OptionValues.progress(value)
        },
        Spec(
            "format", value: "FORM", "of that frame: text, ansi, svg", Choices.formats,
            isSetting: false
        ) { $0.render.format = $1 },
        Spec("animate", "with --format svg: draw it opening and closing", isSetting: false) {
            $0.render.isAnimated = true
        },
    ]

    private static let requests = [
        Spec(
            "completions", value: "SHELL", "write what bash, zsh or fish completes by",
            Choices.shells, isSetting: false
        ) { $0.request = .completions($1) },
        Spec("help", letter: "h", "show this and exit", isSetting: false) { $0.request = .help },
        Spec("version", letter: "V", "show the version and exit", isSetting: false) {
            $0.request = .version
        },
    ]
}
