/// Drops the empty colour space of `38:2::r:g:b`, which libvterm 0.1.4 takes for the red.
struct ColourSpaceFilter {
    private var isSequence = false
    private var last: [UInt8] = [0, 0, 0, 0]

    mutating func apply(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.filter { keep($0) }
    }

    private mutating func keep(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "["), last[3] == 0x1b {
            isSequence = true
        } else if !(0x30...0x3f).contains(byte) {
            isSequence = false
        }
        if isSequence, byte == UInt8(ascii: ":"), last == Array("8:2:".utf8) { return false }
        last = [last[1], last[2], last[3], byte]
        return true
    }
}
