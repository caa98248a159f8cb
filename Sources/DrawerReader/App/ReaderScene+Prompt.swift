internal import DrawerCanvas
internal import DrawerModel

extension ReaderScene {
    /// Asks what to search for, or where to go.
    mutating func ask(_ kind: Prompt.Kind) {
        typed.startOver()
        prompt = Prompt(kind: kind, view: view, page: SearchedPage(self))
        fitView()
    }

    // MARK: Typing

    /// All keys belong to what is typed; a press of a button ends it as Enter does, or Escape
    /// where that has nothing to do.
    mutating func underPrompt(
        _ event: InputEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction? {
        switch event {
        case .key(let press) where Reaction(controlKey: press) != nil: return nil
        case .key(let press): type(press, &drawers)
        case .paste(let text):
            if prompt?.editor.insert(text) == .edited { search(forTyped: &drawers) }
        case .mouse(let report):
            guard case .press = report.kind else { return nil }
            if prompt?.editor.text.isEmpty == false { accept(&drawers) }
            if prompt != nil { cancel() }
        case .focus, .resize: return nil
        }
        return .redraw
    }

    private mutating func type(_ press: KeyPress, _ drawers: inout ReaderDrawers) {
        switch press.key {
        case .enter: return accept(&drawers)
        case .escape: return cancel()
        case .up:
            let text = prompt?.editor.text ?? ""
            return replace(by: typed.earlier(than: text), &drawers)
        case .down: return replace(by: typed.later(), &drawers)
        default: break
        }
        switch prompt?.editor.handle(press) {
        case .edited: search(forTyped: &drawers)
        case .emptied: cancel()
        case .moved, .ignored, nil: break
        }
    }

    private mutating func replace(by text: String?, _ drawers: inout ReaderDrawers) {
        guard let text else { return }
        prompt?.editor = LineEditor(text)
        search(forTyped: &drawers)
    }

    /// Shows the first match of what has been typed so far.
    private mutating func search(forTyped drawers: inout ReaderDrawers) {
        guard let prompt else { return }
        stopTrial()
        self.prompt?.remark = ""
        if prompt.editor.text.isEmpty { goBack() }
        guard let direction = prompt.kind.direction, !prompt.editor.text.isEmpty else { return }
        do throws(SearchProblem) {
            self.prompt?.trial = try ReaderSearch(prompt.editor.text, direction)
            seekTrial()
        } catch {
            self.prompt?.remark = "\(error)"
        }
    }

    private mutating func stopTrial() {
        prompt?.trial = nil
        guard seeking?.isTrial == true else { return }
        seeking = nil
        loader.stopSeeking()
    }

    /// Shows again what was shown when it was asked.
    mutating func goBack() {
        guard let before = prompt?.view else { return }
        view = before
        fitView()
    }

    // MARK: Ends

    private mutating func cancel() {
        stopTrial()
        goBack()
        closePrompt()
    }

    private mutating func closePrompt() {
        prompt = nil
        fitView()
    }

    /// Does what was typed. What is wrong stays, to be mended.
    private mutating func accept(_ drawers: inout ReaderDrawers) {
        guard let prompt else { return }
        let text = prompt.editor.text
        guard !text.isEmpty else { return repeatLast(prompt.kind) }
        switch (prompt.kind.direction, prompt.trial) {
        case (nil, _): go(toTyped: text)
        case (_?, let trial?): accept(trial, of: prompt)
        case (_?, nil): return
        }
        typed.keep(text)
        follow(&drawers)
    }

    private mutating func accept(_ trial: ReaderSearch, of prompt: Prompt) {
        let leaves = History.Stop(document: current, place: prompt.view.top)
        if leaves != here { history.leave(leaves) }
        search = trial
        searchedPage = nil
        let hit = trial.current
        seeking?.isTrial = false
        closePrompt()
        searchPage()
        search.current = hit
        message = printable(prompt.remark)
        if let hit { view.reveal(hit.place, to: hit.bytes.upperBound, in: page.source) }
    }

    /// Enter alone goes on with what was searched for last.
    private mutating func repeatLast(_ kind: Prompt.Kind) {
        closePrompt()
        guard let direction = kind.direction else { return }
        search.direction = direction
        goOn(direction, 1)
    }

    /// Goes to a line, `12`, or to a part, `50%`.
    private mutating func go(toTyped text: String) {
        let isShare = text.hasSuffix("%")
        let digits = isShare ? text.dropLast() : text[...]
        closePrompt()
        guard let number = Int(digits), number >= 0 else {
            return message = "no place: \(printable(text)); a line is 12, a part 50%"
        }
        history.leave(here)
        if isShare { go(toPercent: number) } else { go(toLine: max(1, number)) }
    }
}
