internal import DrawerCanvas
internal import DrawerModel

/// A program that is drawn without a terminal: the times are made up, as in a test.
struct Sitting<Main: Program> {
    /// Frames a second of an animation.
    private static var rate: Double { 30 }
    /// How long an animation rests, closed and open, in seconds.
    private static var pause: Double { 1.2 }

    private var program: Main
    private let theme: Theme
    private let size: Size
    private let hold: (inout Main, Double, Timestamp) -> Void
    private let toggle: (inout Main, Timestamp) -> Void
    private var now = 1.0

    /// A program on a screen of `size`; `hold` holds its drawer at a progress, and `toggle` opens
    /// or closes it.
    init(
        _ program: Main, size: Size, theme: Theme,
        hold: @escaping (inout Main, Double, Timestamp) -> Void,
        toggle: @escaping (inout Main, Timestamp) -> Void
    ) {
        self.program = program
        self.size = size
        self.theme = theme
        self.hold = hold
        self.toggle = toggle
        // What shows itself first begins with that now, and is done with it a while later.
        wait(1)
        wait(10)
    }

    private var time: Timestamp { Timestamp(seconds: now) }

    private mutating func wait(_ seconds: Double) {
        now += seconds
        program.advance(to: time)
    }

    private mutating func frame() -> Surface {
        var surface = Surface(size: size)
        program.draw(into: &surface, theme: theme)
        return surface
    }

    /// The screen with the drawer held at `progress`; as it is at the start where that is nil or 0.
    mutating func still(at progress: Double?) -> Surface {
        // A snapshot is taken of what was drawn before.
        _ = frame()
        if let progress, progress != 0 { hold(&program, progress, time) }
        return frame()
    }

    /// The drawer opening and closing by itself.
    mutating func opening() -> [TimedFrame] {
        var frames = [TimedFrame(frame(), seconds: Self.pause / 2)]
        for _ in 0..<2 {
            toggle(&program, time)
            while program.isAnimating {
                wait(1 / Self.rate)
                frames.append(TimedFrame(frame(), seconds: 1 / Self.rate))
            }
            frames[frames.count - 1].seconds = Self.pause
        }
        return frames
    }
}
