import DrawerModel

/// All drags of one kind over one length at one rate, and how many of them went wrong.
struct Trial {
    /// How many drags were played, and what became of those with a clear meaning.
    struct Count {
        var played = 0
        var clear = 0
        /// The wrong decisions of our rule, and of the others in their order.
        var wrong = 0
        var othersWrong = Array(repeating: 0, count: SpeedRule.allCases.count)
        /// Our wrong ones where the meaning is not clear.
        var unclearWrong = 0
    }

    var length: Int
    var rate: Double
    var kind: Kind

    func count(_ drags: Int) -> Count {
        var dice = Dice(seed: seed)
        var count = Count()
        for _ in 0..<drags { play(&dice, &count) }
        return count
    }

    private func play(_ dice: inout Dice, _ count: inout Count) {
        let way = Double(length)
        let drag = kind.drag(length: way, dice: &dice)
        let start: Anchor = dice.chance(0.5) ? .closed : .open
        let reports = Terminal(rate: rate).reports(of: drag, dice: &dice)
        let crosses = kind.crosses(way: drag.way - 1, length: way)
        let meant = crosses ? start.opposite : start
        let decision = Bench(length: length).decision(reports, from: start)
        count.played += 1
        guard Truth(length: way).isClear(drag, crosses: crosses) else {
            if decision.ours != meant { count.unclearWrong += 1 }
            return
        }
        count.clear += 1
        if decision.ours != meant { count.wrong += 1 }
        for (index, other) in decision.others.enumerated() where other != meant {
            count.othersWrong[index] += 1
        }
    }

    /// Each trial has its own numbers, whatever the others do.
    private var seed: UInt64 {
        let place = Kind.allCases.firstIndex(of: kind) ?? 0
        return UInt64(length * 1_000_000 + Int(rate) * 1000 + place)
    }
}
