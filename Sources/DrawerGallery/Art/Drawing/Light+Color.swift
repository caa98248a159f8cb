internal import DrawerCanvas

extension Light {
    /// How light it looks, 0...1: the components weighted as in luma (ITU-R BT.709).
    var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The colour of a cell, in steps of 8 of 255.
    ///
    /// Steps that fine are not seen, but they halve the different pairs of colours in a picture,
    /// of which a terminal has a limited number and each of which costs bytes.
    var color: Color {
        func step(_ component: Double) -> UInt8 {
            UInt8(min(255, 8 * (min(1, max(0, component)) * 255 / 8).rounded()))
        }
        return Color(red: step(red), green: step(green), blue: step(blue))
    }
}
