import DrawerCanvas
import DrawerModel

extension TextProperty {
    /// What leaves as text has no control character, but line feeds and changes of the style.
    func checkExports(of surface: Surface) throws {
        let text = TextExport().text(of: surface)
        try require(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPlain }, "TextExport")
        for depth in [ColorDepth.none, .eight, .sixteen, .indexed, .truecolor] {
            try checkSequences(AnsiExport(depth: depth).text(of: surface))
        }
        try checkDocument(SVGExport(scheme: .dark).picture(of: surface))
    }

    /// Escape stands before `[`, digits and semicolons, and `m` alone.
    private func checkSequences(_ text: String) throws {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar != "\u{1B}" {
                try require(scalar == "\n" || scalar.isPlain, "AnsiExport: \(scalar.value)")
                continue
            }
            try require(rest.popFirst() == "[", "AnsiExport: another sequence")
            rest = rest.drop { $0 == ";" || ("0"..."9").contains($0) }
            try require(rest.popFirst() == "m", "AnsiExport: another sequence")
        }
    }

    /// Elements are closed in order, and `<` and `&` stand for nothing else.
    private func checkDocument(_ text: String) throws {
        var rest = Substring(text).unicodeScalars
        var open: [String] = []
        while let scalar = rest.popFirst() {
            switch scalar {
            case "<":
                let tag = String(Substring(rest.prefix { $0 != ">" }))
                rest = rest.drop { $0 != ">" }
                if tag.hasPrefix("/") {
                    try require(open.popLast() == String(tag.dropFirst()), "SVG: \(tag)")
                } else if !tag.hasSuffix("/"), !tag.hasPrefix("?") {
                    open.append(String(tag.prefix { $0 != " " && $0 != "\n" }))
                }
            case "&":
                let name = String(Substring(rest.prefix { $0 != ";" }))
                try require(["lt", "gt", "amp", "quot"].contains(name), "SVG: &\(name)")
            default: try require(scalar == "\n" || scalar.isPlain, "SVG: \(scalar.value)")
            }
        }
        try require(open.isEmpty, "SVG: \(open) are open")
    }
}
