import DrawerModel
import Testing

@testable import DrawerTerminal

/// Reports of the mouse in SGR's form.
struct MouseTests {
    private func mouse(
        _ kind: MouseReport.Kind, _ x: Double, _ y: Double, _ held: Modifiers = []
    ) -> Input {
        .event(.mouse(MouseReport(kind, at: Location(x: x, y: y), modifiers: held)))
    }

    static let kinds: [(Int, String, MouseReport.Kind)] = [
        (0, "M", .press(.left)), (1, "M", .press(.middle)), (2, "M", .press(.right)),
        (0, "m", .release(.left)), (1, "m", .release(.middle)), (2, "m", .release(.right)),
        (32, "M", .drag(.left)), (33, "M", .drag(.middle)), (34, "M", .drag(.right)),
        (32, "m", .release(.left)), (35, "M", .move), (35, "m", .move),
        (64, "M", .wheel(.up)), (65, "M", .wheel(.down)), (66, "M", .wheel(.left)),
        (67, "M", .wheel(.right)),
    ]

    @Test(arguments: kinds) func everyButtonWithEveryModifier(
        code: Int, final: String, kind: MouseReport.Kind
    ) {
        for bits in 0..<8 {
            var held: Modifiers = []
            if bits & 1 != 0 { held.insert(.shift) }
            if bits & 2 != 0 { held.insert(.alt) }
            if bits & 4 != 0 { held.insert(.control) }
            let report = Array("\u{1B}[<\(code + 4 * bits);12;5\(final)".utf8)
            #expect(decode(report) == [mouse(kind, 11, 4, held)])
            #expect(decodeSingly(report) == [mouse(kind, 11, 4, held)])
        }
    }

    @Test func placesFarOutside() {
        #expect(decode("\u{1B}[<0;1;1M") == [mouse(.press(.left), 0, 0)])
        #expect(decode("\u{1B}[<32;9999999;1M") == [mouse(.drag(.left), 9_999_998, 0)])
    }

    @Test(arguments: [
        // No place, or none that exists.
        "\u{1B}[<0;0;5M", "\u{1B}[<0;5;0M", "\u{1B}[<0;-1;5M", "\u{1B}[<0;99999999999;5M",
        "\u{1B}[<0;5M", "\u{1B}[<0;5;5;5M", "\u{1B}[<M", "\u{1B}[<;;M", "\u{1B}[<0;;5M",
        "\u{1B}[<?;1;1M", "\u{1B}[<0:1:1M", "\u{1B}[<0;1;1 M",
        // No button, or one beyond the three and the wheel.
        "\u{1B}[<3;5;5M", "\u{1B}[<3;5;5m", "\u{1B}[<128;5;5M", "\u{1B}[<129;5;5m",
        "\u{1B}[<160;5;5M", "\u{1B}[<9999999;5;5M",
        // A wheel has no release.
        "\u{1B}[<64;5;5m", "\u{1B}[<67;5;5m",
        // Older forms, which were not asked for.
        "\u{1B}[M qq", "\u{1B}[M#qq", "\u{1B}[0;5;5M", "\u{1B}[35;5;5M",
    ]) func whatIsNoReportVanishesWhole(sequence: String) {
        #expect(decode(sequence + "x") == [character("x")])
        #expect(decodeSingly(Array((sequence + "x").utf8)) == [character("x")])
    }

    @Test func theOldestFormMayHaveAnyByte() {
        #expect(decode([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x1B, 0x78]) == [character("x")])
        #expect(decode("\u{1B}[M q", flush: true) == [])
    }
}
