/// A cell's place: columns from the left, rows from the top, both from 0.
public struct Point: Hashable, Sendable {
    /// The column, from 0.
    public var x: Int
    /// The row, from 0.
    public var y: Int

    /// The cell in column `x` of row `y`.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// An extent in cells, never negative.
public struct Size: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// `width` columns by `height` rows; negative numbers count as 0.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The extent along one axis, in cells.
    public subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    /// The upper left cell.
    public var origin: Point
    /// The extent from there.
    public var size: Size

    /// The rectangle whose upper left cell is `(x, y)`.
    public init(x: Int, y: Int, width: Int, height: Int) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column after the last.
    public var maxX: Int { origin.x + size.width }
    /// The row after the last.
    public var maxY: Int { origin.y + size.height }

    /// Whether the cell lies inside.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

/// A direction of movement without a sense.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
}

/// The side of the screen that a drawer is attached to.
public enum Edge: Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

    /// The axis along which a drawer at this edge moves.
    public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

    /// The edge on the other side, left for right; top and bottom stay.
    public var mirrored: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top, .bottom: self
        }
    }

    /// +1 where a drawer opens toward larger coordinates (left, top), else -1.
    public var openingSign: Double { self == .left || self == .top ? 1 : -1 }
}

/// A displacement or velocity, in cells or cells a second.
public struct Vector: Hashable, Sendable {
    /// To the right.
    public var dx: Double
    /// Downward.
    public var dy: Double

    /// The vector with the components `dx` (columns) and `dy` (rows).
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// No displacement at all.
    public static let zero = Vector(dx: 0, dy: 0)

    /// The component along one axis.
    public subscript(axis: Axis) -> Double { axis == .horizontal ? dx : dy }
}

/// Where a pointer is, in cells; a whole number is the middle of that cell.
///
/// Terminals that report pixels place a pointer between the middles.
public struct Location: Hashable, Sendable {
    /// Columns from the middle of the first cell.
    public var x: Double
    /// Rows from the middle of the first cell.
    public var y: Double

    /// The place `x` columns and `y` rows from the middle of the first cell.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The cell that the pointer is over.
    public var cell: Point { Point(x: Int(x.rounded()), y: Int(y.rounded())) }

    /// The displacement from `other` to here.
    public static func - (here: Location, other: Location) -> Vector {
        Vector(dx: here.x - other.x, dy: here.y - other.y)
    }
}
