internal import DrawerCanvas

extension Document {
    /// What leads to a place of this document another day.
    func bookmark(of place: TextPlace) -> Bookmark {
        let isCounted = kept != nil || place.line == 0
        return Bookmark(isCounted ? .number(place.line + 1) : .offset(place.line), byte: place.byte)
    }

    /// Where a bookmark leads, or the end where there is less; nil as long as it has not come.
    func place(of bookmark: Bookmark, hasAll: Bool) -> TextPlace? {
        let end = hasAll ? extent : nil
        let line: Int? =
            switch bookmark.line {
            case .number(let number): line(ofNumber: number) ?? end
            case .offset(let offset) where offset < byteCount && (hasAll || paged != nil):
                kept?.line(atOffset: offset) ?? self.line(at: offset)
            case .offset: end
            }
        return line.map { TextPlace(line: $0, byte: bookmark.byte) }
    }
}
