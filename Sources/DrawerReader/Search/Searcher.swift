/// Searches on the loader's thread, a block at a time: first for the one match that someone waits
/// for, then for all.
final class Searcher {
    /// After how many blocks it tells how far it is with one match: some 16 MB of a large text.
    private static let reportEvery = 64

    private let exchange: Exchange
    private var seek: (generation: Int, run: SeekRun?, blocks: Int)?
    private var list: (generation: Int, run: ListRun?)?

    init(_ exchange: Exchange) { self.exchange = exchange }

    /// Does the next step of what is asked for; whether there was something to do.
    @discardableResult
    func step() -> Bool {
        let (seek, list) = exchange.withSearch { ($0.seek, $0.list) }
        if self.seek?.generation != seek?.generation { begin(seek) }
        if self.list?.generation != list?.generation { begin(list) }
        if self.seek?.run != nil {
            stepSeek()
            return true
        }
        guard let list, self.list?.run?.hasWork(list.job) == true else { return false }
        step(list)
        return true
    }

    private func begin(_ order: SearchDesk.Order<SeekJob>?) {
        seek = order.map { ($0.generation, nil, 0) }
        guard let order else { return }
        do throws(SearchProblem) {
            seek?.run = try SeekRun(order.job)
        } catch {
            exchange.post(.seekFailed(error), of: order.generation)
        }
    }

    private func begin(_ order: SearchDesk.Order<ListJob>?) {
        list = order.map { ($0.generation, nil) }
        guard let order else { return }
        do throws(SearchProblem) {
            list?.run = try ListRun(order.job)
        } catch {
            exchange.post(.listFailed(error), of: order.generation)
        }
    }

    private func stepSeek() {
        guard case (let generation, var run?, var blocks)? = seek else { return }
        blocks += 1
        do throws(SearchProblem) {
            switch try run.step() {
            case .goesOn(let share):
                seek = (generation, run, blocks)
                if blocks % Self.reportEvery == 0 { exchange.post(.sought(share), of: generation) }
            case .found(let hit, let isWrapped):
                seek = (generation, nil, blocks)
                exchange.post(.found(hit, isWrapped: isWrapped), of: generation)
            }
        } catch {
            seek = (generation, nil, blocks)
            exchange.post(.seekFailed(error), of: generation)
        }
    }

    private func step(_ order: SearchDesk.Order<ListJob>) {
        guard var run = list?.run else { return }
        list?.run = nil
        do throws(SearchProblem) {
            if let batch = try run.step(order.job) {
                exchange.post(.listed(batch), of: order.generation)
            }
            list?.run = run
        } catch {
            exchange.post(.listFailed(error), of: order.generation)
        }
    }
}
