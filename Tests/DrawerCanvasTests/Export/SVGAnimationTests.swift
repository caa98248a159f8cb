import DrawerModel
import Testing

@testable import DrawerCanvas

struct SVGAnimationTests {
    private static let export = SVGExport(scheme: .dark)

    init() { useUTF8() }

    /// What is written twice is kept once; what is seen all the time is in no group.
    @Test func aWholeAnimation() {
        let frames = ["ab", "ab  c", "c  ab"].map { Surface(lines: [$0, "x"], width: 5) }
        let times = zip(frames, [1, 0.25, 0.75]).map { TimedFrame($0, seconds: $1) }
        let lines = Self.export.animation(of: times).split(separator: "\n")
        let short = "textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\""
        let long = "textLength=\"32\" lengthAdjust=\"spacingAndGlyphs\""
        #expect(
            lines[1...5] == [
                "<style>@media(prefers-reduced-motion:no-preference){",
                ".f0{animation:f0 2s step-end infinite}@keyframes f0{62.5%{visibility:hidden}}",
                ".f1{animation:f1 2s step-end infinite}"
                    + "@keyframes f1{50%{visibility:visible}62.5%{visibility:hidden}}",
                ".f2{animation:f2 2s step-end infinite}@keyframes f2{62.5%{visibility:visible}}",
                "}</style>",
            ])
        #expect(
            lines.dropFirst(11).dropLast(3) == [
                "<defs>",
                "<text id=\"t0\" \(short)>c</text>",
                "<text id=\"t1\" \(long)>ab</text>",
                "</defs>",
                "<g class=\"f0\">", "<use href=\"#t1\" x=\"24\" y=\"37\"/>", "</g>",
                "<text x=\"24\" y=\"69\" \(short)>x</text>",
                "<g class=\"f1\" visibility=\"hidden\">",
                "<use href=\"#t0\" x=\"88\" y=\"37\"/>", "</g>",
                "<g class=\"f2\" visibility=\"hidden\">",
                "<use href=\"#t0\" x=\"24\" y=\"37\"/>",
                "<use href=\"#t1\" x=\"72\" y=\"37\"/>", "</g>",
            ])
    }

    // MARK: Every moment

    private func randomFrames(_ count: Int, using numbers: inout SplitMix64) -> [TimedFrame] {
        let size = Size(width: 16, height: 3)
        var known: [Surface] = []
        return (0..<count).map { _ in
            let isNew = known.count < 2 || Bool.random(using: &numbers)
            if isNew {
                known.append(
                    .random(size, of: Samples.words, colors: Samples.colors, using: &numbers))
            }
            let surface = isNew ? known.last : known.randomElement(using: &numbers)
            return TimedFrame(
                surface ?? Surface(size: size), seconds: .random(in: 0.01...2, using: &numbers))
        }
    }

    @Test func everyMomentShowsItsFrame() throws {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<20 {
            let frames = randomFrames(.random(in: 1...8, using: &numbers), using: &numbers)
            let film = try #require(SVGViewer(Self.export.animation(of: frames)))
            let duration = frames.map(\.seconds).reduce(0, +)
            var start = 0.0
            for frame in frames {
                let still = try #require(SVGViewer(Self.export.picture(of: frame.surface)))
                let middle = 100 * (start + frame.seconds / 2) / duration
                #expect(Set(film.drawn(at: middle)) == Set(still.drawn()))
                #expect(film.drawn(at: middle).count == still.drawn().count)
                start += frame.seconds
            }
            let first = try #require(SVGViewer(Self.export.picture(of: frames[0].surface)))
            #expect(Set(film.drawn()) == Set(first.drawn()))
        }
    }

    @Test func whatDoesNotChangeIsNotAnimated() throws {
        let surface = Surface(lines: ["some text", "██"], width: 12)
        let frames = (0..<5).map { _ in TimedFrame(surface, seconds: 0.1) }
        #expect(Self.export.animation(of: frames) == Self.export.picture(of: surface))
    }

    // MARK: Size

    /// A dense text of which every word has its own colour, under a drawer that slides over it.
    private func slide() -> [TimedFrame] {
        let theme = Theme(.dark)
        let size = Size(width: 100, height: 30)
        var numbers = SplitMix64(seed: 8)
        var content = Surface(size: size)
        for y in 0..<30 {
            var x = 2
            while x < 90 {
                let length = Int.random(in: 2...9, using: &numbers)
                let letters = (0..<length).compactMap { _ in
                    "etaoinshrdlu".randomElement(using: &numbers)
                }
                let color = Samples.colors.randomElement(using: &numbers) ?? .standard
                x += 1 + content.write(String(letters), at: Point(x: x, y: y), style: Style(color))
            }
        }
        var panel = Surface(size: Size(width: 80, height: 30))
        let rows = (1...25).map { Menu.Row(label: "Document \($0)", detail: "\($0 * 37) lines") }
        MenuView(heading: "Contents", caption: "25 documents").draw(
            Menu(rows: rows), on: &panel, theme: theme)
        return (0..<30).map { index in
            let progress = Double(index) / 29
            var frame = Surface(size: size)
            Compositor(theme: theme).compose(
                content: content, panel: panel,
                stage: Stage(
                    edge: .left, boundary: 80 * progress, dim: 0.5 * progress, shadow: 0.5),
                into: &frame)
            return TimedFrame(frame, seconds: 1.0 / 30)
        }
    }

    @Test func aSlideIsSmall() {
        let frames = slide()
        let stills = frames.map { Self.export.picture(of: $0.surface).utf8.count }.reduce(0, +)
        let size = Self.export.animation(of: frames).utf8.count
        #expect(size < 400_000 && size * 2 < stills, "\(size) of \(stills)")
    }
}
