internal import DrawerModel

/// What a key means while a link is marked.
enum LinkKey: Hashable {
    /// Marks the next one, or the one before it.
    case move(Int)
    case follow
    case leave

    /// The meaning of a key; nil for one that means what it always does.
    init?(_ press: KeyPress, _ keys: KeyMap) {
        switch (press.key, press.modifiers) {
        case (.tab, []), (.down, []): self = .move(1)
        case (.tab, .shift), (.up, []): self = .move(-1)
        case (.enter, []): self = .follow
        case (.escape, []): self = .leave
        default:
            guard keys.command(for: press) == .link else { return nil }
            self = .move(1)
        }
    }
}
