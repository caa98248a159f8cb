internal import DrawerModel

/// Something about the drawers that a key changes while a program runs.
struct Setting: Sendable {
    /// The key that goes on to its next value.
    let key: Character
    /// What it can be; before these comes what the preset says itself.
    let values: [Value]
    /// What a configuration says of it, in a few words.
    let describe: @Sendable (DrawerConfiguration) -> String

    /// One choice.
    struct Value: Sendable {
        let apply: @Sendable (inout DrawerConfiguration) -> Void
    }

    /// All settings, in the order in which they are shown.
    static let all = [
        Setting(key: "e", values: Edge.allCases.map(edge)) { $0.edge.name },
        Setting(
            key: "s",
            values: [.cover, .reveal, .push(), .push(parallax: 0.1)].map(style)
        ) { $0.style.name },
        Setting(
            key: "w",
            values: [.percent(40), .percent(60), .percent(80), .cells(24), .allBut(12)].map(size)
        ) { $0.size.name },
        Setting(key: "a", values: animators.map(animator)) { $0.opening.name },
        Setting(key: "d", values: [0, 0.25, 0.5, 0.75].map(dim)) {
            $0.dim == 0 ? "no dim" : "dim \(short(100 * $0.dim))%"
        },
        Setting(key: "o", values: [.full, .reduced, .none].map(motion)) {
            $0.motion.name + " motion"
        },
    ]

    private static let animators: [Animator] = [
        .spring(Spring(response: 0.3)), .spring(Spring(duration: 0.5, damping: 0.8)),
        .spring(Spring(duration: 1, damping: 0.4)), .curve(.easeOut, duration: 0.25),
        .curve(.easeInOut, duration: 0.5), .curve(.linear, duration: 0.4), .instant,
    ]

    private static func edge(_ edge: Edge) -> Value { Value { $0.edge = edge } }
    private static func style(_ style: TransitionStyle) -> Value { Value { $0.style = style } }
    private static func size(_ size: DrawerSize) -> Value { Value { $0.size = size } }
    private static func dim(_ dim: Double) -> Value { Value { $0.dim = dim } }
    private static func motion(_ motion: Motion) -> Value { Value { $0.motion = motion } }
    private static func animator(_ animator: Animator) -> Value {
        Value {
            $0.opening = animator
            $0.closing = animator
        }
    }
}
