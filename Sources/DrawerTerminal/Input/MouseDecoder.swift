internal import DrawerModel

/// Reads the body of an SGR mouse report, `button ; column ; row` and `M` or `m`.
enum MouseDecoder {
    /// The report, or nil for a button or place that does not exist.
    static func report(parameters: [Int], isRelease: Bool) -> MouseReport? {
        guard parameters.count == 3, parameters[1] > 0, parameters[2] > 0,
            let kind = kind(code: parameters[0], isRelease: isRelease)
        else { return nil }
        return MouseReport(
            kind, at: Location(x: Double(parameters[1] - 1), y: Double(parameters[2] - 1)),
            modifiers: modifiers(code: parameters[0]))
    }

    /// The button byte: bits 0-1 the button, 32 motion, 64 wheel; 128 and more are extra buttons.
    private static func kind(code: Int, isRelease: Bool) -> MouseReport.Kind? {
        let isMotion = code & 32 != 0
        if code >= 128 { return nil }
        if code & 64 != 0 {
            let wheels: [MouseReport.Wheel] = [.up, .down, .left, .right]
            return isRelease ? nil : .wheel(wheels[code & 3])
        }
        if code & 3 == 3 { return isMotion ? .move : nil }
        let button: MouseReport.Button = [.left, .middle, .right][code & 3]
        if isRelease { return .release(button) }
        return isMotion ? .drag(button) : .press(button)
    }

    private static func modifiers(code: Int) -> Modifiers {
        var held: Modifiers = []
        if code & 4 != 0 { held.insert(.shift) }
        if code & 8 != 0 { held.insert(.alt) }
        if code & 16 != 0 { held.insert(.control) }
        return held
    }
}
