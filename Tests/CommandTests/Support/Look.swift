import TerminalProbe

/// The colours of the test's terminal, and what the theme mixes of them.
enum Look {
    static let ink = RGB(0xCDD6F4)
    static let paper = RGB(0x1E1E2E)
    /// The panel: paper with 9% of the ink.
    static let board = RGB(0x2E2F40)
    /// The title bar: paper with 12% of the ink.
    static let bar = RGB(0x333446)
}

extension RGB {
    /// So many sixteenths of the light, rounded: what the dim and the shadow make of a colour.
    func darkened(keeping sixteenths: Int) -> RGB {
        func channel(_ value: UInt8) -> UInt8 { UInt8((Int(value) * sixteenths + 8) / 16) }
        return RGB(red: channel(red), green: channel(green), blue: channel(blue))
    }
}
