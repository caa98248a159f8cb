import DrawerModel

@testable import DrawerCanvas

extension Surface {
    /// Whether every wide character has its second column, and no second column is without one.
    var isSound: Bool {
        (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in
                let isSecond = self[x, y].glyph == .continuation
                let followsWide = x > 0 && CharacterWidth.isWide(self[x - 1, y].glyph)
                let isCut = x == size.width - 1 && CharacterWidth.isWide(self[x, y].glyph)
                return isSecond == followsWide && !isCut
            }
        }
    }

    /// Whether no cell holds a character that a terminal would act on.
    var isHarmless: Bool {
        withCells { cells in
            cells.allSatisfy { cell in
                let marks = [cell.glyph.marks.0, cell.glyph.marks.1]
                return ([cell.glyph.base] + marks.filter { $0 != 0 }).allSatisfy {
                    $0 >= 0x20 && !(0x7F..<0xA0).contains($0)
                }
            }
        }
    }
}
