/// One direction of a chart: what it measures, from where to where, and the values written at it.
struct Scale {
    var name: String
    var range: ClosedRange<Double>
    var ticks: [Double]
    /// What stands at a tick instead of its number.
    var names: [Double: String] = [:]

    /// A drawer's progress.
    static func progress(_ range: ClosedRange<Double>) -> Scale {
        Scale(
            name: "progress", range: range, ticks: [0, 0.5, 1],
            names: [0: "closed 0", 1: "open 1"])
    }

    /// Time, with a value written every tenth of a second.
    static func seconds(_ range: ClosedRange<Double>) -> Scale {
        let tenths = Int((range.upperBound * 10).rounded(.down))
        return Scale(name: "seconds", range: range, ticks: (0...tenths).map { Double($0) / 10 })
    }

    /// Where a value lies between the ends, 0...1.
    func share(of value: Double) -> Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    func text(at tick: Double) -> String { names[tick] ?? tick.read }

    /// The values of so many even steps over the whole range, both ends among them.
    func values(_ steps: Int) -> [Double] {
        let size = (range.upperBound - range.lowerBound) / Double(steps)
        return (0...steps).map { range.lowerBound + Double($0) * size }
    }
}
