/// What the loader's thread does: one job after the other, until there will be no more.
struct LoaderThread {
    private let exchange: Exchange
    /// Streams can be read once only: what has come of them is kept for the next time.
    private var streams: [Library.Entry: Intake] = [:]

    init(_ exchange: Exchange) { self.exchange = exchange }

    mutating func run() {
        while let job = exchange.nextJob() {
            do {
                var delivery = Delivery(job, to: exchange, from: try intake(of: job))
                delivery.run()
            } catch {
                _ = exchange.post([.failed(error)], of: job)
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
