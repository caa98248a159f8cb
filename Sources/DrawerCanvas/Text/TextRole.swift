/// What a piece of text is; the theme says how that looks.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
    case plain
    /// Headings by their level: the first, the second, all others.
    case title, heading, subheading
    case strong, emphasis
    case code
    case codeBlock = "code-block"
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
