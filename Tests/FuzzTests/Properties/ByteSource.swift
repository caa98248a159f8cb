/// Choices that are read from bytes; after their end each choice is the first.
struct ByteSource {
    /// What has not been read.
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number in 0..<count.
    mutating func below(_ count: Int) -> Int { Int(byte()) % count }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// The bytes up to the next `end`, which is dropped.
    mutating func piece(until end: UInt8) -> ArraySlice<UInt8> {
        let piece = rest.prefix { $0 != end }
        rest = rest[piece.endIndex...].dropFirst()
        return piece
    }
}
