/// What the loader's thread does: one job after the other, until there will be no more. Between their
/// pieces, and while there are none, it searches.
struct LoaderThread {
    private let exchange: Exchange
    private let searcher: Searcher
    /// The job that was begun before there was a thread.
    private var begun: Delivery?
    /// Streams can be read once only: what has come of them is kept for the next time.
    private var streams: [Library.Entry: Intake] = [:]

    init(_ exchange: Exchange) {
        self.exchange = exchange
        searcher = Searcher(exchange)
    }

    /// Takes the job that there is, and reads the first piece of it.
    mutating func begin() {
        begun = exchange.takeJob().flatMap { delivery(of: $0) }
        if begun?.begin() == false { begun = nil }
    }

    mutating func run() {
        begun?.run()
        begun = nil
        while let job = exchange.nextJob(meanwhile: searcher) {
            var delivery = delivery(of: job)
            delivery?.run()
        }
    }

    /// The delivery of a document; nil where it cannot be opened, which is told.
    private mutating func delivery(of job: LoadJob) -> Delivery? {
        do {
            return Delivery(job, to: exchange, from: try intake(of: job), meanwhile: searcher)
        } catch {
            _ = exchange.post([.failed(error)], of: job, meanwhile: searcher)
            return nil
        }
    }

    private mutating func intake(of job: LoadJob) throws(ReadError) -> Intake {
        if let stream = streams[job.entry] { return stream }
        let intake = try Intake(job.entry, follows: job.follows, limits: exchange.limits)
        if job.entry.isStream { streams[job.entry] = intake }
        return intake
    }
}
