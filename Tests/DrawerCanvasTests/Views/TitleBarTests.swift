import DrawerModel
import Testing

@testable import DrawerCanvas

struct TitleBarTests {
    init() { useUTF8() }

    private func drawn(
        _ title: String, _ detail: String, width: Int, _ direction: LayoutDirection = .leftToRight,
        progress: Double? = nil
    ) -> String {
        var surface = Surface(size: Size(width: width, height: 1))
        TitleBar(title: title, detail: detail, progress: progress, direction: direction)
            .draw(on: &surface, theme: Theme(.dark))
        #expect(surface.isSound)
        return surface.text(row: 0)
    }

    @Test func longTitlesAreShortenedBeforeDetails() {
        let long = String(repeating: "long ", count: 20)
        for width in [30, 31, 60] {
            let text = drawn(long, "1–2 of 3", width: width)
            #expect(text.hasPrefix(" ☰  long") && text.contains("…") && text.hasSuffix("1–2 of 3"))
            #expect(text.columns == width - 1)
        }
        #expect(drawn("t", "", width: 30) == " ☰  t")
        #expect(drawn(String(repeating: "漢", count: 30), "9", width: 20).contains("…"))
    }

    /// It grows from where reading starts, and gives its room to the texts where there is little.
    @Test func progressIsALine() {
        let half = " ☰  title            ━━━━━───── 9 lines"
        #expect(drawn("title", "9 lines", width: 40, progress: 0.5) == half)
        #expect(drawn("title", "9 lines", width: 40, progress: 0).contains("──────────"))
        #expect(drawn("title", "9 lines", width: 40, progress: 7).contains("━━━━━━━━━━"))
        #expect(
            drawn("title", "9 lines", width: 40, .rightToLeft, progress: 0.25).contains(
                "───────━━━"))
        #expect(!drawn("title", "9 lines", width: 31, progress: 0.5).contains("━"))
    }

    @Test func narrowBarsGiveTheTitleRoom() {
        #expect(drawn("title", "1–2 of 300", width: 20) == " ☰  title      1–2…")
        #expect(drawn("title", "1–2 of 300", width: 16) == " ☰  title")
    }

    @Test func forThoseWhoReadFromTheRightItIsMirrored() {
        #expect(
            drawn("title", "9 lines", width: 30, .rightToLeft) == " 9 lines             title  ☰")
        #expect(TitleBar.button(in: 30) == 0..<4)
        #expect(TitleBar.button(in: 30, direction: .rightToLeft) == 26..<30)
        for width in 1...40 {
            _ = drawn(String(repeating: "漢", count: 30), "9 lines", width: width, .rightToLeft)
        }
    }
}
