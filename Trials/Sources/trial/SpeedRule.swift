/// Other ways to tell the speed at the release, to compare ours with.
enum SpeedRule: String, CaseIterable {
    case lastDelta = "last delta"
    case average = "average of 100 ms"
    case smoothing = "smoothing, 3/4 new"

    /// Columns a second, from all reports of a drag including its release.
    func speed(_ reports: [Report]) -> Double {
        let moves = changes(reports)
        switch self {
        case .lastDelta:
            guard moves.count > 1 else { return 0 }
            return Self.speed(moves[moves.count - 2], moves[moves.count - 1])
        case .average:
            guard let release = reports.last,
                let first = moves.first(where: { release.time - $0.time <= 0.1 })
            else { return 0 }
            let span = max(0.008, release.time - first.time)
            return (release.column - first.column) / span
        case .smoothing:
            return zip(moves, moves.dropFirst()).reduce(0) { speed, pair in
                0.25 * speed + 0.75 * Self.speed(pair.0, pair.1)
            }
        }
    }

    /// The reports where the column changed, one for each reading.
    private func changes(_ reports: [Report]) -> [Report] {
        var changes: [Report] = []
        for report in reports {
            if changes.last?.time == report.time { changes.removeLast() }
            if changes.last?.column != report.column { changes.append(report) }
        }
        return changes
    }

    private static func speed(_ earlier: Report, _ later: Report) -> Double {
        (later.column - earlier.column) / max(0.008, later.time - earlier.time)
    }
}
