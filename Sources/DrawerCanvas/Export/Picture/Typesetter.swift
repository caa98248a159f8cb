/// Makes SVG elements of texts; what a film shows in several places is defined once, and used there.
struct Typesetter {
    private var names: [Lettering: String] = [:]
    /// The SVG elements that are used by others.
    private(set) var definitions: [String] = []

    /// Looks for what the texts of several frames have in common; a single frame stays plain.
    init(_ frames: [[PictureText]]) {
        guard frames.count > 1 else { return }
        var texts: Set<PictureText> = []
        var once: Set<Lettering> = []
        for text in frames.joined() where texts.insert(text).inserted {
            if !once.insert(text.lettering).inserted { define(text.lettering) }
        }
    }

    private mutating func define(_ lettering: Lettering) {
        guard names[lettering] == nil else { return }
        let name = "t" + String(names.count, radix: 36)
        names[lettering] = name
        definitions.append(lettering.element(" id=\"\(name)\""))
    }

    /// The texts as SVG elements, grouped by colour; those of `standard` need none of their own.
    func elements(of texts: [PictureText], in grid: PictureGrid, standard: Color) -> [String] {
        texts.grouped(by: \.color).flatMap { color, texts in
            let elements = texts.map { element(of: $0, in: grid) }
            if color == standard { return elements }
            return ["<g fill=\"\(color.hexadecimal)\">"] + elements + ["</g>"]
        }
    }

    private func element(of text: PictureText, in grid: PictureGrid) -> String {
        let place = text.place(in: grid)
        guard let name = names[text.lettering] else { return text.lettering.element(place) }
        return "<use href=\"#\(name)\"\(place)/>"
    }
}
