/// The parameters of an SGR sequence, one after another: numbers between semicolons, each with parts
/// behind colons.
struct RenditionFields {
    /// The parameter under way and its parts; 0 for those that are left out.
    private(set) var current: [Int] = []

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// The fields of what is between `CSI` and `m`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Goes to the next parameter; false behind the last one.
    mutating func advance() -> Bool {
        guard offset <= bytes.count else { return false }
        current.removeAll(keepingCapacity: true)
        var number = 0
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ";") {
            if bytes[offset] == UInt8(ascii: ":") {
                current.append(number)
                number = 0
            } else {
                // No larger than any number that means something.
                number = min(9999, 10 * number + Int(bytes[offset]) - 0x30)
            }
            offset += 1
        }
        current.append(number)
        offset += 1
        return true
    }
}
