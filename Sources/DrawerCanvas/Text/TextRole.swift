/// What a piece of text is; the theme says how that looks.
public enum TextRole: Int, Hashable, Sendable, CaseIterable {
    case plain
    /// Headings by their level: the first, the second, all others.
    case title, heading, subheading
    case strong, emphasis
    case code
    case codeBlock
    case link, quote, marker, rule
    /// Less important than the text around it.
    case faint
    /// Lines of a difference.
    case added, removed, hunk, file
    /// Lines of a log.
    case error, warning
    /// What was searched for, and the one match where one is.
    case match, currentMatch
}

extension TextRole {
    /// What a configuration calls it, such as `code-block`.
    var name: String { self == .codeBlock ? "code-block" : String(describing: self) }

    /// The role that a configuration calls so.
    init?(name: some StringProtocol) {
        guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = role
    }
}
