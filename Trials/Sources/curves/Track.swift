import DrawerModel

/// A movement by itself, from its start until it is at rest.
struct Track {
    /// Time in seconds and progress, 2 ms apart.
    var readings: [Chart.Reading] = []
    /// When it counts as at rest, in seconds.
    var end = 0.0

    /// What the animator makes of the way from `start` to `target`, with the drawer of a screen of
    /// 80 columns, which is 64 long.
    init(_ animator: Animator, from start: Animator.State, to target: Double) {
        let rest = Animator.Rest(length: 64)
        while let state = animator.state(from: start, to: target, elapsed: end, rest: rest) {
            readings.append(Chart.Reading(x: end, y: state.progress))
            end += 0.002
        }
        readings.append(Chart.Reading(x: end, y: target))
    }
}
