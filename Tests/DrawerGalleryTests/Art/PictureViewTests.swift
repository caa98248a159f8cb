import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerGallery

struct PictureViewTests {
    private static let mark = Cell(Glyph("x"))
    private let flag = PictureView(Picture(Flag()))

    @Test(arguments: [
        Rect(x: 3, y: 2, width: 12, height: 4), Rect(x: 3, y: 2, width: 40, height: 30),
        Rect(x: -9, y: -3, width: 16, height: 8), Rect(x: 5, y: 3, width: 1, height: 1),
        Rect(x: 5, y: 3, width: 0, height: 4), Rect(x: 5, y: 3, width: 4, height: 0),
        Rect(x: 60, y: 60, width: 4, height: 4),
    ])
    func nothingOutsideOfTheAreaIsTouched(_ area: Rect) {
        var surface = Surface(size: Size(width: 20, height: 10), filledWith: Self.mark)
        flag.draw(on: &surface, in: area, theme: Theme(.dark))
        for y in 0..<10 {
            for x in 0..<20 {
                let isInside = area.contains(Point(x: x, y: y))
                #expect((surface[x, y] == Self.mark) != isInside, "\(x) \(y)")
            }
        }
    }

    @Test func hugeAndEmptyAreasAreSafe() {
        for extent in [0, 1, 1 << 20, 1 << 40] {
            for other in [0, 1, 1 << 20, 1 << 40] {
                var surface = Surface(size: Size(width: 6, height: 3))
                let area = Rect(x: 0, y: 0, width: extent, height: other)
                flag.draw(on: &surface, in: area, theme: Theme(.dark))
                flag.draw(on: &surface, in: area, theme: Theme(.dark, depth: .none))
                let frame = PictureView.frame(in: area)
                #expect(frame.minX >= 0 && frame.maxX <= extent)
                #expect(frame.minY >= 0 && frame.maxY <= other)
            }
        }
        #expect(flag.drawn(Size(width: 0, height: 0)).size == Size(width: 0, height: 0))
        #expect(flag.drawn(Size(width: 1, height: 1))[0, 0].glyph == Glyph("▀"))
    }

    @Test func aPictureFillsWhatHasItsShapeAndIsFramedInTheRest() {
        func frame(_ width: Int, _ height: Int) -> Rect {
            PictureView.frame(in: Rect(x: 10, y: 20, width: width, height: height))
        }
        #expect(frame(80, 22) == Rect(x: 10, y: 20, width: 80, height: 22))
        #expect(frame(120, 35) == Rect(x: 10, y: 20, width: 120, height: 35))
        #expect(frame(200, 10) == Rect(x: 78, y: 20, width: 64, height: 10))
        #expect(frame(20, 40) == Rect(x: 10, y: 36, width: 20, height: 8))
    }

    @Test func eachCellShowsTwoPixels() {
        let surface = flag.drawn(Size(width: 8, height: 3))
        let black = Color(rgb: 0)
        let white = Color(rgb: 0xFFFFFF)
        #expect(surface[0, 0] == Cell(Glyph("▀"), Style(black, on: black)))
        #expect(surface[7, 2] == Cell(Glyph("▀"), Style(white, on: white)))
        let left = surface[0, 1].style
        #expect(left.foreground.luminance > 0 && left.foreground.luminance < 1)
        #expect(left.background == white)
        #expect(surface[7, 1].style.foreground == black)
    }

    @Test func shadesAreOfInkOnPaper() {
        let size = Size(width: 8, height: 4)
        let onBlack = flag.drawn(size, theme: Theme(.dark, depth: .none))
        let onWhite = flag.drawn(size, theme: Theme(.light, depth: .none))
        #expect(onBlack[0, 0].glyph == .blank && onBlack[7, 3].glyph == Glyph("█"))
        #expect(onWhite[0, 0].glyph == Glyph("█") && onWhite[7, 3].glyph == .blank)
        let fog = PictureView(Picture(Fog())).drawn(size, theme: Theme(.dark, depth: .none))
        #expect(fog == Surface(size: size))
    }
}
