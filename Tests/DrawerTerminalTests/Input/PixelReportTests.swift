import DrawerModel
import Testing

@testable import DrawerTerminal

/// Reports with places in pixels, and where in the input they begin.
struct PixelReportTests {
    private static let grid = PixelGrid(
        cells: Size(width: 80, height: 24), pixels: Size(width: 800, height: 480))

    private func decode(_ reads: [String], grid: PixelGrid? = grid) -> [Input] {
        var decoder = InputDecoder()
        decoder.grid = grid
        var inputs: [Input] = []
        for read in reads { decoder.feed(read.utf8, into: &inputs) }
        return inputs
    }

    private func places(_ inputs: [Input]) -> [Location] {
        inputs.compactMap {
            if case .event(.mouse(let report)) = $0 { report.location } else { nil }
        }
    }

    private static let report = "\u{1B}[<32;11;21M"
    private static let inCells = Location(x: 10, y: 20)
    private static let inPixels = Location(x: 0.55, y: 0.525)

    /// The answer stands between the last report in cells and the first one in pixels, though all
    /// come in one read, or byte for byte.
    @Test func theAnswerIsTheBorder() {
        let text =
            [0, 2, 1, 1, 2, 1, 0].map { Self.report + "\u{1B}[?1016;\($0)$y" }.joined()
            + Self.report
        let (cells, pixels) = (Self.inCells, Self.inPixels)
        let expected = [cells, cells, cells, pixels, pixels, cells, pixels, cells]
        #expect(places(decode([text])) == expected)
        #expect(places(decode(text.map { String($0) })) == expected)
    }

    @Test(arguments: [
        "", "\u{1B}[?1016;0$y", "\u{1B}[?1016;2$y", "\u{1B}[?1016;3$y", "\u{1B}[?1016;4$y",
        "\u{1B}[?1016;5$y", "\u{1B}[?1006;1$y", "\u{1B}[?1016;1y", "\u{1B}[1016;1$y",
    ]) func nothingElseMeansPixels(answer: String) {
        #expect(places(decode([answer + Self.report])) == [Self.inCells])
    }

    @Test func outsideOfTheWindowPlacesAreNegative() {
        let text = "\u{1B}[?1016;1$y\u{1B}[<32;-29;-19M\u{1B}[<0;1001;0m"
        let corner = Location(x: -0.45, y: -0.475)
        #expect(places(decode([text])) == [corner, Location(x: 79.45, y: corner.y)])
    }

    @Test(arguments: [
        "\u{1B}[<0;-;5M", "\u{1B}[<0;--5;5M", "\u{1B}[<0;5-;5M", "\u{1B}[<-1;5;5M",
        "\u{1B}[<0;;5M", "\u{1B}[<0;99999999999;5M", "\u{1B}[<0;-99999999999;5M", "\u{1B}[<0;5M",
    ]) func whatIsNoReportVanishesWhole(sequence: String) {
        let inputs = decode(["\u{1B}[?1016;1$y" + sequence + "x"])
        #expect(inputs == [.reply(.pixels(.set)), character("x")])
    }

    /// Alt and a report is what an Escape before a report looks like.
    @Test func anEscapeBeforeItIsTheKey() {
        let inputs = decode(["\u{1B}[?1016;1$y\u{1B}" + Self.report])
        #expect(inputs.contains(key(.escape)) && places(inputs) == [Self.inPixels])
    }
}
