internal import DrawerCanvas
internal import DrawerModel

extension ReaderScene {
    /// The link under a cell of the screen.
    func link(at cell: Point) -> PageLink? {
        let source = page.source
        let inside = Point(x: cell.x, y: cell.y - Self.titleHeight)
        guard let place = view.place(at: inside, in: source) else { return nil }
        return source.links.first { $0.line == place.line && $0.bytes.contains(place.byte) }
    }

    /// Marks the link of this number, or else the first one in the window.
    mutating func markLink(numbered number: Int?) {
        let source = page.source
        guard let number else {
            marked = source.links.first { view.row(showing: $0.place, in: source) != nil }
            return
        }
        let end = Array("[\(number)]".utf8)
        let link = source.links.first { link in
            source.withLine(link.line) { $0[link.bytes].suffix(end.count).elementsEqual(end) }
        }
        if let link { mark(link) } else { message = "no link has the number \(number)" }
    }

    /// Marks a link, and brings it into the window.
    private mutating func mark(_ link: PageLink) {
        marked = link
        let source = page.source
        if view.row(showing: link.place, in: source) == nil { view.go(to: link.place, in: source) }
    }

    /// Takes the keys for a link that is marked; anything else takes the mark away, and is what it
    /// always is.
    mutating func whileMarked(
        _ event: InputEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction? {
        switch event {
        case .key(let press):
            guard let link = marked, !drawers.hasFocus(edge), let key = LinkKey(press, keys) else {
                break
            }
            switch key {
            case .move(let step): mark(link, movedBy: step)
            case .follow:
                marked = nil
                return follow(link, &drawers)
            case .leave: marked = nil
            }
            return .redraw
        case .mouse(let report):
            guard case .press = report.kind else { return nil }
        case .paste, .focus, .resize: return nil
        }
        marked = nil
        return nil
    }

    /// Marks the next link after `link`, or the one before it, and comes round at the end.
    private mutating func mark(_ link: PageLink, movedBy step: Int) {
        let links = page.source.links
        guard let index = links.firstIndex(of: link) else { return marked = nil }
        mark(links[(index + step + links.count) % links.count])
    }

    /// Goes where a link leads; what is on the web is asked for first.
    mutating func follow(
        _ link: PageLink, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        switch Destination(link.target, in: library.entries[current].name) {
        case .heading(let name):
            guard let line = page.source.line(ofAnchor: name) else { return .none }
            history.leave(here)
            view.go(to: TextPlace(line: line), in: page.source)
        case .file(let path, let heading):
            guard let index = library.index(of: path) else {
                question = .refusal("\(printable(path)) is not a text that can be read here")
                return .redraw
            }
            history.leave(here)
            show(index, from: .top, &drawers)
            wantedHeading = heading
            goToWantedHeading()
        case .web(let address):
            question = .address(address)
        case nil:
            question = .refusal("links to \(printable(link.target)) are not followed")
        }
        follow(&drawers)
        return .redraw
    }

    /// Goes to the heading that a link has led to, if it has come.
    mutating func goToWantedHeading() {
        guard let name = wantedHeading else { return }
        let line = page.source.line(ofAnchor: name)
        if let line { view.go(to: TextPlace(line: line), in: page.source) }
        if line != nil || loader.loaded?.hasEnded == true { wantedHeading = nil }
    }

    /// Answers what the card asks: Enter hands the address over, anything else does not.
    mutating func answer(_ event: InputEvent) -> Reaction? {
        switch event {
        case .key(let press):
            defer { question = nil }
            guard press == KeyPress(.enter), case .address(let address) = question else {
                return .redraw
            }
            return .open(address: address)
        case .mouse(let report):
            guard case .press = report.kind else { return nil }
            question = nil
            return .redraw
        case .paste: return Reaction.none
        case .focus, .resize: return nil
        }
    }
}

/// What a card asks or says about a link.
enum LinkQuestion: Hashable {
    case address(String)
    case refusal(String)

    /// The card.
    func card(width: Int) -> Card {
        switch self {
        case .address(let address):
            Card(
                heading: "Open this address?",
                lines: Self.wrapped(printable(address), width: width - 8)
                    + ["", "Enter\thands it to the system", "any other key\tdoes not"])
        case .refusal(let reason):
            Card(heading: "This link stays closed", lines: Self.wrapped(reason, width: width - 8))
        }
    }

    /// All of the text: an address is only shown in full.
    private static func wrapped(_ text: String, width: Int) -> [String] {
        var rows: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            rows.append(String(rest.prefix(max(8, width))))
            rest = rest.dropFirst(max(8, width))
        }
        return rows
    }
}
