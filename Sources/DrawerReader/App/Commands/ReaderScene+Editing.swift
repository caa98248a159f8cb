public import DrawerCanvas

extension ReaderScene {
    /// Has the editor open the document at the line at the top.
    mutating func edit() -> Reaction {
        guard case .file(let path) = library.entries[current].source else {
            message = "standard input is no file to edit"
            return .redraw
        }
        let number = loader.loaded?.document.number(of: placeInSource.line)
        let words = editor + (number.map { ["+\($0)"] } ?? [])
        return .run(words.map { Array($0.utf8) } + [path.asOperand.bytes])
    }

    /// Reads the document again after it was edited.
    public mutating func resume(
        after problem: String?, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        if let problem {
            message = printable(problem)
        } else {
            reload(&drawers)
        }
        return .redraw
    }
}

extension FilePath {
    /// The path as no program takes it for an option.
    fileprivate var asOperand: FilePath {
        let marks = [UInt8(ascii: "-"), UInt8(ascii: "+")]
        guard let first = bytes.first, marks.contains(first) else { return self }
        return FilePath(bytes: Array("./".utf8) + bytes)
    }
}
