/// The order in which people list names: numbers by their value, letters without their case.
enum NaturalOrder {
    /// Whether `left` comes before `right`.
    static func precedes(_ left: String, _ right: String) -> Bool {
        var mine = Array(left.lowercased().unicodeScalars)[...]
        var theirs = Array(right.lowercased().unicodeScalars)[...]
        while let first = mine.first, let second = theirs.first {
            if isDigit(first) && isDigit(second) {
                let mineNumber = takeNumber(&mine)
                let theirNumber = takeNumber(&theirs)
                if mineNumber.count != theirNumber.count {
                    return mineNumber.count < theirNumber.count
                }
                if mineNumber != theirNumber {
                    return mineNumber.lexicographicallyPrecedes(theirNumber)
                }
            } else if first != second {
                return first < second
            } else {
                mine = mine.dropFirst()
                theirs = theirs.dropFirst()
            }
        }
        if mine.isEmpty != theirs.isEmpty { return mine.isEmpty }
        return left < right
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// The digits at the start, without leading zeros, taken away.
    private static func takeNumber(
        _ scalars: inout ArraySlice<Unicode.Scalar>
    ) -> ArraySlice<Unicode.Scalar> {
        let digits = scalars.prefix(while: isDigit)
        scalars = scalars.dropFirst(digits.count)
        return digits.drop { $0 == "0" }
    }
}
