/// Colours that someone has chosen for parts of the theme, in place of those that it would have.
public struct ThemeColors: Hashable, Sendable {
    /// What has colours of its own; what lies on it or beside it in fewer words follows.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        case title, panel, selection, accent, scrollbar
        case idleSelection = "idle-selection"
    }

    /// The side of a style.
    public enum Side: String, Hashable, Sendable, CaseIterable { case foreground, background }

    /// Two colours, each of which may be left to the theme.
    struct Pair: Hashable, Sendable {
        var foreground: Color?
        var background: Color?

        /// A style with these colours.
        func applied(to style: Style) -> Style {
            Style(
                foreground ?? style.foreground, on: background ?? style.background,
                style.attributes)
        }
    }

    private(set) var parts: [Part: Pair] = [:]
    private(set) var texts: [TextRole: Pair] = [:]

    /// None.
    public init() {}

    /// The names that `set` knows: of parts, and of roles of text after `text-`.
    public static let names =
        Part.allCases.map(\.rawValue) + TextRole.allCases.map { "text-" + $0.name }

    /// Chooses a colour for what has the name; false where nothing has.
    public mutating func set(_ side: Side, of name: String, to color: Color) -> Bool {
        if let part = Part(rawValue: name) {
            parts[part, default: Pair()].set(side, to: color)
        } else if name.hasPrefix("text-"), let role = TextRole(name: name.dropFirst(5)) {
            texts[role, default: Pair()].set(side, to: color)
        } else {
            return false
        }
        return true
    }
}

extension ThemeColors.Pair {
    fileprivate mutating func set(_ side: ThemeColors.Side, to color: Color) {
        switch side {
        case .foreground: foreground = color
        case .background: background = color
        }
    }
}

extension Theme {
    /// Puts chosen colours in the place of its own.
    mutating func apply(_ colors: ThemeColors) {
        for (role, pair) in colors.texts {
            roles[role.rawValue] = pair.applied(to: roles[role.rawValue])
        }
        for (part, pair) in colors.parts {
            switch part {
            case .title: paint(\.title, [\.titleDetail], pair)
            case .panel:
                paint(\.panel, [\.panelDetail], pair)
                panelHeading = pair.applied(to: panelHeading)
                accent.background = pair.background ?? accent.background
            case .selection: paint(\.selection, [\.selectionDetail], pair)
            case .idleSelection: paint(\.idleSelection, [\.idleSelectionDetail], pair)
            case .accent: accent = pair.applied(to: accent)
            case .scrollbar: scrollbar = pair.applied(to: scrollbar)
            }
        }
    }

    /// Paints a part, and the less important text on it in softer colours.
    private mutating func paint(
        _ main: WritableKeyPath<Theme, Style>, _ details: [WritableKeyPath<Theme, Style>],
        _ pair: ThemeColors.Pair
    ) {
        self[keyPath: main] = pair.applied(to: self[keyPath: main])
        let style = self[keyPath: main]
        for detail in details {
            self[keyPath: detail].background = style.background
            self[keyPath: detail].foreground = Self.softened(
                style.foreground, on: style.background, by: 0.40)
        }
    }
}
