extension Loader {
    /// Looks for one match, in place of the one before.
    func search(_ job: SeekJob) { exchange.askSearcher { $0.ask(for: job) } }

    /// Looks for all matches, in place of those before.
    func search(_ job: ListJob) { exchange.askSearcher { $0.ask(for: job) } }

    /// Goes on with all matches in a text that has more lines now.
    func extendSearch(_ text: any SearchText, isWhole: Bool) {
        exchange.askSearcher { $0.extend(text, isWhole: isWhole) }
    }

    /// Looks for no one match any more.
    func stopSeeking() { exchange.askSearcher { $0.stopSeeking() } }

    /// Looks for nothing any more; what was found and not taken is dropped.
    func stopSearching() { exchange.askSearcher { $0.stop() } }

    /// What was found since it was asked last. News of it make `newsDescriptor` readable.
    func takeFound() -> [SearchNews] { exchange.withSearch { $0.takeNews() } }
}
