internal import DrawerCanvas

extension PageLink {
    /// Where it begins.
    var place: TextPlace { TextPlace(line: line, byte: bytes.lowerBound) }
}
