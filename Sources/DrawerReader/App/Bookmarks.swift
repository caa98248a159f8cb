/// A place in a document that is found again another day, however the document is held then.
public struct Bookmark: Hashable, Sendable {
    /// What a line is known by.
    public enum Line: Hashable, Sendable {
        /// Its number, from 1.
        case number(Int)
        /// The byte that it begins at: long texts are not counted before they are shown.
        case offset(Int)
    }

    /// The line of the source.
    public var line: Line
    /// A byte in it, as it is shown.
    public var byte: Int

    /// The byte `byte` of a line.
    public init(_ line: Line, byte: Int = 0) {
        self.line = line
        self.byte = byte
    }

    /// The start of any document.
    public static let start = Bookmark(.number(1))
}

/// What is remembered of a document.
public struct Bookmarks: Hashable, Sendable {
    /// Where one was last.
    public var place = Bookmark.start
    /// The marks by their letters.
    public var marks: [Character: Bookmark] = [:]

    /// A place, and marks; by default none, at the start.
    public init(place: Bookmark = .start, marks: [Character: Bookmark] = [:]) {
        self.place = place
        self.marks = marks
    }

    /// Whether `letter` can name a mark: a to z, A to Z.
    public static func isLetter(_ letter: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
    }
}
