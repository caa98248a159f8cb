internal import DrawerCanvas

/// The search for one match: the next one from a place on, all round the text.
struct SeekJob: Sendable {
    var pattern: SearchPattern
    var text: any SearchText
    /// Where it begins.
    var start: TextPlace
    var direction: SearchDirection
    /// Whether a match at the very start is one.
    var includesStart: Bool
}

/// The search for all matches, from the top.
struct ListJob: Sendable {
    var pattern: SearchPattern
    /// The text, as much as has come of it.
    var text: any SearchText
    /// Whether that is all.
    var isWhole: Bool
}

/// What comes of a search, in order.
enum SearchNews: Sendable {
    /// The share of the text that was looked through for one match, 0...1.
    case sought(Double)
    /// The match; nil where there is none. It has gone round the text's end where it is wrapped.
    case found(Hit?, isWrapped: Bool)
    /// Looking for it has come to an end, for this reason.
    case seekFailed(SearchProblem)
    /// Further matches of all.
    case listed(HitBatch)
    /// Looking for all has come to an end, for this reason.
    case listFailed(SearchProblem)
}

/// Some of all matches, and how far the search for them is.
struct HitBatch: Sendable {
    /// Further matches, in order; none beyond the number that is kept.
    var hits: [Hit] = []
    /// How many there are so far.
    var total = 0
    /// The share of the text that was looked through, 0...1.
    var share = 0.0
    /// Whether that is all, for now.
    var isComplete = false
}
