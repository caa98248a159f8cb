/// The numbers of the addresses in a document: each address has one, wherever it is used.
struct LinkNumbers {
    /// A longer address is of no use to a reader; it is data more likely than not, in bytes.
    private static let longest = 1024

    /// The addresses, the first of which has the number 1.
    private(set) var targets: [String] = []
    private var numbers: [String: Int] = [:]

    /// The number of an address; nil where none is needed: it stands in the text itself, or leads to
    /// a place in the same document.
    mutating func number(of target: String, shownAs text: ArraySlice<UInt8>) -> Int? {
        guard !target.isEmpty, !target.hasPrefix("#"), target.utf8.count <= Self.longest,
            !["", "mailto:", "http://"].contains(where: {
                target.utf8.elementsEqual($0.utf8 + text)
            })
        else { return nil }
        if let number = numbers[target] { return number }
        targets.append(target)
        numbers[target] = targets.count
        return targets.count
    }
}
