internal import DrawerModel

/// What was chosen for a preset's drawers, beyond what the preset says.
struct Choices {
    /// The chosen value of each setting, by its place; nil for the preset's own.
    private var chosen: [Int?] = Setting.all.map { _ in nil }
    /// How much moves by itself where nothing is chosen.
    private let motion: Motion

    init(motion: Motion) { self.motion = motion }

    /// Goes on to the next value of the setting with this key; false where there is none.
    mutating func advance(_ key: Character) -> Bool {
        guard let index = Setting.all.firstIndex(where: { $0.key == key }) else { return false }
        let next = chosen[index].map { $0 + 1 } ?? 0
        chosen[index] = next < Setting.all[index].values.count ? next : nil
        return true
    }

    /// The preset's drawers as they were chosen to be. With two drawers a chosen edge is the first
    /// one's, and the second is opposite.
    func applied(to configurations: [DrawerConfiguration]) -> [DrawerConfiguration] {
        configurations.enumerated().map { place, configuration in
            var configuration = configuration
            configuration.motion = motion
            for (index, value) in chosen.enumerated() {
                guard let value else { continue }
                Setting.all[index].values[value].apply(&configuration)
                if Setting.all[index].key == "e", place == 1 {
                    configuration.edge = configuration.edge.opposite
                }
            }
            configuration.edgeZone = DrawerConfiguration(edge: configuration.edge).edgeZone
            return configuration
        }
    }
}

extension Edge {
    /// The edge on the other side of the screen.
    fileprivate var opposite: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}
