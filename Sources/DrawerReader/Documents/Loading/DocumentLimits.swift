/// How much of a document is held where, in bytes.
struct DocumentLimits: Sendable {
    /// The longest text that is kept in memory. A longer one is read where it is needed, from its
    /// file, or from a temporary one where it has none that can be read so.
    var kept = 8 << 20
    /// The most that goes to a temporary file.
    var spilled = 4 << 30
}
