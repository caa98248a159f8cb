/// The control characters of a line that say how it is to be seen.
enum Control {
    static let bell: UInt8 = 0x07
    static let backspace: UInt8 = 0x08
    static let carriageReturn: UInt8 = 0x0D
    static let escape: UInt8 = 0x1B

    /// Those with which a line is other than its bytes.
    static let acting = [escape, backspace, carriageReturn]

    /// Whether a line with this byte is other than its bytes.
    static func isActing(_ byte: UInt8) -> Bool {
        byte == escape || byte == backspace || byte == carriageReturn
    }
}
