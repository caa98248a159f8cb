/// The parameters of an SGR sequence, one after another: numbers between semicolons, each with parts
/// behind colons.
struct RenditionFields {
    /// The parts of a parameter: 0 for those that are left out. None means anything behind the eighth.
    typealias Parts = SIMD8<Int16>

    /// The parameter under way.
    private(set) var current = Parts()
    /// How many parts it has.
    private(set) var count = 0

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// The fields of what is between `CSI` and `m`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Goes to the next parameter; false behind the last one.
    mutating func advance() -> Bool {
        guard offset <= bytes.count else { return false }
        (current, count) = (Parts(), 0)
        var number = 0
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ";") {
            if bytes[offset] == UInt8(ascii: ":") {
                append(number)
                number = 0
            } else {
                // No larger than any number that means something.
                number = min(9999, 10 * number + Int(bytes[offset]) - 0x30)
            }
            offset += 1
        }
        append(number)
        offset += 1
        return true
    }

    /// Goes to the next parameter: its number; nil behind the last one.
    mutating func number() -> Int16? { advance() ? current[0] : nil }

    private mutating func append(_ number: Int) {
        if count < Parts.scalarCount { current[count] = Int16(number) }
        count += 1
    }
}
