internal import DrawerCanvas
internal import DrawerModel

extension ReaderScene {
    /// Waits for the letter of a mark, and says which there are.
    mutating func ask(for command: ReaderCommand) -> Reaction {
        letterCommand = command
        let letters = String(bookmarks[current]?.marks.keys.sorted() ?? [])
        message = command == .setMark ? "mark with a letter" : "go to mark: \(letters)'"
        return .redraw
    }

    /// Takes the key that follows: any but a letter ends it.
    mutating func take(
        letter press: KeyPress, for command: ReaderCommand,
        _ drawers: inout ReaderDrawers
    ) -> Reaction {
        letterCommand = nil
        guard press.modifiers.isEmpty, case .character(let scalar) = press.key else {
            return .redraw
        }
        if command == .goToMark, scalar == "'" { return travel(history.swap(with: here), &drawers) }
        guard Bookmarks.isLetter(scalar) else {
            message = "marks are letters, a to z and A to Z"
            return .redraw
        }
        let letter = Character(scalar)
        return command == .setMark ? mark(letter) : go(to: letter, &drawers)
    }

    private mutating func mark(_ letter: Character) -> Reaction {
        bookmarks[current, default: Bookmarks()].marks[letter] = bookmark
        message = "marked \(letter)"
        return .redraw
    }

    /// Goes to a mark of this document, or for a capital to one of another that was shown.
    private mutating func go(
        to letter: Character, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        let places = letter.isUppercase ? [current] + bookmarks.keys.sorted() : [current]
        guard let document = places.first(where: { bookmarks[$0]?.marks[letter] != nil }),
            let bookmark = bookmarks[document]?.marks[letter]
        else {
            message = "there is no mark \(letter)"
            return .redraw
        }
        history.leave(here)
        if document == current {
            go(to: .bookmark(bookmark))
        } else {
            show(document, from: .bookmark(bookmark), &drawers)
        }
        follow(&drawers)
        return .redraw
    }
}
