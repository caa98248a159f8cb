import DrawerModel
import Testing

@testable import DrawerGallery

struct SummaryTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (0.25, "0.25"), (77.511, "77.51"), (-0.1, "-0.1"), (0.05, "0.05"),
        (-0.001, "0"), (2.999, "3"),
    ]) func numbersAreShort(number: Double, text: String) {
        #expect(short(number) == text)
    }

    @Test func eachPresetIsSummedUp() {
        let summaries = DrawerPreset.allCases.map { $0.configurations[0].summary }
        #expect(
            summaries == [
                "left · cover · 80% · ease-out 0.25 s · dim 50%",
                "left · reveal · 80% · ease-in-out 0.6 s · shadow 70%",
                "top · push 0.1 · 78% · spring 0.5 s, damping 0.8",
                "left · cover · 80% · ease-in-out 0.5 s · dim 50%",
                "left · reveal · 84% · spring 0.5 s, damping 0.8 · shadow 40%",
            ])
    }
}
