import DrawerModel

@testable import DrawerCanvas

/// A host with a diary for a scene, and a screen to look at; times go on by themselves.
struct HostPlay {
    var host: DrawerHost<DiaryScene>
    private(set) var size: Size
    private var now = 1.0
    private var frame: Surface

    static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true))

    init(
        _ configurations: [DrawerConfiguration] = [DrawerConfiguration()],
        permanentAt: Int? = nil, width: Int = 40, height: Int = 10, scene: DiaryScene = DiaryScene()
    ) {
        useUTF8()
        size = Size(width: width, height: height)
        host = DrawerHost(scene, drawers: configurations, permanentAt: permanentAt, size: size)
        frame = Surface(size: size)
        wait(0)
    }

    var time: Timestamp { Timestamp(seconds: now) }
    var scene: DiaryScene { host.scene }
    var set: DrawerSet { host.drawers.set }

    /// What the panel at `edge` got.
    func got(_ edge: Edge = .left) -> [InputEvent] { host.drawers[edge]?.events ?? [] }

    // MARK: Doing

    @discardableResult
    mutating func send(_ event: InputEvent) -> Reaction {
        now += 0.01
        if case .resize(let size) = event {
            self.size = size
            frame.reset(size: size)
        }
        return host.handle(event, at: time)
    }

    @discardableResult
    mutating func key(_ key: Key, _ modifiers: Modifiers = []) -> Reaction {
        send(.key(KeyPress(key, modifiers)))
    }

    @discardableResult
    mutating func type(_ scalar: Unicode.Scalar) -> Reaction { key(.character(scalar)) }

    @discardableResult
    mutating func mouse(_ kind: MouseReport.Kind, _ x: Double, _ y: Double = 5) -> Reaction {
        send(.mouse(MouseReport(kind, at: Location(x: x, y: y))))
    }

    mutating func click(_ x: Double, _ y: Double = 5) {
        mouse(.press(.left), x, y)
        mouse(.release(.left), x, y)
    }

    /// Drags in steps of a cell; the button stays down.
    mutating func drag(from start: Double, to end: Double) {
        mouse(.press(.left), start)
        for x in stride(from: start, through: end, by: start < end ? 1 : -1) {
            mouse(.drag(.left), x)
        }
    }

    @discardableResult
    mutating func resize(_ width: Int, _ height: Int = 10) -> Reaction {
        send(.resize(Size(width: width, height: height)))
    }

    @discardableResult
    mutating func wait(_ seconds: Double) -> Reaction {
        now += seconds
        return host.advance(to: time)
    }

    /// Lets everything that moves arrive.
    mutating func rest() { wait(5) }

    // MARK: Looking

    @discardableResult
    mutating func draw(_ theme: Theme = HostPlay.theme) -> Surface {
        host.draw(into: &frame, theme: theme)
        return frame
    }

    mutating func row(_ y: Int) -> String { draw().text(row: y) }
}

func report(_ kind: MouseReport.Kind, _ x: Double, _ y: Double = 5) -> InputEvent {
    .mouse(MouseReport(kind, at: Location(x: x, y: y)))
}
