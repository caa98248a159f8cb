import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerGallery

struct AlbumTests {
    private static let pictures = Album.animals.pictures + Album.places.pictures
    private static let size = Size(width: 32, height: 9)

    @Test func everyPictureHasItsOwnNameAndItsWords() {
        let pictures = Self.pictures
        #expect(Album.animals.pictures.count >= 5 && Album.places.pictures.count >= 5)
        #expect(Set(pictures.map(\.title)).count == pictures.count)
        #expect(Album.animals.title != Album.places.title)
        for picture in pictures {
            #expect(picture.title.isPrintable && picture.title.columns <= 24)
            #expect(picture.note.isPrintable && picture.note.columns <= 78)
            #expect(picture.credit.isPrintable)
        }
    }

    @Test(arguments: pictures.indices)
    func aPictureIsAlwaysTheSameAndRichInColours(_ index: Int) {
        let view = PictureView(Self.pictures[index])
        let surface = view.drawn(Self.size)
        #expect(view.drawn(Self.size) == surface)
        let colors = surface.withCells { cells in
            Set(cells.flatMap { [$0.style.foreground, $0.style.background] })
        }
        #expect(colors.count >= 100, "\(view.picture.title)")
    }

    @Test func noTwoPicturesAreAlike() {
        let surfaces = Self.pictures.map { PictureView($0).drawn(Self.size) }
        #expect(Set(surfaces).count == surfaces.count)
        for (index, surface) in surfaces.enumerated() {
            for other in surfaces[..<index] { #expect(surface.sameCells(as: other) < 0.1) }
        }
    }

    @Test(arguments: pictures.indices)
    func aPictureUsesAllShadesWithoutColours(_ index: Int) {
        let surface = PictureView(Self.pictures[index])
            .drawn(Self.size, theme: Theme(.dark, depth: .none))
        let glyphs = surface.withCells { Set($0.map(\.glyph.text)) }
        #expect(glyphs == [" ", "░", "▒", "▓", "█"])
        #expect(surface.withCells { $0.allSatisfy { $0.style == Style() } })
    }
}

extension Surface {
    /// The share of cells that are the same as another surface's of that size, 0...1.
    fileprivate func sameCells(as other: Surface) -> Double {
        let same = withCells { mine in
            other.withCells { theirs in zip(mine, theirs).count { $0 == $1 } }
        }
        return Double(same) / Double(size.width * size.height)
    }
}
