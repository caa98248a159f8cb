internal import DrawerCanvas
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension DrawerConfiguration {
    /// The settings in a few words.
    var summary: String {
        var words = [edge.name, style.name, size.name, opening.name]
        if dim > 0 { words.append("dim \(short(100 * dim))%") }
        if shadow > 0 { words.append("shadow \(short(100 * shadow))%") }
        return words.joined(separator: " · ")
    }
}

extension Edge {
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        }
    }
}

extension TransitionStyle {
    var name: String {
        switch self {
        case .cover: "cover"
        case .reveal: "reveal"
        case .push(let parallax): parallax == 1 ? "push" : "push \(short(parallax))"
        }
    }
}

extension DrawerSize {
    var name: String {
        switch self {
        case .percent(let share): "\(Int(share.rounded()))%"
        case .cells(let cells): "\(cells) cells"
        case .allBut(let rest): "all but \(rest)"
        }
    }
}

extension Animator {
    var name: String {
        switch self {
        case .instant: "at once"
        case .curve(.linear, let duration): "linear \(short(duration)) s"
        case .curve(.easeOut, let duration): "ease-out \(short(duration)) s"
        case .curve(.easeInOut, let duration): "ease-in-out \(short(duration)) s"
        case .curve(_, let duration): "bezier \(short(duration)) s"
        case .spring(let spring, _):
            spring.damping == 1
                ? "spring \(short(2 * .pi / spring.frequency))"
                : "spring \(short(log(1000) / (spring.damping * spring.frequency))) s,"
                    + " damping \(short(spring.damping))"
        }
    }
}

extension Motion {
    var name: String {
        switch self {
        case .full: "full"
        case .reduced: "reduced"
        case .none: "no"
        }
    }
}

/// A number with at most two decimals.
func short(_ number: Double) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
        + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
}
