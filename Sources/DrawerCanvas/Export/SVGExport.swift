internal import DrawerModel

/// Surfaces as an SVG picture that looks like the inside of a terminal's window.
///
/// The cells are where they belong in any monospaced font: text is stretched to the width of its
/// columns, glyphs that fonts may lack are centred in theirs, and blocks and lines are drawn.
public struct SVGExport: Hashable, Sendable {
    /// The terminal's own colours.
    public var scheme: ColorScheme

    /// An export for a terminal with these colours.
    public init(scheme: ColorScheme) { self.scheme = scheme }

    /// The surface as a picture, a whole document.
    public func picture(of surface: Surface) -> String {
        animation(of: [TimedFrame(surface, seconds: 1)])
    }

    /// A picture that shows the frames in turn, over and over, a whole document.
    ///
    /// There is at least one frame, and all have one size. Where nothing moves, because the viewer
    /// cannot or the person does not want it, the first frame is seen.
    public func animation(of frames: [TimedFrame]) -> String {
        precondition(!frames.isEmpty, "an animation without a frame")
        precondition(
            frames.allSatisfy { $0.seconds > 0 && $0.seconds.isFinite }, "no time for a frame")
        let pictures = frames.map { Picture(of: $0.surface, scheme: scheme) }
        let grid = pictures[0].grid
        precondition(pictures.allSatisfy { $0.grid == grid }, "frames of different sizes")
        let typesetter = Typesetter(pictures.map(\.texts))
        var film = Film(seconds: frames.map(\.seconds))
        let papers = film.layer(pictures.map(\.papers)) { $0.map(\.element) }
        let shapes = film.layer(pictures.map(\.shapes)) { $0.map(\.element) }
        let texts = film.layer(pictures.map(\.texts)) {
            typesetter.elements(of: $0, in: grid, standard: scheme.foreground)
        }
        let window = PictureWindow(extent: grid.extent, scheme: scheme)
        return window.document(
            head: film.style, areas: papers + shapes, definitions: typesetter.definitions,
            texts: texts)
    }
}
