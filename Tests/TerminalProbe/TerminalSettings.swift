#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal's `termios`, to be compared whole.
public struct TerminalSettings: Equatable, Sendable, CustomStringConvertible {
    /// The four words of flags.
    public var input, output, control, local: UInt
    /// The control characters, `VMIN` and `VTIME` among them.
    public var characters: [UInt8]
    /// The speeds, as the system codes them.
    public var inputSpeed, outputSpeed: UInt

    /// Whether input comes in lines.
    public var isCanonical: Bool { local & UInt(ICANON) != 0 }
    /// Whether input is echoed.
    public var echoes: Bool { local & UInt(ECHO) != 0 }
    /// Whether Ctrl-C and the like are signals.
    public var makesSignals: Bool { local & UInt(ISIG) != 0 }

    /// Everything in hexadecimal, for a failing comparison.
    public var description: String {
        let words = [input, output, control, local, inputSpeed, outputSpeed]
        let numbers = words + characters.map { UInt($0) }
        return numbers.map { String($0, radix: 16) }.joined(separator: ":")
    }

    init(_ raw: termios) {
        input = UInt(raw.c_iflag)
        output = UInt(raw.c_oflag)
        control = UInt(raw.c_cflag)
        local = UInt(raw.c_lflag)
        characters = withUnsafeBytes(of: raw.c_cc) { Array($0) }
        var copy = raw
        inputSpeed = UInt(cfgetispeed(&copy))
        outputSpeed = UInt(cfgetospeed(&copy))
    }
}
