/// In which frames of a film something is shown.
struct Showing: Hashable {
    private var frames: [Bool]

    /// In these frames of `count`.
    init(in indices: [Int], of count: Int) {
        frames = Array(repeating: false, count: count)
        for index in indices { frames[index] = true }
    }

    /// Whether it is shown all the time.
    var isConstant: Bool { frames.allSatisfy(\.self) }

    /// Whether it is shown at the beginning.
    var isFirst: Bool { frames[0] }

    /// The changes as CSS, for frames that begin at these percentages.
    func keyframes(at starts: [String]) -> String {
        frames.indices.dropFirst().filter { frames[$0] != frames[$0 - 1] }.map { index in
            "\(starts[index])%{visibility:\(frames[index] ? "visible" : "hidden")}"
        }.joined()
    }
}
