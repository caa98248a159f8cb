/// Reads an arrow key as a pan: a flick that begins, moves and ends in one event.
///
/// A terminal tells no key-up and repeats a held key late, so there is nothing to time.
public struct KeyPan: Hashable, Sendable {
    /// Where the key points: the axis and the sense, +1 toward larger coordinates.
    public static func intent(of press: KeyPress) -> PanRecognizer.Intent? {
        direction(press, sideways: [], upright: .alt)
    }

    /// Where a key points that moves a drawer by one cell and holds it.
    public static func scrub(of press: KeyPress) -> PanRecognizer.Intent? {
        direction(press, sideways: .shift, upright: [.alt, .shift])
    }

    /// Up and down alone scroll, so that drawers at the top and bottom take Alt beside them.
    private static func direction(
        _ press: KeyPress, sideways: Modifiers, upright: Modifiers
    ) -> PanRecognizer.Intent? {
        switch (press.key, press.modifiers) {
        case (.right, sideways): PanRecognizer.Intent(axis: .horizontal, sign: 1)
        case (.left, sideways): PanRecognizer.Intent(axis: .horizontal, sign: -1)
        case (.down, upright): PanRecognizer.Intent(axis: .vertical, sign: 1)
        case (.up, upright): PanRecognizer.Intent(axis: .vertical, sign: -1)
        default: nil
        }
    }

    /// The two gestures of one flick.
    public static func flick(_ intent: PanRecognizer.Intent) -> [PanGesture] {
        [
            PanGesture(.began, source: .key, axis: intent.axis),
            PanGesture(.ended, source: .key, axis: intent.axis, velocity: intent.sign),
        ]
    }
}
