internal import DrawerReader

/// Reads operands that say where to start, as pagers and editors take them.
enum StartOperand {
    /// The position of `+12` or `+/words`; nil where the word has neither form.
    static func position(_ word: FilePath) -> StartPosition? {
        guard word.bytes.first == UInt8(ascii: "+") else { return nil }
        let rest = String(decoding: word.bytes.dropFirst(), as: UTF8.self)
        if rest.hasPrefix("/"), rest.count > 1 { return .match(String(rest.dropFirst())) }
        guard rest.allSatisfy({ ("0"..."9").contains($0) }), let line = Int(rest), line > 0 else {
            return nil
        }
        return .line(line)
    }
}
