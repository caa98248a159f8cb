/// An opening of the drawer, and the closing after it.
struct RoundTrip {
    let opening, closing: Slide

    var slides: [Slide] { [opening, closing] }

    /// Time of the command on a processor for one slide, the mean of both, in milliseconds.
    var processor: Double { (opening.processor + closing.processor) / 2 }

    /// What one slide sends, the mean of both, in KB.
    var kilobytes: Double { Double(opening.bytes + closing.bytes) / 2000 }
}

extension [Double] {
    /// From each time to the next.
    var intervals: [Double] { zip(self, dropFirst()).map { $1 - $0 } }
}
