import CVTerm

/// What the emulator is told through its one callback.
final class ScreenProperties {
    var cursorVisible = true
    var alternateScreen = false
    var mouse = MouseMode.none
    var title = ""

    /// Takes a property from libvterm; always 1, for handled.
    func set(_ property: VTermProp, _ value: UnsafePointer<VTermValue>) -> Int32 {
        let number = probe_value_number(value)
        switch property {
        case VTERM_PROP_CURSORVISIBLE: cursorVisible = number != 0
        case VTERM_PROP_ALTSCREEN: alternateScreen = number != 0
        case VTERM_PROP_MOUSE: mouse = MouseMode(rawValue: number) ?? .none
        case VTERM_PROP_TITLE: title = probe_value_string(value).map { String(cString: $0) } ?? ""
        default: break
        }
        return 1
    }

    /// The callbacks for a screen whose user data is an unretained `ScreenProperties`.
    static var callbacks: VTermScreenCallbacks {
        var callbacks = VTermScreenCallbacks()
        callbacks.settermprop = { property, value, user in
            guard let value, let user else { return 0 }
            return Unmanaged<ScreenProperties>.fromOpaque(user).takeUnretainedValue()
                .set(property, value)
        }
        return callbacks
    }
}
