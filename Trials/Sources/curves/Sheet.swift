/// A picture in the making: SVG that reads well on light paper and on dark.
struct Sheet {
    /// Where a label stands to its place.
    enum Side: String {
        case right = "start"
        case middle
        case left = "end"
    }

    let width: Double
    let height: Double
    private let title: String
    private var body = ""

    /// An empty sheet; `title` says what the picture shows to those who cannot see it.
    init(_ title: String, width: Double = 720, height: Double = 320) {
        self.title = title
        self.width = width
        self.height = height
    }

    /// A line through the places, thin where nothing else is asked for.
    mutating func line(_ places: [Place], _ ink: Ink, width: Double = 1, dashes: String = "") {
        let dashed = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
        let wide = width == 1 ? "" : " stroke-width=\"\(width.short)\""
        body += "<path class=\"\(ink)\"\(wide)\(dashed) d=\"\(Self.path(places))\"/>\n"
    }

    /// A tint of the area inside the places.
    mutating func area(_ places: [Place], _ ink: Ink) {
        body += "<path class=\"\(ink) area\" d=\"\(Self.path(places))z\"/>\n"
    }

    /// A round mark.
    mutating func dot(_ place: Place, _ ink: Ink) {
        body +=
            "<circle class=\"\(ink)\" cx=\"\(place.x.short)\" cy=\"\(place.y.short)\" r=\"3.5\"/>\n"
    }

    /// A line of text; its place is that of its base line.
    mutating func label(_ text: String, _ place: Place, _ ink: Ink = .text, _ side: Side = .right) {
        let anchor = side == .right ? "" : " text-anchor=\"\(side.rawValue)\""
        body +=
            "<text class=\"\(ink)\" x=\"\(place.x.short)\" y=\"\(place.y.short)\"\(anchor)>"
            + "\(text)</text>\n"
    }

    /// The whole file.
    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(title)" \
        width="\(width.short)" height="\(height.short)" \
        viewBox="0 0 \(width.short) \(height.short)">
        <style>
        \(Ink.style)
        path{fill:none;stroke:currentColor;stroke-linejoin:round;stroke-linecap:round}
        .area{fill:currentColor;fill-opacity:.1;stroke:none}
        circle,rect{fill:currentColor}
        text{fill:currentColor;font:13px system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
        </style>
        <rect class="\(Ink.paper)" width="100%" height="100%" rx="6"/>
        \(body)</svg>

        """
    }

    /// The places as steps from one to the next, which are shorter; each starts from what the
    /// rounded steps before it have reached.
    private static func path(_ places: [Place]) -> String {
        var reached = Place(x: 0, y: 0)
        var steps: [String] = []
        for place in places.thinned(tolerance: 0.05) {
            let across = (place.x - reached.x).short
            let down = (place.y - reached.y).short
            steps.append(down.hasPrefix("-") ? across + down : across + " " + down)
            reached.x += Double(across) ?? 0
            reached.y += Double(down) ?? 0
        }
        return "m" + steps.joined(separator: " ")
    }
}
