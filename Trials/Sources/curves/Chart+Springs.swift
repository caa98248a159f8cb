import DrawerModel

extension Chart {
    /// Our springs beside the animations that UIKit's users choose most.
    static var springs: Chart {
        var chart = Chart(
            "Progress over time: opening and closing springs beside three animations of UIKit",
            x: .seconds(0...0.6), y: .progress(0...1.12))
        chart.addUIKit()
        let ours = DrawerConfiguration()
        chart.add(Track(ours.opening, from: 0), .drawer)
        chart.label("opening, 0.30 s", 0.2, 0.83, .drawer)
        chart.add(Track(ours.closing, from: 1), .drawer)
        chart.label("closing, 0.25 s", 0.175, 0.1, .drawer)
        return chart
    }

    private mutating func addUIKit() {
        add(Track(.curve(.easeOut, duration: 0.25), from: 0), .quiet)
        label("ease-out, 0.25 s", 0.25, 1, dx: 4, dy: -14, .quiet, .left)
        add(Track(.spring(Spring(duration: 0.5, damping: 0.8)), from: 0), .quiet)
        label("spring, 0.5 s, damping 0.8", 0.444, 1, dx: 30, dy: -14, .quiet, .left)
        add(Track(.curve(.easeInOut, duration: 0.5), from: 0), .quiet)
        label("ease-in-out, 0.5 s", 0.31, 0.6, .quiet)
    }

    private mutating func add(_ track: Track, _ ink: Ink) {
        curve(track.readings, ink, width: ink == .drawer ? 2 : 1.2)
        if let last = track.readings.last { dot(last, ink) }
    }
}

extension Track {
    /// The whole way from one anchor to the other.
    fileprivate init(_ animator: Animator, from start: Double) {
        self.init(animator, from: .init(progress: start, velocity: 0), to: 1 - start)
    }
}
