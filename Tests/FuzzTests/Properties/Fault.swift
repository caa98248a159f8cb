/// A promise that was broken, in words.
struct Fault: Error, CustomStringConvertible {
    let description: String
}

/// Throws a fault where `condition` does not hold.
func require(_ condition: Bool, _ fault: @autoclosure () -> String) throws {
    if !condition { throw Fault(description: fault()) }
}
