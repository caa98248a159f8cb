/// Why positions and marks could not be kept, in one line.
public struct StateError: Error, Hashable, CustomStringConvertible {
    /// Where they are kept.
    let directory: String
    /// What the system says.
    let reason: String

    /// What went wrong, and how to do without.
    public var description: String {
        "positions and marks are not kept in \(directory): \(reason); --no-state does without"
    }
}
