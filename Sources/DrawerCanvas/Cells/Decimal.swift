extension [UInt8] {
    /// Appends a number from 0 on in decimal digits.
    package mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension Int {
    /// How many decimal digits a number from 0 on has.
    package var digits: Int {
        self < 10 ? 1 : self < 100 ? 2 : self < 1000 ? 3 : 1 + (self / 10).digits
    }
}
