/// One job on its way: reads, and hands over what has come, until the end or until it is stale.
struct Delivery {
    /// Longer documents get no table of contents, in bytes: making it cannot be stopped, and would
    /// keep the next document waiting.
    private static let mostForOutline = 32 << 20
    /// Up to this size a document that grows gets a new table of contents at each pause; beyond it
    /// when it has grown by an eighth.
    private static let smallForOutline = 1 << 18

    private let job: LoadJob
    private let exchange: Exchange
    private let intake: Intake
    private let searcher: Searcher
    private var kind: (any DocumentKind.Type)?
    private var outline: [OutlineItem]?
    private var outlinedBytes = -1
    private var hasBegun = false

    init(
        _ job: LoadJob, to exchange: Exchange, from intake: Intake, meanwhile searcher: Searcher
    ) {
        self.searcher = searcher
        self.job = job
        self.exchange = exchange
        self.intake = intake
    }

    /// Reads the first piece of what is there to be read; false where that is all, since the document
    /// is not shown.
    mutating func begin() -> Bool {
        guard intake.source.isReady else { return true }
        hasBegun = true
        return step()
    }

    /// Reads what is left, and hands over what else there is to tell.
    mutating func run() {
        guard hasBegun || repeatEarlier() else { return }
        while !intake.hasEnded {
            guard isReady, step() else { return }
        }
        postOutline(isLast: true)
        // Who waits for one is told where there will be none.
        if outline == nil { _ = post([.outline([])]) }
        awaitChange()
    }

    /// Waits until there is something to read; false where the job is stale.
    private var isReady: Bool {
        intake.source.isReady || wait(for: intake.source.descriptor)
    }

    /// Whether the job is still wanted.
    private func post(_ news: [LoadNews]) -> Bool {
        exchange.post(news, of: job, meanwhile: searcher)
    }

    /// Whether the job is still wanted when the descriptor is readable.
    private func wait(for descriptor: Int32) -> Bool {
        exchange.wait(for: descriptor, of: job, meanwhile: searcher)
    }

    /// Hands over what an earlier job has read of the same source.
    private mutating func repeatEarlier() -> Bool {
        if intake.document.lineCount == 0 { return true }
        let document = intake.document
        let chunks = (document.kept?.chunks ?? []).map { LoadNews.chunk($0) }
        let text = document.paged.map { [LoadNews.paged($0)] } ?? chunks
        return post(kindNews()) && text.allSatisfy { post([$0]) }
            && (!intake.hasEnded || post([ending]))
    }

    // MARK: Reading

    /// Reads on, and waits at the end of a file that is watched; false where the job is stale or done.
    private mutating func step() -> Bool {
        let isFirst = intake.head.isEmpty
        var (news, pause) = intake.read()
        if isFirst, let refusal { return post([.failed(refusal)]) && false }
        news = kindNews() + news
        switch pause {
        case .full: return post(news)
        case .waiting:
            news += intake.unfinished()
            guard post(news) else { return false }
            // What is in a file would be read whole for it, again and again.
            if intake.document.kept != nil { postOutline() }
            return true
        case .end where intake.isWatched:
            news += intake.unfinished()
            guard post(news + [.caughtUp]) else { return false }
            postOutline()
            return awaitGrowth()
        case .end:
            news += intake.finish()
            news += pageNews()
            // With the end, so that a short text is there whole in the first frame.
            return post(news + [ending])
        }
    }

    /// Why a document is not shown at all, by its beginning. A stream is shown whatever it is.
    private var refusal: ReadError? {
        if intake.head.isEmpty { return intake.problem }
        guard !intake.entry.isStream, !FileAccess.looksLikeText(intake.head)
        else { return nil }
        return .binary(name: intake.entry.name)
    }

    private var ending: LoadNews { .ended(intake.problem) }

    /// Waits until a watched file has more; false where the job is stale.
    private func awaitGrowth() -> Bool {
        guard let growth = intake.growth else { return false }
        repeat {
            // A file that cannot be opened may be one that is still being put in its place.
            guard let (news, hasMore) = try? intake.renew() else { continue }
            if !news.isEmpty, !post(news) { return false }
            if hasMore { return true }
        } while wait(for: growth.descriptor)
        return false
    }

    /// Waits until a file that was read to its end changes, and tells that once.
    private func awaitChange() {
        guard case .file(let path) = job.entry.source, let stamp = intake.stamp,
            let watch = FileWatch(of: path)
        else { return }
        repeat {
            watch.renew()
            guard let now = FileStamp(of: path), now != stamp else { continue }
            _ = post([.changed])
            return
        } while wait(for: watch.descriptor)
    }

    // MARK: What it is

    /// The document's kind, where more of its beginning tells another than before.
    private mutating func kindNews() -> [LoadNews] {
        if kind != nil, intake.document.byteCount > FileAccess.sampleSize { return [] }
        let name = Compression.plainName(intake.entry.name)
        let found = DocumentKinds.kind(name: name, head: intake.head[...])
        if let kind, kind == found { return [] }
        kind = found
        return [.kind(found)]
    }

    /// The whole document as a page, where its kind makes one.
    private func pageNews() -> [LoadNews] {
        guard let kind, intake.document.kept != nil, intake.problem == nil,
            let width = exchange.pageWidth,
            let text = kind.text(of: intake.document, width: width)
        else { return [] }
        return [.page(SetPage(text: text, width: width))]
    }

    /// Makes the table of contents and hands it over, where it is due and another than before.
    private mutating func postOutline(isLast: Bool = false) {
        let size = intake.document.byteCount
        let step = size <= Self.smallForOutline ? 1 : size / 8
        guard let kind, size <= Self.mostForOutline, exchange.isCurrent(job),
            isLast ? size != outlinedBytes : size - outlinedBytes >= step
        else { return }
        outlinedBytes = size
        let name = Compression.plainName(intake.entry.name)
        let items = intake.document.outline(by: kind, name: name)
        if items == outline { return }
        outline = items
        _ = post([.outline(items)])
    }
}
