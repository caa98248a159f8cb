import Testing

@testable import DrawerCanvas

struct StyleChangeTests {
    private static let all: Attributes = [.bold, .faint, .italic, .underline, .reverse]

    private func sequence(_ from: Style, _ to: Style) -> String {
        var bytes: [UInt8] = []
        StyleChange(from: from, to: to).append(to: &bytes)
        return String(decoding: bytes.dropFirst(2), as: UTF8.self)
    }

    @Test(arguments: [
        (Style(), Style(.palette(7), on: .palette(0)), "37;40m"),
        (Style(), Style(.palette(8), on: .palette(15)), "90;107m"),
        (Style(), Style(.palette(16), on: .palette(255)), "38;5;16;48;5;255m"),
        (Style(), Style(Color(rgb: 0x010203)), "38;2;1;2;3m"),
        (Style(.palette(1), on: .palette(2)), Style(.palette(1)), "49m"),
        (Style(.palette(1), on: .palette(2)), Style(on: .palette(2)), "39m"),
        (Style(.palette(1), on: .palette(2)), Style(), "0m"),
    ]) func colours(from: Style, to: Style, expected: String) {
        #expect(sequence(from, to) == expected)
    }

    @Test(
        arguments: [
            ([], all, "1;2;3;4;7m"), (all, [], "0m"), (.bold, [], "0m"), ([], [], ""),
            (
                [.italic, .underline, .reverse, .bold, .faint], [.underline, .reverse, .bold],
                "0;1;4;7m"
            ),
            ([.bold, .faint], [.faint], "0;2m"), (.bold, [.bold, .italic], "3m"),
        ] as [(Attributes, Attributes, String)])
    func attributes(from: Attributes, to: Attributes, expected: String) {
        #expect(sequence(Style().with(from), Style().with(to)) == expected)
    }

    /// With a colour to keep, what is turned off is turned off by itself.
    @Test(
        arguments: [
            ([.bold, .faint], [], "22m"), ([.bold, .faint], .faint, "22;2m"),
            (all, .bold, "0;1;90m"),
            (.italic, [], "23m"), ([.underline, .reverse], .reverse, "24m"), (.reverse, [], "27m"),
        ] as [(Attributes, Attributes, String)])
    func attributesOfColouredText(from: Attributes, to: Attributes, expected: String) {
        let color = expected.hasPrefix("0") ? Color.palette(8) : Color(rgb: 0x123456)
        #expect(sequence(Style(color).with(from), Style(color).with(to)) == expected)
    }

    /// An old terminal turns nothing off but everything.
    @Test func whatCannotBeTakenBackStartsAnew() {
        let red = Style(.palette(1))
        var bytes: [UInt8] = []
        StyleChange(from: red.with(.underline), to: red).append(to: &bytes, takingBack: false)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[0;31m")
        bytes = []
        StyleChange(from: red, to: red.with(.underline)).append(to: &bytes, takingBack: false)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[4m")
    }
}
