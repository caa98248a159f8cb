internal import DrawerModel

/// Reads the body of an SGR mouse report, `button ; column ; row` and `M` or `m`.
enum MouseDecoder {
    /// The report, or nil for a button or place that does not exist. With a `grid` the place is in
    /// pixels.
    static func report(parameters: [Int], isRelease: Bool, grid: PixelGrid?) -> MouseReport? {
        guard parameters.count == 3, let kind = kind(code: parameters[0], isRelease: isRelease),
            let place = location(x: parameters[1], y: parameters[2], grid: grid)
        else { return nil }
        return MouseReport(kind, at: place, modifiers: modifiers(code: parameters[0]))
    }

    private static func location(x: Int, y: Int, grid: PixelGrid?) -> Location? {
        if let grid { return grid.location(x: x, y: y) }
        return x > 0 && y > 0 ? Location(x: Double(x - 1), y: Double(y - 1)) : nil
    }

    /// The button byte: bits 0-1 the button, 32 motion, 64 wheel; 128 and more are extra buttons.
    private static func kind(code: Int, isRelease: Bool) -> MouseReport.Kind? {
        let isMotion = code & 32 != 0
        guard (0..<128).contains(code) else { return nil }
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
