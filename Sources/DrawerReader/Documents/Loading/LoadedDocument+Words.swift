extension LoadedDocument {
    /// How far it has come, or that it is not what it was, in few words; empty where all is there.
    /// Of a text in a file also why there is no more, since it has no line of its own to say that.
    var words: String {
        if isChanged { return "changed: R reads it" }
        if case .incomplete(let error) = state, document.paged != nil { return error.description }
        return state.words
    }
}

extension LoadedDocument.State {
    /// How far it has come, in few words; empty where all is there.
    var words: String {
        switch self {
        case .loading(bytes: 0): "loading"
        case .loading(let bytes): "\(ByteCount(bytes)) so far"
        case .counting: "counting lines"
        case .following: "following"
        case .incomplete: "incomplete"
        case .complete, .failed: ""
        }
    }
}

/// A number of bytes for people: 812 bytes, 1.4 KB, 230 MB, 1.1 GB.
struct ByteCount: CustomStringConvertible {
    let count: Int

    init(_ count: Int) { self.count = count }

    var description: String {
        var tenths = 10 * count
        var units = ["bytes", "KB", "MB", "GB"][...]
        while tenths >= 10_000, units.count > 1 {
            tenths /= 1000
            units = units.dropFirst()
        }
        let hasFraction = count >= 1000 && tenths < 100
        return "\(tenths / 10)" + (hasFraction ? ".\(tenths % 10)" : "")
            + " \(units[units.startIndex])"
    }
}
