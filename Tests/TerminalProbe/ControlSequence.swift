/// A control sequence: `ESC [`, a private marker, parameters, intermediates and a final byte.
public struct ControlSequence: Equatable, Sendable, CustomStringConvertible {
    /// One of `<`, `=`, `>`, `?`, or nil.
    public let marker: Character?
    /// The parameters as they were sent, such as `1;38:2::255:0:0`.
    public let parameterText: String
    /// Bytes between the parameters and the final one, such as the space of `ESC [ 2 SP q`.
    public let intermediates: String
    /// The byte that says what it does.
    public let final: Character

    init(_ body: [UInt8], final: UInt8) {
        let head = body.prefix { (0x30...0x3f).contains($0) }
        let isMarked = head.first.map { $0 >= 0x3c } ?? false
        marker = isMarked ? head.first.map { Character(Unicode.Scalar($0)) } : nil
        parameterText = String(decoding: isMarked ? head.dropFirst() : head, as: UTF8.self)
        intermediates = String(decoding: body.dropFirst(head.count), as: UTF8.self)
        self.final = Character(Unicode.Scalar(final))
    }

    /// The parameters, each with its colon-separated parts; nil where one is left out.
    public var parameters: [[Int?]] {
        guard !parameterText.isEmpty else { return [] }
        return parameterText.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        }
    }

    /// The first parts of the parameters, 0 where one is left out.
    public var numbers: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }

    /// Which sequence it is, whatever its parameters: `?h`, `m`, ` q`.
    public var kind: String { "\(marker.map(String.init) ?? "")\(intermediates)\(final)" }

    /// The bytes after `CSI`.
    public var description: String {
        "\(marker.map(String.init) ?? "")\(parameterText)\(intermediates)\(final)"
    }
}
