internal import DrawerModel

/// The window around a picture: its ground, its edge, and what text in it looks like.
struct PictureWindow {
    /// In units of half a pixel.
    let extent: Size
    let scheme: ColorScheme

    /// What the systems' own terminals use, by the names that browsers know.
    private static let fonts =
        "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"

    /// The whole document, an element a line.
    func document(
        head: [String], areas: [String], definitions: [String], texts: [String]
    ) -> String {
        let size = "width=\"\(extent.width)\" height=\"\(extent.height)\""
        let definitions = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
        let start = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(extent.width / 2)\""
                + " height=\"\(extent.height / 2)\""
                + " viewBox=\"0 0 \(extent.width) \(extent.height)\">"
        ]
        let ground = [
            "<clipPath id=\"window\"><rect \(size) rx=\"\(PictureGrid.radius)\"/></clipPath>",
            // Without smoothing, areas that touch have no seam at any scale.
            "<g clip-path=\"url(#window)\" shape-rendering=\"crispEdges\">",
            "<rect \(size) fill=\"\(scheme.background.hexadecimal)\"/>",
        ]
        let font =
            "<g fill=\"\(scheme.foreground.hexadecimal)\" font-size=\"\(PictureGrid.fontSize)\""
            + " font-family=\"\(Self.fonts)\">"
        let lines = [
            start, head, ground, areas, ["</g>", font], definitions, texts, ["</g>", edge],
        ]
        return lines.joined().map { $0 + "\n" }.joined() + "</svg>\n"
    }

    /// A line inside the edge: the window may have the colour of the page around it.
    private var edge: String {
        "<rect x=\"1\" y=\"1\" width=\"\(extent.width - 2)\" height=\"\(extent.height - 2)\""
            + " rx=\"\(PictureGrid.radius - 1)\" fill=\"none\""
            + " stroke=\"\(scheme.foreground.hexadecimal)\" stroke-opacity=\".2\""
            + " stroke-width=\"2\"/>"
    }
}
