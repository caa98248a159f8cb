internal import DrawerCanvas

/// What the marks around a place in a text make of it.
struct InlineInk {
    /// What the text is without marks.
    var base = TextRole.plain
    /// How many marks of each kind are open.
    var strong = 0
    var emphasis = 0
    var struck = 0
    var links = 0

    /// The ink of text here. One role counts; weight and slant say what else there is.
    var text: TextInk { ink(role) }

    /// The ink of code here.
    var code: TextInk { ink(links > 0 ? .link : .code) }

    private var role: TextRole {
        if links > 0 { return .link }
        if struck > 0 { return .faint }
        if base.isHeading { return base }
        return strong > 0 ? .strong : emphasis > 0 ? .emphasis : base
    }

    private func ink(_ role: TextRole) -> TextInk {
        var attributes: Attributes = []
        if strong > 0 && role != .strong { attributes.insert(.bold) }
        if emphasis > 0 && role != .emphasis { attributes.insert(.italic) }
        return TextInk(role, attributes: attributes)
    }
}

extension TextRole {
    /// Whether it is a heading of any level.
    fileprivate var isHeading: Bool { self == .title || self == .heading || self == .subheading }

    /// The role of a heading, by its level from 1.
    static func heading(level: Int) -> TextRole {
        level == 1 ? .title : level == 2 ? .heading : .subheading
    }
}
