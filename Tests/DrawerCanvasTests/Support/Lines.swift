import DrawerCanvas

/// Lines for a text view.
struct Lines: TextSource {
    var lines: [String]
    /// How they are set; in plain ink where there are none.
    var layouts: [LineLayout] = []
    /// Their numbers; as they are counted where there are none.
    var numbers: [Int] = []
    var extent: Int { lines.count }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        var line = lines[index]
        return line.withUTF8(body)
    }

    func layout(of index: Int) -> LineLayout { layouts.isEmpty ? LineLayout() : layouts[index] }

    func number(of index: Int) -> Int? { numbers.isEmpty ? index + 1 : numbers[index] }
}

/// Lines of any bytes, each set in its own way.
struct SetLines: TextSource {
    var lines: [[UInt8]]
    var layouts: [LineLayout]
    var extent: Int { lines.count }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        lines[index].withUnsafeBufferPointer(body)
    }

    func layout(of index: Int) -> LineLayout { layouts[index] }

    /// So many lines of hard bytes, with runs, indents and the rest, drawn by `random`.
    init(_ count: Int, using random: inout SplitMix64) {
        lines = (0..<count).map { _ in
            Samples.bytes(Int.random(in: 0...20, using: &random), using: &random)
        }
        layouts = lines.map { Self.layout(of: $0.count, using: &random) }
    }

    /// Runs anywhere: between bytes of one character, empty, and past the line's end.
    private static func layout(of count: Int, using random: inout SplitMix64) -> LineLayout {
        var bounds = (0..<6).map { _ in Int.random(in: 0...(count + 2), using: &random) }.sorted()
        var runs: [TextRun] = []
        while let start = bounds.first, bounds.count > 1 {
            let role = TextRole.allCases.randomElement(using: &random) ?? .plain
            runs.append(TextRun(start..<bounds[1], TextInk(role)))
            bounds.removeFirst(2)
        }
        return LineLayout(
            runs: runs, indent: Int.random(in: 0...9, using: &random),
            hanging: Int.random(in: 0...9, using: &random),
            fill: Int.random(in: 0..<4, using: &random) == 0 ? .codeBlock : nil,
            wraps: Int.random(in: 0..<5, using: &random) > 0)
    }
}
