/// The colours of the pictures: one for each meaning, on light paper and on dark.
enum Ink: String, CaseIterable {
    case paper
    /// Lines to read values off.
    case rule
    /// Axes, and curves to compare ours with.
    case quiet
    case text
    /// What moves by itself.
    case drawer
    /// What a hand does.
    case hand

    private var light: String {
        switch self {
        case .paper: "#fff"
        case .rule: "#e3e7eb"
        case .quiet: "#6a737d"
        case .text: "#24292f"
        case .drawer: "#0a66d0"
        case .hand: "#b8500c"
        }
    }

    private var dark: String {
        switch self {
        case .paper: "#0d1117"
        case .rule: "#272e37"
        case .quiet: "#8d96a0"
        case .text: "#e0e6ec"
        case .drawer: "#5aa7ff"
        case .hand: "#f0964f"
        }
    }

    /// The rules of a style sheet. The paper is painted too: a page may be dark where the system
    /// that answers the question is light.
    static var style: String {
        let light = allCases.map { ".\($0){color:\($0.light)}" }.joined()
        let dark = allCases.map { ".\($0){color:\($0.dark)}" }.joined()
        return light + "@media(prefers-color-scheme:dark){\(dark)}"
    }
}
