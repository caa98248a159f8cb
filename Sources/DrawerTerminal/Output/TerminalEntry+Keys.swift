internal import DrawerModel

extension TerminalEntry {
    /// Keys of this terminal that have a sequence beginning with Escape.
    var keys: [(bytes: [UInt8], press: KeyPress)] {
        let names: [(String, Key)] = [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
            ("kich1", .insert), ("kdch1", .delete),
        ]
        let functions = (1...12).map { ("kf\($0)", Key.function($0)) }
        return (names + functions).compactMap { name, key in
            let bytes = bytes(name)
            return bytes.count > 2 && bytes[0] == 0x1B ? (bytes, KeyPress(key)) : nil
        }
    }
}
