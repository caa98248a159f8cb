internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Brings documents in: the main thread's side of the thread that opens, reads, decompresses and
/// divides them, one document at a time.
///
/// An object, since it stands for a thread. It belongs to the main thread.
public final class Loader {
    /// The document that was asked for last, as far as it has come; nil before the first one.
    public private(set) var loaded: LoadedDocument?
    /// Whether documents are watched at their end.
    public let follows: Bool

    /// How much news has come so far: whether it has grown tells whether something is new.
    public private(set) var newsCount = 0

    let exchange: Exchange
    /// What the thread will do; nil once it does.
    private var work: LoaderThread?

    /// A loader that has nothing to do yet. With `follows` it goes on at a file's end as long as the
    /// file grows, or another takes its name.
    public convenience init(follows: Bool = false) {
        self.init(follows: follows, limits: DocumentLimits())
    }

    init(follows: Bool, limits: DocumentLimits) {
        self.follows = follows
        exchange = Exchange(limits)
        work = LoaderThread(exchange)
    }

    deinit { exchange.close() }

    /// The columns that pages are set for while they come, which takes longer than a frame for a long
    /// one; nil where none are wanted.
    var pageWidth: Int? {
        get { exchange.pageWidth }
        set { exchange.pageWidth = newValue }
    }

    /// Readable while there is news.
    public var newsDescriptor: Int32 { exchange.newsDescriptor }

    /// Begins to load a document from its start, in place of the one before.
    ///
    /// The beginning of a file is read here as long as there is no thread: that takes less than to
    /// start one, and the first frame has to wait for it anyway. The thread starts when news is taken
    /// or waited for, and goes on from there.
    public func load(_ entry: Library.Entry) {
        loaded = LoadedDocument(entry)
        stopSearching()
        exchange.start(entry, follows: follows)
        if entry.isStream || follows { startThread() } else { work?.begin() }
    }

    /// Takes what has come, if anything.
    public func takeNews() {
        startThread()
        take(exchange.takeNews())
    }

    private func take(_ news: [LoadNews]) {
        for news in news {
            loaded?.take(news)
            newsCount += 1
        }
    }

    /// Waits until `isEnough` holds or nothing more will come, for `seconds` at most; nil for as
    /// long as it takes.
    public func wait(seconds: Double? = nil, until isEnough: (LoadedDocument) -> Bool) {
        sleep(seconds) { $0.hasEnded || isEnough($0) }
    }

    /// Waits for the table of contents, which comes after the text, for `seconds` at most; nil for as
    /// long as it takes.
    public func waitForContents(seconds: Double? = nil) {
        sleep(seconds) { $0.outline != nil || $0.state.isFailure }
    }

    private func sleep(_ seconds: Double?, until isDone: (LoadedDocument) -> Bool) {
        // As long as there is no thread the bell rings on, so that someone comes and starts it.
        take(exchange.takeNews(ringingOn: work != nil))
        let start = Self.now()
        while let loaded, !isDone(loaded) {
            startThread()
            let left = seconds.map { $0 - (Self.now() - start) } ?? -1
            if seconds != nil, left <= 0 { return }
            var wanted = pollfd(fd: newsDescriptor, events: Int16(POLLIN), revents: 0)
            _ = cs_wait(&wanted, 1, seconds == nil ? -1 : Int64(left * 1e9))
            takeNews()
        }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Starts the thread, if it does not run, until the exchange is closed.
    private func startThread() {
        guard let work else { return }
        self.work = nil
        let problem = cs_thread_start(
            { context in
                guard let context else { return }
                Unmanaged<Handover>.fromOpaque(context).takeRetainedValue().work.run()
            }, Unmanaged.passRetained(Handover(work)).toOpaque())
        precondition(problem == 0, "the system starts no thread")
    }

    /// What is handed over to the thread.
    private final class Handover {
        var work: LoaderThread

        init(_ work: LoaderThread) { self.work = work }
    }
}
