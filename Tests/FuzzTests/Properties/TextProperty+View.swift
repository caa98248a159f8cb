import DrawerModel

@testable import DrawerCanvas

extension TextProperty {
    /// A window that is moved through the text shows sound rows, gets to the end and back.
    func checkView() throws {
        let source = Lines(
            text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false))
        var view = TextView(size: size)
        try check(view, in: source)
        var steps = 0
        while true {
            let before = view.top
            view.scroll(by: 1, in: source)
            if view.top == before { break }
            try require(view.top > before && steps <= text.count, "scrolled to \(view.top)")
            steps += 1
        }
        try check(view, in: source)
        let end = view.top
        view.goToEnd(in: source)
        try require(view.top == end, "the end is at \(view.top), not at \(end)")
        view.resize(to: Size(width: limit, height: size.height), in: source)
        try check(view, in: source)
        view.resize(to: size, in: source)
        try require(view.top == end, "a resize there and back moved it to \(view.top)")
        view.scroll(by: -steps, in: source)
        try require(view.top == TextPlace(), "\(steps) rows back lead to \(view.top)")
    }

    private func check(_ view: TextView, in source: Lines) throws {
        var surface = Surface(size: size)
        view.draw(source, on: &surface, at: Point(x: 0, y: 0), theme: Theme(.dark))
        try surface.checkSoundness()
        try require(view.visibleLines(in: source).upperBound <= source.extent, "too many lines")
    }
}

/// Lines of any bytes.
private struct Lines: TextSource {
    let lines: [ArraySlice<UInt8>]
    var extent: Int { lines.count }

    init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        lines[index].withUnsafeBufferPointer(body)
    }
}
