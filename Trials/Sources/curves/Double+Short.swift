extension Double {
    /// The number to a tenth, as short as it can be written.
    var short: String {
        let tenth = (self * 10).rounded() / 10
        let text = "\(tenth == 0 ? 0 : tenth)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number as people write it: a true minus, and no point that nothing follows.
    var read: String {
        let text = "\(abs(self))"
        return (self < 0 ? "\u{2212}" : "")
            + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
}
