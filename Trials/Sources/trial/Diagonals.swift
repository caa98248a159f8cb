#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

import DrawerModel

/// Straight drags at a known angle: the drawer's below 45 degrees on the glass, the content's above.
///
/// A cell is twice as tall as wide, so 45 degrees are two columns for each row.
struct Diagonals {
    /// Who got the drag.
    struct Count {
        var drawers = 0
        var contents = 0
        var undecided = 0
    }

    /// The angle from the horizontal in degrees.
    var angles: ClosedRange<Double>

    func count(_ drags: Int) -> Count {
        var dice = Dice(seed: UInt64(angles.lowerBound) + 77)
        var count = Count()
        for _ in 0..<drags {
            switch winner(&dice) {
            case .horizontal: count.drawers += 1
            case .vertical: count.contents += 1
            case nil: count.undecided += 1
            }
        }
        return count
    }

    /// The axis that the recogniser decides for, of a drag of 6 to 40 columns' length.
    private func winner(_ dice: inout Dice) -> Axis? {
        let angle = dice.within(angles) * .pi / 180
        let length = dice.within(6...40)
        let x = dice.within(-0.5...0.5)
        let y = dice.within(-0.5...0.5)
        let reach = Stroke(
            distance: 1, duration: dice.within(0.1...0.5), profile: .reaching(until: 1))
        let rate = [30.0, 60, 125][Int(dice.next() % 3)]
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 0, y: 0), time: Timestamp(seconds: 0))
        var time = dice.within(0...1) / rate
        while time < reach.duration {
            let way = length * reach.way(at: time)
            let place = Location(
                x: (x + way * cos(angle)).rounded(), y: (y + way * sin(angle) / 2).rounded())
            if let intent = recognizer.drag(to: place, time: Timestamp(seconds: time)) {
                return intent.axis
            }
            time += 1 / rate
        }
        return nil
    }
}
