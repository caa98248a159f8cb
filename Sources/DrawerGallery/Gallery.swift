public import DrawerCanvas
public import DrawerModel

/// The five reference drawers, each in a small program of its own; settings change while it runs.
public typealias Gallery = DrawerHost<GalleryScene>

extension DrawerHost where Scene == GalleryScene {
    /// The gallery with one of its programs; without, its list is open. Nothing moves by itself
    /// more than `motion` says, unless a key changes that.
    public init(
        _ preset: DrawerPreset?, motion: Motion = .full, usesMouse: Bool = true, size: Size
    ) {
        var list = DrawerConfiguration(edge: .bottom)
        list.size = .percent(50)
        list.shadow = 0
        list.motion = motion
        // Its list comes and goes with a key: pans and arrows are the program's.
        if preset != nil { list.lock = .lockedClosed }
        self.init(
            GalleryScene(preset ?? .progressMenu, motion: motion, size: size), drawers: [list],
            size: size)
        scene.usesMouse = usesMouse
        // Long before the first frame, and so at rest in it.
        if preset == nil { toggle(.bottom, at: Timestamp(nanoseconds: 0)) }
    }

    /// Holds the program's first drawer at `progress`.
    public mutating func hold(_ progress: Double, at time: Timestamp) {
        scene.program.hold(progress, at: time)
        invalidate()
    }

    /// Opens or closes the program's first drawer.
    public mutating func toggleMenu(at time: Timestamp) {
        scene.program.toggleMenu(at: time)
        invalidate()
    }
}
