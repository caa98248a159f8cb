import DrawerCanvas
import DrawerModel
import TerminalProbe

/// A terminal's screen, to be compared with the frame that it should show.
final class ShownFrame {
    let emulator: Emulator
    private let size: Size
    private var reducer: ColorReducer
    private let palette: [RGB?]

    init(size: Size, depth: ColorDepth) {
        useUTF8()
        self.size = size
        emulator = Emulator(columns: size.width, rows: size.height)
        reducer = ColorReducer(to: depth)
        let colors = Emulator(columns: 256, rows: 1)
        for index in 0..<256 { colors.feed("\u{1B}[38;5;\(index)mx".utf8) }
        palette = (0..<256).map { colors.cell(column: $0, row: 0)?.foreground }
    }

    /// The first cell that looks different, in words.
    func difference(from frame: Surface) -> String? {
        for y in 0..<size.height {
            for x in 0..<size.width where frame[x, y].glyph != .continuation {
                let shown = emulator.cell(column: x, row: y)
                if let shown, shows(frame[x, y], shown) { continue }
                return "\(x), \(y): \(frame[x, y]) is shown as \(String(describing: shown))"
            }
        }
        return nil
    }

    private func shows(_ cell: Cell, _ shown: ScreenCell) -> Bool {
        let style = reducer.reduce(cell.style)
        let characters = shown.characters.isEmpty ? " " : shown.characters
        let isBlank = cell.glyph == .blank
        let isPlain = style.attributes.isDisjoint(with: [.underline, .reverse])
        return characters == cell.glyph.text
            && shown.background == color(style.background)
            && shown.underline == style.attributes.contains(.underline)
            && shown.reverse == style.attributes.contains(.reverse)
            && (isBlank || shown.bold == style.attributes.contains(.bold))
            && (isBlank || shown.italic == style.attributes.contains(.italic))
            && (isBlank && isPlain || shown.foreground == color(style.foreground))
    }

    private func color(_ color: Color) -> RGB? {
        color.rgb.map { RGB($0) } ?? color.paletteIndex.flatMap { palette[Int($0)] }
    }
}
