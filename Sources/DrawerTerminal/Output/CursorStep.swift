internal import DrawerCanvas
internal import DrawerModel

/// A way from one cell to another that is shorter than the absolute one: rows down, then along the
/// row.
struct CursorStep {
    private enum Along {
        case none
        case carriageReturn
        case backspaces(Int)
        case forward(Int)
        case column(Int)
    }

    private let rows: Int
    private var along = Along.none
    private(set) var cost: Int

    /// The shortest way by what the terminal knows; nil where the absolute way is as short.
    init?(from place: Point, to target: Point, _ known: Capabilities.Shortcuts) {
        rows = target.y - place.y
        cost = rows
        guard rows == 0 || (rows > 0 && known.contains(.lineFeed)) else { return nil }
        let limit = Self.absoluteCost(of: target)
        if place.x != target.x {
            cost = limit
            offer(.column(target.x), 3 + (target.x + 1).digits, known.contains(.column))
            if target.x > place.x {
                let columns = target.x - place.x
                let cost = columns == 1 ? 3 : 3 + columns.digits
                offer(.forward(columns), cost, known.contains(.forward))
            } else {
                let columns = place.x - target.x
                offer(.backspaces(columns), columns, known.contains(.backspace))
                offer(.carriageReturn, 1, target.x == 0 && known.contains(.carriageReturn))
            }
        }
        guard cost < limit else { return nil }
    }

    /// Bytes of CUP.
    private static func absoluteCost(of target: Point) -> Int {
        if target.x > 0 { return 4 + (target.y + 1).digits + (target.x + 1).digits }
        return target.y > 0 ? 3 + (target.y + 1).digits : 3
    }

    private mutating func offer(_ way: Along, _ bytes: Int, _ isKnown: Bool) {
        guard isKnown, rows + bytes < cost else { return }
        along = way
        cost = rows + bytes
    }

    /// Appends the way.
    func append(to bytes: inout [UInt8]) {
        for _ in 0..<rows { bytes.append(0x0A) }
        switch along {
        case .none: break
        case .carriageReturn: bytes.append(0x0D)
        case .backspaces(let count): for _ in 0..<count { bytes.append(0x08) }
        case .forward(let count): bytes.append(sequence: "C", count)
        case .column(let column): bytes.append(sequence: "G", column + 1)
        }
    }
}
