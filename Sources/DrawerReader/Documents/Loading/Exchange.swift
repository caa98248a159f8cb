internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the main thread and the loader meet: jobs go one way, news the other.
final class Exchange: Sendable {
    /// The most that waits to be taken, in bytes; the loader waits before it reads on.
    private static let room = 4 << 20

    private struct State {
        var job: LoadJob?
        var generation = 0
        var news: [LoadNews] = []
        var size = 0
        var loaderWaits = false
        var isClosed = false
        var pageWidth: Int?
        var search = SearchDesk()

        /// Of a text that stays in a file, only what was said last counts.
        mutating func add(_ news: [LoadNews]) {
            if case .paged = news.first, case .paged = self.news.last { self.news.removeLast() }
            self.news += news
        }
    }

    /// How much of a document is held where.
    let limits: DocumentLimits
    private let state = Locked(State())
    private let jobBell = Bell()
    private let newsBell = Bell()

    init(_ limits: DocumentLimits) { self.limits = limits }

    /// Readable while there is news.
    var newsDescriptor: Int32 { newsBell.descriptor }

    // MARK: The main thread

    /// Asks for a document in place of the one before; what is left of that one's news is dropped.
    func start(_ entry: Library.Entry, follows: Bool) {
        state.withLock { state in
            state.generation += 1
            state.job = LoadJob(generation: state.generation, entry: entry, follows: follows)
            state.news = []
            state.size = 0
        }
        jobBell.ring()
    }

    /// All news so far; the bell falls silent, or rings on.
    func takeNews(ringingOn: Bool = false) -> [LoadNews] {
        if !ringingOn { newsBell.silence() }
        let (news, loaderWaits) = state.withLock { state in
            defer {
                state.news = []
                state.size = 0
                state.loaderWaits = false
            }
            return (state.news, state.loaderWaits)
        }
        if loaderWaits { jobBell.ring() }
        return news
    }

    /// Has the loader end.
    func close() {
        state.withLock { $0.isClosed = true }
        jobBell.ring()
    }

    /// The columns that pages are set for; nil where none are wanted.
    var pageWidth: Int? {
        get { state.withLock { $0.pageWidth } }
        set { state.withLock { $0.pageWidth = newValue } }
    }

    // MARK: The loader

    /// The next job, if there is one.
    func takeJob() -> LoadJob? {
        state.withLock { state in
            defer { state.job = nil }
            return state.job
        }
    }

    /// The next job, when there is one; nil at the end. Until then it searches what is to be searched.
    func nextJob(meanwhile searcher: Searcher) -> LoadJob? {
        while true {
            if state.withLock({ $0.isClosed }) { return nil }
            if let job = takeJob() { return job }
            sleep(untilReadable: -1, meanwhile: searcher)
        }
    }

    /// Whether nothing newer is wanted.
    func isCurrent(_ job: LoadJob) -> Bool {
        state.withLock { !$0.isClosed && $0.generation == job.generation }
    }

    /// Hands news over, all at once, when there is room for them; false where the job is stale. After
    /// each there is a piece of searching, and as much as there is while there is no room.
    func post(_ news: [LoadNews], of job: LoadJob, meanwhile searcher: Searcher) -> Bool {
        while true {
            let (isStale, isDone) = state.withLock { state in
                if state.isClosed || state.generation != job.generation { return (true, false) }
                state.loaderWaits = state.size >= Self.room
                if state.loaderWaits { return (false, false) }
                state.add(news)
                state.size += news.reduce(0) { $0 + $1.size }
                return (false, true)
            }
            if isStale { return false }
            if isDone {
                newsBell.ring()
                searcher.step()
                return true
            }
            sleep(untilReadable: -1, meanwhile: searcher)
        }
    }

    /// Searches, and waits until `descriptor` is readable; false where the job is stale.
    func wait(
        for descriptor: Int32, of job: LoadJob, meanwhile searcher: Searcher
    ) -> Bool {
        while isCurrent(job) {
            if sleep(untilReadable: descriptor, meanwhile: searcher) { return isCurrent(job) }
        }
        return false
    }

    /// Waits until `descriptor` is readable, which is what it returns, or the bell has rung; as long
    /// as there is something to search it does that, and looks up after each piece.
    @discardableResult
    private func sleep(untilReadable descriptor: Int32, meanwhile searcher: Searcher) -> Bool {
        var watched = [
            pollfd(fd: jobBell.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&watched, 2, searcher.step() ? 0 : -1) == 0 {}
        if watched[0].revents != 0 { jobBell.silence() }
        return watched[1].revents != 0
    }

    // MARK: Searching

    /// What is asked for, and what was found: for both sides.
    func withSearch<Answer>(_ body: (inout SearchDesk) -> Answer) -> Answer {
        state.withLock { body(&$0.search) }
    }

    /// Asks for a search, or for none.
    func askSearcher(_ change: (inout SearchDesk) -> Void) {
        withSearch(change)
        jobBell.ring()
    }

    /// Hands over what was found, unless nobody waits for it any more.
    func post(_ news: SearchNews, of generation: Int) {
        if withSearch({ $0.take(news, of: generation) }) { newsBell.ring() }
    }
}
