/// Decompresses bytes that come in pieces. One object a content; its library's state has an address.
protocol Decompressor: AnyObject {
    /// Takes some of `input` and writes some of what it gives to `output`, neither of which is kept.
    /// With `isLast` there will be no further input.
    func decode(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Decoded
}

/// What came of a step of decompression.
struct Decoded {
    /// How it goes on.
    enum State {
        /// With more input, or more room for output.
        case more
        /// Not at all: everything is there.
        case ended
        /// Not at all: the input is damaged, or asks for more memory than it gets.
        case corrupt
    }

    /// How many bytes of the input are done with.
    var consumed: Int
    /// How many bytes were written.
    var produced: Int
    /// How it goes on.
    var state: State
}
