internal import DrawerCanvas

/// What is asked for in the bottom row: what to search for, or where to go.
struct Prompt {
    /// What is asked for.
    enum Kind: String, Sendable {
        case forward = "/"
        case backward = "?"
        case place = ":"

        /// Which way what is typed is searched for; nil where it is a place.
        var direction: SearchDirection? {
            switch self {
            case .forward: .forward
            case .backward: .backward
            case .place: nil
            }
        }
    }

    let kind: Kind
    /// The text as it was shown when it was asked, to which Escape goes back.
    var view: TextView
    /// The lines that were shown then.
    var page: SearchedPage
    var editor = LineEditor()
    /// What is typed, as a search that is tried already.
    var trial: ReaderSearch?
    /// What there is to say of it.
    var remark = ""

    /// How it is shown.
    var row: BottomRow { BottomRow(kind.rawValue, editor, remark: printable(remark)) }
}
