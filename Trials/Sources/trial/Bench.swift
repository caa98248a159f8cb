import DrawerModel

/// A drawer of `length` columns, which covers 80% of its screen, with a hand on it.
struct Bench {
    /// What became of one drag.
    struct Decision {
        /// The drawer's own.
        var ours: Anchor
        /// What its policy makes of the speeds that the other rules say, in their order.
        var others: [Anchor]
    }

    var length: Int

    /// Plays the reports on a drawer that rests at `start`; columns count toward the other anchor.
    func decision(_ reports: [Report], from start: Anchor) -> Decision {
        var set = self.set(at: start)
        let sense: Double = start == .closed ? 1 : -1
        let pressed: Double = start == .closed ? 0 : Double(length - 1)
        func send(_ kind: MouseReport.Kind, _ report: Report) {
            let location = Location(x: pressed + sense * report.column, y: 5)
            _ = set.handle(
                .mouse(MouseReport(kind, at: location)), at: Timestamp(seconds: report.time))
        }
        let release = reports[reports.count - 1]
        send(.press(.left), reports[0])
        for report in reports.dropFirst() { send(.drag(.left), report) }
        let progress = set.drawers[0].progress
        send(.release(.left), release)
        let others = SpeedRule.allCases.map { rule in
            set.drawers[0].configuration.settle.anchor(
                for: SettlePolicy.Release(
                    progress: progress, velocity: sense * rule.speed(reports) / Double(length),
                    reach: reports.reduce(0) { max($0, abs($1.column)) },
                    length: Double(length), resumed: start))
        }
        return Decision(ours: set.drawers[0].target, others: others)
    }

    private func set(at start: Anchor) -> DrawerSet {
        var configuration = DrawerConfiguration()
        configuration.size = .cells(length)
        let width = Int((Double(length) / 0.8).rounded())
        var set = DrawerSet([configuration], screen: Size(width: width, height: 24))
        set.move(.left, to: start, at: Timestamp(seconds: -10))
        set.advance(to: Timestamp(seconds: -1))
        return set
    }
}
