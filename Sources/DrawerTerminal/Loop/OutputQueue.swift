/// Bytes on their way to the terminal. Nothing new is drawn before they have left, so a slow line
/// drops frames and never has them wait in a queue.
struct OutputQueue {
    private(set) var bytes: [UInt8] = []
    private var sent = 0

    /// Whether the terminal has not taken all that there was when it was sent last.
    private(set) var isStalled = false

    /// Whether everything has left.
    var isEmpty: Bool { sent == bytes.count }

    /// How many bytes have not left.
    var count: Int { bytes.count - sent }

    /// Appends what `fill` appends to the bytes.
    mutating func append(_ fill: (inout [UInt8]) -> Void) {
        if isEmpty { clear() }
        fill(&bytes)
    }

    /// Appends a sequence.
    mutating func append(_ text: String) { append { $0.append(contentsOf: text.utf8) } }

    /// Appends what `draw` draws, to be shown all at once; nothing where it draws nothing.
    mutating func appendFrame(_ draw: (inout [UInt8]) -> Void) {
        append { bytes in
            let start = bytes.count
            bytes.append(contentsOf: ControlSequences.beginFrame.utf8)
            let empty = bytes.count
            draw(&bytes)
            if bytes.count == empty {
                bytes.removeLast(empty - start)
            } else {
                bytes.append(contentsOf: ControlSequences.endFrame.utf8)
            }
        }
    }

    /// Sends what the terminal takes; false when it is gone.
    mutating func send(to device: TerminalDevice) -> Bool {
        while !isEmpty {
            let written = bytes.withUnsafeBytes {
                device.write(UnsafeRawBufferPointer(rebasing: $0[sent...]))
            }
            guard let written else { return false }
            isStalled = written == 0
            if isStalled { return true }
            sent += written
        }
        clear()
        return true
    }

    private mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        sent = 0
    }
}
