internal import DrawerCanvas

extension Document {
    /// The table of contents by a kind, which counts lines; where the text stays in a file, it is
    /// read whole for it.
    func outline(by kind: any DocumentKind.Type, name: String) -> [OutlineItem] {
        guard paged != nil else { return kind.outline(of: self, name: name) }
        let kept = Document(bytes: bytes)
        return kind.outline(of: kept, name: name).map { item in
            var item = item
            item.line = place(of: TextPlace(line: item.line), in: kept).line
            return item
        }
    }
}
