internal import DrawerModel

/// Reads the value of `--animator`: a name, and numbers after colons and commas.
enum AnimatorOption {
    static let forms =
        "spring:RESPONSE[,DAMPING], ease-out:SECONDS, ease-in-out:SECONDS, linear:SECONDS or"
        + " bezier:X1,Y1,X2,Y2:SECONDS"

    /// The animator, or nil where the value has none of the forms.
    static func animator(_ value: String) -> Animator? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        let lists = parts.dropFirst().map(numbers)
        switch (parts[0], lists.count) {
        case ("spring", 1): return spring(lists[0])
        case ("ease-out", 1): return curve(.easeOut, lists[0])
        case ("ease-in-out", 1): return curve(.easeInOut, lists[0])
        case ("linear", 1): return curve(.linear, lists[0])
        case ("bezier", 2):
            guard let points = lists[0], points.count == 4, isTime(points[0]), isTime(points[2])
            else { return nil }
            return curve(CubicBezier(points[0], points[1], points[2], points[3]), lists[1])
        default: return nil
        }
    }

    private static func spring(_ values: [Double]?) -> Animator? {
        guard let values, (1...2).contains(values.count), isDuration(values[0]) else { return nil }
        let damping = values.count == 2 ? values[1] : 1
        guard (0.05...10).contains(damping) else { return nil }
        return .spring(Spring(response: values[0], damping: damping))
    }

    private static func curve(_ curve: CubicBezier, _ values: [Double]?) -> Animator? {
        guard let values, values.count == 1, isDuration(values[0]) else { return nil }
        return .curve(curve, duration: values[0])
    }

    private static func isTime(_ value: Double) -> Bool { (0...1).contains(value) }

    /// Seconds that are long enough to see and short enough to wait for.
    private static func isDuration(_ value: Double) -> Bool { (0.01...10).contains(value) }

    private static func numbers(_ text: Substring) -> [Double]? {
        let values = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double(String($0))
        }
        return values.contains { $0?.isFinite != true } ? nil : values.compactMap { $0 }
    }
}
