/// What several frames are made of, each element kept once, in groups that come and go together.
///
/// Groups are shown by CSS animations and not by SMIL. Both run in a picture that a page embeds, as
/// on GitHub, where scripts do not; but one rule of CSS serves the groups of all layers, and only
/// CSS knows whether the person wants less motion. A viewer that knows neither shows the first
/// frame, which is the state without the animation.
struct Film {
    /// When each frame begins, as a percentage of the whole.
    private let starts: [String]
    private let duration: Double
    private var names: [Showing: String] = [:]
    private var rules: [String] = []

    /// A film of frames that last so many seconds each.
    init(seconds: [Double]) {
        let duration = seconds.reduce(0, +)
        self.duration = duration
        var start = 0.0
        starts = seconds.map { length in
            defer { start += length }
            return Self.decimal(100 * start / duration)
        }
    }

    /// The SVG elements that animate all layers; none where nothing changes.
    var style: [String] {
        if rules.isEmpty { return [] }
        return ["<style>@media(prefers-reduced-motion:no-preference){"] + rules + ["}</style>"]
    }

    /// One layer as SVG elements, which `draw` makes of what is to be shown together.
    mutating func layer<Element: Hashable>(
        _ frames: [[Element]], draw: ([Element]) -> [String]
    ) -> [String] {
        let seen = frames.enumerated().flatMap { index, frame in
            frame.map { (element: $0, index: index) }
        }
        let elements = seen.grouped { $0.element }.map { element, seen in
            (element: element, showing: Showing(in: seen.map(\.index), of: frames.count))
        }
        return elements.grouped { $0.showing }.flatMap { showing, members in
            group(draw(members.map(\.element)), showing)
        }
    }

    private mutating func group(_ lines: [String], _ showing: Showing) -> [String] {
        if showing.isConstant { return lines }
        let state = showing.isFirst ? "" : " visibility=\"hidden\""
        return ["<g class=\"\(name(of: showing))\"\(state)>"] + lines + ["</g>"]
    }

    private mutating func name(of showing: Showing) -> String {
        if let name = names[showing] { return name }
        let name = "f" + String(names.count, radix: 36)
        names[showing] = name
        rules.append(
            ".\(name){animation:\(name) \(Self.decimal(duration))s step-end infinite}"
                + "@keyframes \(name){\(showing.keyframes(at: starts))}")
        return name
    }

    /// A number to a thousandth, as short as it can be written.
    private static func decimal(_ number: Double) -> String {
        let text = String((number * 1000).rounded() / 1000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
