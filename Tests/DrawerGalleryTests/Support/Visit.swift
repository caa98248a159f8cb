import DrawerCanvas
import DrawerModel

@testable import DrawerGallery

/// Somebody in the gallery, with a screen to look at; times go on by themselves.
struct Visit {
    var gallery: Gallery
    private var frame: Surface
    private var now = 1.0

    static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true))

    init(_ preset: DrawerPreset?, width: Int = 80, height: Int = 24, motion: Motion = .full) {
        useUTF8()
        let size = Size(width: width, height: height)
        gallery = Gallery(preset, motion: motion, size: size)
        frame = Surface(size: size)
        // A program that shows itself first begins with that now, and is done with it then.
        rest()
        rest()
    }

    private var time: Timestamp { Timestamp(seconds: now) }

    /// The drawers of the program on show.
    var drawers: [DrawerConfiguration] { gallery.scene.program.configurations }

    @discardableResult
    mutating func send(_ event: InputEvent) -> Reaction {
        now += 0.02
        if case .resize(let size) = event { frame.reset(size: size) }
        return gallery.handle(event, at: time)
    }

    @discardableResult
    mutating func key(_ key: Key, _ modifiers: Modifiers = []) -> Reaction {
        send(.key(KeyPress(key, modifiers)))
    }

    @discardableResult
    mutating func type(_ character: Character) -> Reaction {
        key(.character(character.unicodeScalars.first ?? " "))
    }

    mutating func mouse(_ kind: MouseReport.Kind, _ x: Double, _ y: Double) {
        send(.mouse(MouseReport(kind, at: Location(x: x, y: y))))
    }

    mutating func click(_ x: Double, _ y: Double) {
        mouse(.press(.left), x, y)
        mouse(.release(.left), x, y)
    }

    /// Lets everything that moves arrive.
    mutating func rest() { wait(5) }

    mutating func wait(_ seconds: Double) {
        now += seconds
        gallery.advance(to: time)
    }

    mutating func hold(_ progress: Double) { gallery.hold(progress, at: time) }

    mutating func draw() -> Surface {
        gallery.draw(into: &frame, theme: Self.theme)
        return frame
    }

    mutating func row(_ y: Int) -> String { draw().text(row: y) }

    /// All rows as text.
    mutating func screen() -> String {
        let frame = draw()
        return (0..<frame.size.height).map { frame.text(row: $0) }.joined(separator: "\n")
    }
}
