import DrawerModel

/// All drags of one kind over one length at one rate, and how many of them went wrong.
struct Trial {
    struct Count {
        var played = 0
        var clear = 0
        var wrong = 0
        var othersWrong = Array(repeating: 0, count: SpeedRule.allCases.count)
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
        count.played += 1
        guard Truth(length: way).isClear(drag, crosses: crosses) else { return }
        count.clear += 1
        let decision = Bench(length: length).decision(reports, from: start)
        let meant = crosses ? start.opposite : start
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
