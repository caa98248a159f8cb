/// What the loader's thread does: one job after the other, until there will be no more. Between their
/// pieces, and while there are none, it searches.
struct LoaderThread {
    private let exchange: Exchange
    /// Streams can be read once only: what has come of them is kept for the next time.
    private var streams: [Library.Entry: Intake] = [:]

    init(_ exchange: Exchange) { self.exchange = exchange }

    mutating func run() {
        let searcher = Searcher(exchange)
        while let job = exchange.nextJob(meanwhile: searcher) {
            do {
                var delivery = Delivery(
                    job, to: exchange, from: try intake(of: job), meanwhile: searcher)
                delivery.run()
            } catch {
                _ = exchange.post([.failed(error)], of: job, meanwhile: searcher)
            }
        }
    }

    private mutating func intake(of job: LoadJob) throws(ReadError) -> Intake {
        if let stream = streams[job.entry] { return stream }
        let intake = try Intake(job.entry, follows: job.follows, limits: exchange.limits)
        if job.entry.isStream { streams[job.entry] = intake }
        return intake
    }
}
