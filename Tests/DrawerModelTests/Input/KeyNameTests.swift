import DrawerModel
import Testing

/// The names of keys are written and read alike.
struct KeyNameTests {
    @Test(arguments: [
        ("q", KeyPress("q")), ("Q", KeyPress("Q")), ("Space", KeyPress(" ")),
        ("Ctrl-F", KeyPress("f", .control)), ("Alt-v", KeyPress("v", .alt)),
        ("Alt--", KeyPress("-", .alt)), ("Ctrl-Alt-Space", KeyPress(" ", [.control, .alt])),
        ("Shift-Tab", KeyPress(.tab, .shift)), ("PageDown", KeyPress(.pageDown)),
        ("F12", KeyPress(.function(12))), ("^", KeyPress("^")), ("-", KeyPress("-")),
        ("é", KeyPress("é")), ("漢", KeyPress("漢")),
    ])
    func namesAndKeys(name: String, press: KeyPress) {
        #expect(press.name == name)
        #expect(KeyPress(name: name) == press)
    }

    @Test(arguments: [
        ("^F", "Ctrl-F"), ("^f", "Ctrl-F"), ("ctrl-f", "Ctrl-F"), ("pagedown", "PageDown"),
        ("alt-ctrl-x", "Ctrl-Alt-X"), ("f5", "F5"),
    ])
    func otherSpellings(spelling: String, name: String) {
        #expect(KeyPress(name: spelling)?.name == name)
    }

    @Test(arguments: [
        "", " ", "qq", "Ctrl-", "Alt-", "^^^", "Shift-a", "F0", "F01", "F25", "Page", "\t",
        "\u{1B}", "\u{301}", "\u{200D}", "Hyper-x",
    ])
    func noNames(name: String) {
        #expect(KeyPress(name: name) == nil)
    }
}
