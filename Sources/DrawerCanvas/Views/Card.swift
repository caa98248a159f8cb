internal import DrawerModel

/// A box with lines of text in the middle of the screen, over everything else.
public struct Card: Hashable, Sendable {
    /// The heading in the first row.
    public var heading: String
    /// The lines below; a tab divides a line into two columns.
    public var lines: [String]
    /// The first line that is shown, where there are more than fit.
    public var top = 0

    /// A card with these texts.
    public init(heading: String, lines: [String]) {
        self.heading = heading
        self.lines = lines
    }

    /// How many of the lines fit on a screen of `height` rows.
    public func rows(on height: Int) -> Int {
        let height = min(height, lines.count + 4)
        return max(0, height - (height > 5 ? 4 : 3))
    }

    /// Draws the card in the middle of the surface, cut to what fits; all else is dimmed.
    public func draw(on surface: inout Surface, theme: Theme) {
        surface.dim(by: 0.5, theme: theme)
        let pairs = lines.map(Self.columns)
        let left = pairs.map { $0.1 == nil ? 0 : $0.0.columns }.max() ?? 0
        let widths = pairs.map { $0.1.map { left + 3 + $0.columns } ?? $0.0.columns }
        let width = min(surface.size.width, (widths + [heading.columns]).max().map { $0 + 6 } ?? 0)
        let height = min(surface.size.height, lines.count + 4)
        let x = (surface.size.width - width) / 2
        let y = (surface.size.height - height) / 2
        surface.fill(
            Rect(x: x, y: y, width: width, height: height), with: Cell(.blank, theme.panel))
        surface.writeShortened(
            heading, at: Point(x: x + 3, y: y + (height > 3 ? 1 : 0)), style: theme.panelHeading,
            limit: width - 4)
        let rows = rows(on: surface.size.height)
        for (row, pair) in pairs.dropFirst(top).prefix(rows).enumerated() {
            let place = Point(x: x + 3, y: y + 3 + row)
            let first = pair.1 == nil ? theme.panel : theme.accent
            surface.writeShortened(pair.0, at: place, style: first, limit: width - 4)
            guard let second = pair.1 else { continue }
            surface.writeShortened(
                second, at: Point(x: place.x + left + 3, y: place.y), style: theme.panel,
                limit: width - left - 7)
        }
        if height > 5, rows < lines.count {
            surface.writeShortened(
                top + rows < lines.count ? "↓ more" : "↑ more",
                at: Point(x: x + 3, y: y + height - 1), style: theme.panelDetail, limit: width - 4)
        }
    }

    private static func columns(_ line: String) -> (String, String?) {
        guard let tab = line.firstIndex(of: "\t") else { return (line, nil) }
        return (String(line[..<tab]), String(line[line.index(after: tab)...]))
    }
}
