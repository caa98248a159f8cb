import DrawerModel
import Testing

@testable import DrawerCanvas

/// Places are brought into sight, and nothing moves where they are.
struct TextRevealTests {
    private let lines = Lines(lines: (0..<100).map { "\($0) " + String(repeating: "x", count: 60) })

    init() { useUTF8() }

    @Test func whatIsInSightMovesNothing() {
        var view = TextView(size: Size(width: 80, height: 10))
        view.go(to: TextPlace(line: 20), in: lines)
        for line in 20..<30 {
            view.reveal(TextPlace(line: line, byte: 2), to: 5, in: lines)
            #expect(view.top.line == 20)
        }
    }

    @Test func whatIsNotComesWithSomeRowsAboveIt() {
        var view = TextView(size: Size(width: 80, height: 10))
        for (line, top) in [(50, 48), (10, 8), (0, 0), (99, 90), (58, 56)] {
            view.reveal(TextPlace(line: line), to: 1, in: lines)
            #expect(view.top.line == top)
        }
    }

    @Test func theRowOfALongLineComes() {
        let long = Lines(lines: [String(repeating: "word ", count: 200), "end"])
        var view = TextView(size: Size(width: 24, height: 8))
        view.reveal(TextPlace(line: 0, byte: 500), to: 504, in: long)
        #expect(view.top == TextPlace(line: 0, byte: 460))
    }

    @Test func linesThatAreCutMoveSideways() {
        var view = TextView(size: Size(width: 24, height: 8))
        view.wrap(false, in: lines)
        view.reveal(TextPlace(line: 0, byte: 40), to: 44, in: lines)
        #expect(view.shift == 35)
        view.reveal(TextPlace(line: 1, byte: 38), to: 40, in: lines)
        #expect(view.shift == 35)
        view.reveal(TextPlace(line: 1, byte: 2), to: 4, in: lines)
        #expect(view.shift == 0)
    }

    @Test func anEmptyTextHasNothingToShow() {
        var view = TextView(size: Size(width: 24, height: 8))
        view.reveal(TextPlace(line: 3), to: 1, in: Lines(lines: []))
        #expect(view.top == TextPlace())
    }

    // MARK: Marks

    private func ranges(_ layout: LineLayout) -> [String] {
        layout.runs.map { "\($0.bytes.lowerBound)-\($0.bytes.upperBound) \($0.ink.role)" }
    }

    @Test func marksLieOverTheLinesOwnInks() {
        let own = LineLayout(runs: [
            TextRun(2..<8, TextInk(.code)), TextRun(8..<10, TextInk(.link)),
            TextRun(12..<14, TextInk(.strong)),
        ])
        let marks = [0..<1, 3..<5, 7..<9, 10..<11, 11..<20].map { TextRun($0, TextInk(.match)) }
        #expect(
            ranges(own.overlaid(with: marks)) == [
                "0-1 match", "2-3 code", "3-5 match", "5-7 code", "7-9 match", "9-10 link",
                "10-11 match", "11-20 match",
            ])
        #expect(own.overlaid(with: []) == own)
        #expect(own.overlaid(with: [TextRun(4..<4, TextInk(.match))]) == own)
    }

    @Test func marksAreDrawn() {
        let theme = Theme(.dark)
        var surface = Surface(size: Size(width: 24, height: 3))
        TextView(size: surface.size).draw(
            Lines(lines: ["one two", "three"]), on: &surface, at: Point(x: 0, y: 0), theme: theme
        ) { $0 == 0 ? [TextRun(4..<7, TextInk(.match))] : [] }
        let lit = theme.style(for: TextInk(.match))
        #expect((0..<24).filter { surface[$0, 0].style == lit } == [6, 7, 8])
        #expect((0..<24).allSatisfy { surface[$0, 1].style != lit })
    }
}
