extension ModeLedger {
    private static let attributes: [Int: String] = [
        1: "bold", 2: "dim", 3: "italic", 4: "underline", 5: "blink", 6: "blink", 7: "reverse",
        8: "hidden", 9: "strike", 21: "underline", 53: "overline", 58: "underline colour",
    ]

    private static let ends: [Int: [String]] = [
        22: ["bold", "dim"], 23: ["italic"], 24: ["underline"], 25: ["blink"], 27: ["reverse"],
        28: ["hidden"], 29: ["strike"], 39: ["foreground"], 49: ["background"],
        55: ["overline"], 59: ["underline colour"],
    ]

    /// Takes the parameters of an SGR; none is a reset.
    mutating func notePen(_ parameters: [[Int?]]) {
        var rest = parameters.isEmpty ? [[0]] : parameters[...]
        while let group = rest.popFirst() {
            let code = (group.first ?? nil) ?? 0
            if group.count == 1, [38, 48, 58].contains(code) { skipColour(&rest) }
            noteAttribute(code, part: group.count > 1 ? group[1] : nil)
        }
    }

    /// The semicolon forms: `5;n` and `2;r;g;b`.
    private func skipColour(_ rest: inout ArraySlice<[Int?]>) {
        switch rest.first?.first {
        case 5: rest = rest.dropFirst(2)
        case 2: rest = rest.dropFirst(4)
        default: break
        }
    }

    private mutating func noteAttribute(_ code: Int, part: Int?) {
        switch code {
        case 0: for label in stillSet where label.hasPrefix("SGR") { mark(label, false) }
        case 4 where part == 0: mark("SGR underline", false)
        case 30...38, 90...97: mark("SGR foreground", true)
        case 40...48, 100...107: mark("SGR background", true)
        default:
            if let name = Self.attributes[code] { mark("SGR \(name)", true) }
            for name in Self.ends[code] ?? [] { mark("SGR \(name)", false) }
        }
    }
}
