import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Every way out at every moment gives the terminal back as it was, and its status is the true one.
struct ExitMatrixTests {
    /// What one way out came to at one moment.
    private struct Entry: Sendable {
        var way: Int
        var moment: Moment
        var text: String
        var faults: [String]
    }

    @Test func everyWayOutAtEveryMoment() async {
        var entries: [Entry] = []
        await withTaskGroup(of: Entry.self) { group in
            for moment in Moment.allCases {
                for way in WayOut.all.indices {
                    if WayOut.all[way].kind == .refusal, moment != .starting { continue }
                    group.addTask { Self.entry(way, moment) }
                }
            }
            for await entry in group { entries.append(entry) }
        }
        print(Self.table(of: entries))
        for entry in entries {
            let name = WayOut.all[entry.way].name
            #expect(entry.faults == [], "\(name), \(entry.moment.rawValue)")
        }
    }

    private static func entry(_ way: Int, _ moment: Moment) -> Entry {
        do {
            let (ending, faults) = try WayOut.all[way].take(at: moment)
            return Entry(
                way: way, moment: moment, text: ending.map(name) ?? "never", faults: faults)
        } catch {
            return Entry(way: way, moment: moment, text: "-", faults: ["\(error)"])
        }
    }

    private static func name(_ ending: TerminalProbe.ExitStatus) -> String {
        switch ending {
        case .exited(let status): "\(status)"
        case .signalled(let signal): "signal \(signal)"
        }
    }

    // MARK: The table

    /// A row for each way out, a column for each moment: the status, and `!` where something is
    /// left over.
    private static func table(of entries: [Entry]) -> String {
        let head = row("way out", Moment.allCases.map(\.rawValue))
        let rows = WayOut.all.indices.map { way in
            row(
                WayOut.all[way].name,
                Moment.allCases.map { moment in
                    entries.first { $0.way == way && $0.moment == moment }
                        .map { $0.text + ($0.faults.isEmpty ? "" : " !") } ?? ""
                })
        }
        return ([head] + rows).joined(separator: "\n")
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        ([name] + cells).map { $0 + String(repeating: " ", count: max(1, 15 - $0.count)) }.joined()
    }
}
