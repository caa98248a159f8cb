/// What the loader's thread does: one job after the other, until there will be no more.
struct LoaderThread {
    private let exchange: Exchange
    /// Standard input can be read once only: what has come of it is kept for the next time.
    private var standardInput: Intake?

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
        guard job.entry.source == .standardInput else {
            return try Intake(job.entry, follows: job.follows, limits: exchange.limits)
        }
        if let standardInput { return standardInput }
        let intake = try Intake(job.entry, follows: false, limits: exchange.limits)
        standardInput = intake
        return intake
    }
}
