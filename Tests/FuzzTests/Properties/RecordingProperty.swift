import DrawerModel

/// Lines of a recording are read as they were written.
struct RecordingProperty {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func check() throws {
        let text = String(decoding: bytes, as: UTF8.self)
        try check(RecordedEvent(.paste(text), at: Timestamp(nanoseconds: 1)))
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let event = RecordedEvent(String(decoding: line, as: UTF8.self)) else { continue }
            try check(event)
        }
    }

    private func check(_ event: RecordedEvent) throws {
        let line = event.text
        try require(RecordedEvent(line) == event, "read otherwise: \(line)")
        let isPlain = line.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
        }
        try require(isPlain, "a control character in a recording")
    }
}
