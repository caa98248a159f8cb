/// What is asked of the searcher, and what it has found: both threads come here, one at a time.
///
/// Each job has a generation; what comes of one that is not wanted any more is dropped.
struct SearchDesk: Sendable {
    /// A job with its generation.
    struct Order<Job: Sendable>: Sendable {
        var generation: Int
        var job: Job
    }

    /// The one match that is looked for, and all that are.
    private(set) var seek: Order<SeekJob>?
    private(set) var list: Order<ListJob>?
    private var news: [(generation: Int, news: SearchNews)] = []
    private var generation = 0

    // MARK: The main thread

    /// Looks for one match, in place of the one before.
    mutating func ask(for job: SeekJob) {
        drop(seek?.generation)
        generation += 1
        seek = Order(generation: generation, job: job)
    }

    /// Looks for all matches, in place of those before.
    mutating func ask(for job: ListJob) {
        drop(list?.generation)
        generation += 1
        list = Order(generation: generation, job: job)
    }

    /// Goes on with all matches in a text that has more lines now.
    mutating func extend(_ text: any SearchText, isWhole: Bool) {
        list?.job.text = text
        list?.job.isWhole = isWhole
    }

    /// Looks for no one match any more.
    mutating func stopSeeking() {
        drop(seek?.generation)
        seek = nil
    }

    /// Looks for nothing any more.
    mutating func stop() { self = SearchDesk(generation: generation) }

    /// What was found since it was asked last.
    mutating func takeNews() -> [SearchNews] {
        defer { news = [] }
        return news.map(\.news)
    }

    private mutating func drop(_ generation: Int?) {
        news.removeAll { $0.generation == generation }
    }

    init(generation: Int = 0) { self.generation = generation }

    // MARK: The searcher

    /// Takes what was found; false where nobody wants it.
    mutating func take(_ found: SearchNews, of generation: Int) -> Bool {
        guard generation == seek?.generation || generation == list?.generation else {
            return false
        }
        news.append((generation, found))
        return true
    }
}
