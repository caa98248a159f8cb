import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a viewer makes of an SVG document: as much of SVG and CSS as the exports use.
final class SVGViewer: NSObject, XMLParserDelegate {
    /// A rectangle or a text as it is drawn, with what it has from around it.
    struct Drawn: Hashable {
        var name: String
        var attributes: [String: String]
        var text = ""

        /// A number among the attributes; 0 where there is none.
        func number(_ key: String) -> Int { attributes[key].flatMap(Int.init) ?? 0 }
    }

    private struct Surrounding {
        var fill: String?
        var film: String?
        var isFirst = true
        var isOnlyDefined = false
    }

    /// The names of all elements, and the attributes of the outermost.
    private(set) var names: Set<String> = []
    private(set) var root: [String: String] = [:]
    private var elements: [(drawn: Drawn, surrounding: Surrounding)] = []
    private var definitions: [String: Drawn] = [:]
    private var surroundings = [Surrounding()]
    private var open: [Drawn] = []
    private var changes: [String: [(percent: Double, isVisible: Bool)]] = [:]

    /// Reads a document; nil where it is not well-formed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    /// What is drawn at a moment, in percent of the film; nil for viewers that show no films.
    func drawn(at percent: Double? = nil) -> [Drawn] {
        elements.filter { _, surrounding in
            guard let percent, let film = surrounding.film else { return surrounding.isFirst }
            let last = changes[film]?.last { $0.percent <= percent }
            return last?.isVisible ?? surrounding.isFirst
        }.map(\.drawn)
    }

    /// The colour that is seen at a place in units; text is ignored.
    func color(x: Int, y: Int) -> String? {
        drawn().last {
            $0.name == "rect" && $0.attributes["fill"] != "none"
                && ($0.number("x")..<($0.number("x") + $0.number("width"))).contains(x)
                && ($0.number("y")..<($0.number("y") + $0.number("height"))).contains(y)
        }?.attributes["fill"]
    }

    // MARK: Parsing

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        names.insert(name)
        if name == "svg" { root = attributes }
        var surrounding = surroundings[surroundings.count - 1]
        surrounding.fill = attributes["fill"] ?? surrounding.fill
        surrounding.film = attributes["class"] ?? surrounding.film
        surrounding.isFirst = surrounding.isFirst && attributes["visibility"] != "hidden"
        if ["defs", "clipPath"].contains(name) { surrounding.isOnlyDefined = true }
        surroundings.append(surrounding)
        open.append(Drawn(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        open[open.count - 1].text += text
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        var drawn = open.removeLast()
        let surrounding = surroundings.removeLast()
        if let id = drawn.attributes.removeValue(forKey: "id") { definitions[id] = drawn }
        if name == "style" { read(style: drawn.text) }
        if let target = drawn.attributes.removeValue(forKey: "href"),
            var copy = definitions[String(target.dropFirst())]
        {
            copy.attributes.merge(drawn.attributes) { $1 }
            drawn = copy
        }
        guard ["rect", "text"].contains(drawn.name), !surrounding.isOnlyDefined else { return }
        drawn.attributes["fill"] = surrounding.fill
        elements.append((drawn, surrounding))
    }

    private func read(style: String) {
        for rule in style.matches(of: #/@keyframes (\w+)\{(.*)\}/#) {
            changes[String(rule.output.1)] = rule.output.2
                .matches(of: #/([\d.]+)%\{visibility:(\w+)\}/#)
                .map { (Double($0.output.1) ?? .nan, $0.output.2 == "visible") }
        }
    }
}
