import Testing

@testable import DrawerModel

struct TapRecognizerTests {
    private typealias Place = (x: Double, y: Double)

    private func isTap(_ press: Place, via: Place, to: Place) -> Bool {
        var tap = TapRecognizer()
        tap.press(at: Location(x: press.x, y: press.y))
        tap.drag(to: Location(x: via.x, y: via.y))
        return tap.release(at: Location(x: to.x, y: to.y))
    }

    @Test func aTapStaysInItsPlace() {
        #expect(isTap((5, 5), via: (5, 5), to: (5, 5)))
        #expect(isTap((5, 5), via: (5.6, 5), to: (5, 4.1)))
        #expect(!isTap((5, 5), via: (6, 5), to: (5, 5)))
        #expect(!isTap((5, 5), via: (5, 4), to: (5, 5)))
        #expect(!isTap((5, 5), via: (5, 5), to: (4, 5)))
    }

    @Test func onePressMakesOneTap() {
        var tap = TapRecognizer()
        let place = Location(x: 3, y: 3)
        let unpressed = tap.release(at: place)
        tap.press(at: place)
        tap.cancel()
        let cancelled = tap.release(at: place)
        tap.press(at: place)
        let tapped = tap.release(at: place)
        let again = tap.release(at: place)
        #expect(!unpressed && !cancelled && tapped && !again)
    }
}
