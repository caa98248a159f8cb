import DrawerModel

@testable import DrawerTerminal

typealias Input = InputDecoder.Input

/// What bytes mean that come in one read; `flush` where nothing follows in time.
func decode(_ bytes: [UInt8], flush: Bool = false) -> [Input] {
    decode(cut: [bytes], flush: flush)
}

/// What text means that comes in one read.
func decode(_ text: String, flush: Bool = false) -> [Input] {
    decode(Array(text.utf8), flush: flush)
}

/// What bytes mean that come in these reads.
func decode(cut reads: [[UInt8]], flush: Bool = false) -> [Input] {
    var decoder = InputDecoder()
    var inputs: [Input] = []
    for read in reads { decoder.feed(read, into: &inputs) }
    if flush { decoder.flush(into: &inputs) }
    return inputs
}

/// What bytes mean that come one by one.
func decodeSingly(_ bytes: [UInt8]) -> [Input] { decode(cut: bytes.map { [$0] }) }

func key(_ key: Key, _ modifiers: Modifiers = []) -> Input {
    .event(.key(KeyPress(key, modifiers)))
}

func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Input {
    key(.character(scalar), modifiers)
}

extension InputDecoder {
    /// The bytes that wait for the rest of their sequence, and the memory held for them.
    var waiting: (count: Int, capacity: Int) { (buffer.count, buffer.capacity) }
}
