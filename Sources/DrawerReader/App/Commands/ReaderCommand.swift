/// What a key can mean while one reads. The raw value is the name that a configuration gives it.
///
/// What each does is in `CommandRow.table`, and how in `ReaderScene.perform`.
enum ReaderCommand: String, CaseIterable, Sendable {
    case drawer
    case back, forward
    case link
    case lineUp = "line-up"
    case lineDown = "line-down"
    case pageUp = "page-up"
    case pageDown = "page-down"
    case halfPageUp = "half-page-up"
    case halfPageDown = "half-page-down"
    case start, end, percent
    /// Both wait for a letter.
    case setMark = "set-mark"
    case goToMark = "go-to-mark"
    case search
    case searchBack = "search-back"
    case next, previous
    case hits
    case place
    case wrap, numbers
    case left = "scroll-left"
    case right = "scroll-right"
    case edit, reload, copy
    case mouse
    case help
    case repaint
    case quit

    /// Whether its keys mean it wherever the keyboard is, and not over the text alone.
    var isEverywhere: Bool {
        switch self {
        case .drawer, .hits, .mouse, .help, .quit: true
        default: false
        }
    }

    /// Whether it goes so far that one may want to come back.
    var isJump: Bool {
        switch self {
        case .start, .end, .percent: true
        default: false
        }
    }
}
