@testable import DrawerGallery

/// Black above, white below, on a slanted border: what is where can be told from each pixel.
struct Flag: Scene {
    func light(at spot: Spot) -> Light { spot.y < 0.5 + 0.25 * spot.x ? Light(0) : .white }
}

/// The same light everywhere.
struct Fog: Scene {
    func light(at spot: Spot) -> Light { Light(0x808080) }
}

extension Picture {
    /// A picture of a scene, without words.
    init(_ scene: any Scene) { self.init(title: "", note: "", scene: scene) }
}
