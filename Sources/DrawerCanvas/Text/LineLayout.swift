/// How a piece of a line looks: a role of the theme, and what the text itself says beyond that.
public struct TextInk: Hashable, Sendable {
    /// What the piece is.
    public var role: TextRole
    /// What the text asks for besides, such as the bold of a man page.
    public var attributes: Attributes
    /// A colour of its own, as a program's coloured output has; nil for the role's.
    public var foreground: Color?
    /// A background of its own; nil for the role's.
    public var background: Color?

    /// The ink of `role`, with what is said besides.
    public init(
        _ role: TextRole = .plain, attributes: Attributes = [], foreground: Color? = nil,
        background: Color? = nil
    ) {
        self.role = role
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }
}

/// A piece of a line in one ink.
public struct TextRun: Hashable, Sendable {
    /// The piece's bytes in the line.
    public var bytes: Range<Int>
    /// How it looks.
    public var ink: TextInk

    /// The piece at `bytes` in `ink`.
    public init(_ bytes: Range<Int>, _ ink: TextInk) {
        self.bytes = bytes
        self.ink = ink
    }
}

/// How a line of text is set: its inks, and where its rows begin.
public struct LineLayout: Hashable, Sendable {
    /// The pieces that are not plain, in order, without overlap.
    public var runs: [TextRun]
    /// Columns before the first row.
    public var indent: Int
    /// Columns before the rows that follow where the line is wrapped.
    public var hanging: Int
    /// What the whole width is painted with, such as the background of code; nil for nothing.
    public var fill: TextRole?
    /// Whether the line is wrapped at the window's width; else it is cut there, as code may be.
    public var wraps: Bool

    /// A line in plain ink from the window's first column, where nothing else is said.
    public init(
        runs: [TextRun] = [], indent: Int = 0, hanging: Int = 0, fill: TextRole? = nil,
        wraps: Bool = true
    ) {
        self.runs = runs
        self.indent = indent
        self.hanging = hanging
        self.fill = fill
        self.wraps = wraps
    }
}

extension LineLayout {
    /// The same with `marks` over its own runs; they are in order, without overlap.
    func overlaid(with marks: [TextRun]) -> LineLayout {
        if marks.isEmpty { return self }
        var layout = self
        layout.runs = []
        var rest = runs[...]
        for mark in marks where !mark.bytes.isEmpty {
            layout.runs += Self.cut(&rest, before: mark.bytes.lowerBound)
            _ = Self.cut(&rest, before: mark.bytes.upperBound)
            layout.runs.append(mark)
        }
        layout.runs += rest
        return layout
    }

    /// Takes what is before `byte` off the runs.
    private static func cut(_ runs: inout ArraySlice<TextRun>, before byte: Int) -> [TextRun] {
        var taken: [TextRun] = []
        while let run = runs.first, run.bytes.lowerBound < byte {
            taken.append(TextRun(run.bytes.lowerBound..<min(run.bytes.upperBound, byte), run.ink))
            guard run.bytes.upperBound > byte else {
                runs.removeFirst()
                continue
            }
            runs[runs.startIndex].bytes = byte..<run.bytes.upperBound
        }
        return taken
    }
}
