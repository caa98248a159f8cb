import Testing

@testable import DrawerModel

struct KeyPanTests {
    @Test func arrowsPointAlongTheirAxis() {
        #expect(KeyPan.intent(of: KeyPress(.right)) == .init(axis: .horizontal, sign: 1))
        #expect(KeyPan.intent(of: KeyPress(.left)) == .init(axis: .horizontal, sign: -1))
        #expect(KeyPan.intent(of: KeyPress(.down, .alt)) == .init(axis: .vertical, sign: 1))
        #expect(KeyPan.intent(of: KeyPress(.up, .alt)) == .init(axis: .vertical, sign: -1))
    }

    /// Plain Up and Down scroll.
    @Test(arguments: [
        KeyPress(.up), KeyPress(.down), KeyPress(.right, .control), KeyPress(.left, .alt),
        KeyPress(.enter), KeyPress(.character("h")), KeyPress(.down, [.alt, .shift]),
    ]) func otherKeysAreNoFlick(key: KeyPress) {
        #expect(KeyPan.intent(of: key) == nil)
    }
}
