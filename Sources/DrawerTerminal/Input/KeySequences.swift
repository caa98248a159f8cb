internal import DrawerModel

/// The keys by the sequences that terminals in use today send, and terminals of xterm's kind always.
enum KeySequences {
    /// The key of `CSI final` or `SS3 final`.
    static func key(final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .tab
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
        default: nil
        }
    }

    /// The key of `CSI number ~`.
    static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// What was held, from the second parameter: 1 and the sum of 1 Shift, 2 Alt, 4 Control.
    static func modifiers(parameter: Int) -> Modifiers {
        Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1)) & 7)
    }

    /// The key of a C0 control character, or of DEL.
    static func key(control: UInt8) -> KeyPress {
        switch control {
        case 0x0D, 0x0A: KeyPress(.enter)
        case 0x09: KeyPress(.tab)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x1B: KeyPress(.escape)
        case 0x00: KeyPress(.character(" "), .control)
        case 0x01...0x1A: KeyPress(.character(Unicode.Scalar(control + 0x60)), .control)
        default: KeyPress(.character(Unicode.Scalar(control + 0x40)), .control)
        }
    }
}
