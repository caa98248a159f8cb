import DrawerModel
import Testing

@testable import DrawerReader

/// Gestures in real terminals, recorded by `scripts/record-traces.sh`, each with its right outcome.
struct TraceTests {
    /// What a gesture must do to the drawer.
    enum Outcome {
        /// Opens it, once.
        case opens
        /// Opens it by a key, and then closes it, once.
        case closesAgain
        /// Opens it by a key, and leaves it open whatever the hand did meanwhile.
        case staysOpen
        /// Has it out, but never on its way to open, and closed in the end.
        case isGivenUp
        /// Opens it, and turns it round on its way.
        case turnsBack
        /// Sends it off after a key has opened it, and fetches it back before it is closed.
        case isFetchedBack
        /// Never moves it.
        case isNotItsOwn

        var told: [DrawerEvent] {
            switch self {
            case .opens, .staysOpen: [.willOpen(.left), .didOpen(.left)]
            case .closesAgain:
                [.willOpen(.left), .didOpen(.left), .willClose(.left), .didClose(.left)]
            case .turnsBack: [.willOpen(.left), .willClose(.left)]
            case .isFetchedBack:
                [.willOpen(.left), .didOpen(.left), .willClose(.left), .willOpen(.left)]
            case .isGivenUp, .isNotItsOwn: []
            }
        }

        var end: Anchor {
            [.opens, .staysOpen, .isFetchedBack].contains(self) ? .open : .closed
        }
    }

    /// The gestures by what they must do, in whatever terminal.
    static let gestures: [Outcome: [String]] = [
        .opens: [
            "slow-open", "medium-open", "fast-open", "flick-short-open", "flick-long-open",
            "flick-edge-open", "hold-past-middle", "catch", "leave-opening", "diagonal-flat",
            "tap-button",
        ],
        .closesAgain: [
            "slow-close", "medium-close", "fast-close", "flick-short-close", "flick-long-close",
            "flick-dim-close", "leave-closing", "tap-dim", "tap-dim-trembling",
            "tap-dim-between-cells",
        ],
        .staysOpen: ["back-and-flick-there"], .isFetchedBack: ["catch-closing"],
        .isGivenUp: [
            "there-and-back", "there-and-flick-back", "hold-before-middle", "hold-trembling",
            "leave-and-return",
        ],
        .turnsBack: ["catch-and-close"],
        .isNotItsOwn: [
            "diagonal-steep", "vertical", "vertical-flick", "vertical-then-across", "tap-text",
        ],
    ]

    @Test func everyTraceHasAnOutcomeAndEveryOutcomeATrace() throws {
        let played = try Set(TracePlay.names.map(Self.gesture))
        #expect(played == Set(Self.gestures.values.joined()))
    }

    @Test(arguments: try TracePlay.names) func everyTraceIsDecidedRightly(name: String) throws {
        let play = try TracePlay(name)
        let outcome = try #require(
            Self.gestures.first { $0.value.contains(Self.gesture(name)) }?.key)
        #expect(play.told == outcome.told)
        #expect(play.drawer.settled == outcome.end)
        #expect(play.progressed == (outcome != .isNotItsOwn))
        #expect(play.jump == 0, "a press moved it")
        #expect(play.isSettled)
    }

    /// `slow-open` of `xterm-slow-open`.
    private static func gesture(_ name: String) -> String {
        name.split(separator: "-").dropFirst().joined(separator: "-")
    }
}
