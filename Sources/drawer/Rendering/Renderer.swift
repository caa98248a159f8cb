internal import DrawerCanvas
internal import DrawerGallery
internal import DrawerModel
internal import DrawerReader
internal import DrawerTerminal

/// Draws a program without a terminal, in the form that was asked for.
struct Renderer {
    let size: Size
    let options: Options

    /// Soft white on a dark blue that shows the dim better than black.
    private static let dark = ColorScheme(
        foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)
    /// Dark slate on a white that is a little warm.
    private static let light = ColorScheme(
        foreground: Color(rgb: 0x3B4252), background: Color(rgb: 0xFAF8F5), isKnown: true)

    private var theme: Theme {
        let isLight = options.terminal.scheme?.isDark == false
        return Theme(
            isLight ? Self.light : Self.dark,
            depth: options.terminal.depth ?? .truecolor, colors: options.terminal.colors)
    }

    /// The picture of the gallery.
    func picture(of preset: DrawerPreset?) -> String {
        let gallery = Gallery(preset, motion: options.drawer.motion, size: size)
        return picture(
            Sitting(gallery, size: size, theme: theme) {
                $0.hold($1, at: $2)
            } toggle: {
                $0.toggleMenu(at: $1)
            })
    }

    /// The picture of a reader, whose first document is in the loader.
    func picture(of library: Library, _ loader: Loader) -> String {
        let reader = Reader(
            library: library, loader: loader, start: options.start, drawer: options.drawer,
            permanentAt: options.permanentAt, size: size, direction: options.direction,
            showsSource: options.showsSource)
        let edge = options.direction == .leftToRight ? Edge.left : .right
        return picture(
            Sitting(reader, size: size, theme: theme) {
                $0.hold(edge, at: $1, time: $2)
            } toggle: {
                $0.toggle(edge, at: $1)
            })
    }

    private func picture<Main: Program>(_ sitting: Sitting<Main>) -> String {
        var sitting = sitting
        let render = options.render
        if render.isAnimated {
            return SVGExport(scheme: theme.scheme).animation(of: sitting.opening())
        }
        let surface = sitting.still(at: render.progress)
        return switch render.format ?? .text {
        case .text: TextExport().text(of: surface)
        case .ansi: AnsiExport(depth: options.terminal.depth ?? .truecolor).text(of: surface)
        case .svg: SVGExport(scheme: theme.scheme).picture(of: surface)
        }
    }
}
