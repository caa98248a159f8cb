import DrawerCanvas
import DrawerModel
import Foundation

@testable import DrawerReader

/// A recorded session played to a reader, and what its drawer did meanwhile.
///
/// The reader is driven as the event loop drives it: frames at 60 a second, each of an animation
/// one beat ahead, and the events between them at their own times.
struct TracePlay {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces")
    private static let beat = 1.0 / 60

    let shelf: Shelf
    /// What the owner of the drawer was told of its ways, in order.
    private(set) var told: [DrawerEvent] = []
    /// Whether any of it was ever seen.
    private(set) var progressed = false
    /// The furthest that a press has moved it, in lengths.
    private(set) var jump = 0.0
    private var frame = Timestamp(nanoseconds: 0)

    /// The names of all traces.
    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
        }
    }

    init(_ name: String) throws {
        let path = Self.folder.appendingPathComponent(name + ".txt").path
        let events = try Recording(path: path).events
        shelf = try Shelf()
        for recorded in events { take(recorded) }
        showFrames(until: frame.advanced(by: 3))
    }

    var drawer: Drawer { shelf.reader.drawers.set.drawers[0] }

    /// Whether nothing moves, holds or waits any more.
    var isSettled: Bool {
        !shelf.reader.isAnimating && !drawer.isHeld && shelf.reader.deadline == nil
            && drawer.progress == drawer.settled.progress && drawer.target == drawer.settled
    }

    private mutating func take(_ recorded: RecordedEvent) {
        showFrames(until: recorded.time)
        shelf.reader.advance(to: recorded.time)
        note()
        let before = drawer.progress
        _ = shelf.reader.handle(recorded.event, at: recorded.time)
        note()
        if case .mouse(let report) = recorded.event, case .press = report.kind {
            jump = max(jump, abs(drawer.progress - before))
        }
    }

    private mutating func showFrames(until time: Timestamp) {
        while frame < time {
            let ahead = shelf.reader.isAnimating ? Self.beat : 0
            shelf.reader.advance(to: frame.advanced(by: ahead))
            note()
            frame = frame.advanced(by: Self.beat)
        }
    }

    private mutating func note() {
        for event in shelf.reader.happened {
            switch event {
            case .progressed: progressed = true
            case .animationBegan, .animationEnded, .panelNeeded, .panelDropped: break
            default: told.append(event)
            }
        }
    }
}
