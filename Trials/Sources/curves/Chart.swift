/// Curves between two scales.
struct Chart {
    /// A value along each scale.
    struct Reading {
        var x: Double
        var y: Double
    }

    private static let margin = (left: 76.0, top: 40.0, right: 28.0, bottom: 48.0)

    var sheet: Sheet
    let x: Scale
    let y: Scale

    /// A chart with its scales drawn.
    init(_ title: String, x: Scale, y: Scale, height: Double = 320) {
        sheet = Sheet(title, height: height)
        self.x = x
        self.y = y
        drawScales()
    }

    /// Where a reading lies on the sheet.
    func place(_ reading: Reading) -> Place { place(reading.x, reading.y) }

    /// Where the values lie on the sheet, moved on by so many points.
    func place(_ x: Double, _ y: Double, dx: Double = 0, dy: Double = 0) -> Place {
        let width = sheet.width - Self.margin.left - Self.margin.right
        let height = sheet.height - Self.margin.top - Self.margin.bottom
        return Place(
            x: Self.margin.left + width * self.x.share(of: x) + dx,
            y: Self.margin.top + height * (1 - self.y.share(of: y)) + dy)
    }

    /// A curve through the readings.
    mutating func curve(_ readings: [Reading], _ ink: Ink, width: Double = 1.5, dashes: String = "")
    {
        sheet.line(readings.map(place), ink, width: width, dashes: dashes)
    }

    /// A tint of the area inside the readings.
    mutating func area(_ readings: [Reading], _ ink: Ink) {
        sheet.area(readings.map(place), ink)
    }

    /// A mark at a reading.
    mutating func dot(_ reading: Reading, _ ink: Ink) {
        sheet.dot(place(reading), ink)
    }

    /// Text beside the values, moved on by so many points.
    mutating func label(
        _ text: String, _ x: Double, _ y: Double, dx: Double = 0, dy: Double = 0,
        _ ink: Ink = .text, _ side: Sheet.Side = .right
    ) {
        sheet.label(text, place(x, y, dx: dx, dy: dy), ink, side)
    }

    private mutating func drawScales() {
        let ends = (x.range.lowerBound, x.range.upperBound)
        let foot = y.range.lowerBound
        for tick in y.ticks {
            sheet.line([place(ends.0, tick), place(ends.1, tick)], .rule)
            label(y.text(at: tick), ends.0, tick, dx: -10, dy: 4.5, .quiet, .left)
        }
        for tick in x.ticks {
            sheet.line([place(tick, foot), place(tick, foot, dy: 4)], .quiet)
            label(x.text(at: tick), tick, foot, dy: 19, .quiet, .middle)
        }
        sheet.line([place(ends.0, foot), place(ends.1, foot)], .quiet)
        label(x.name, ends.1, foot, dy: 38, .quiet, .left)
        label(y.name, ends.0, y.range.upperBound, dx: -66, dy: -22, .quiet)
    }
}
