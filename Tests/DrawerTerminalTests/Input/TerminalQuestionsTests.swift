import DrawerCanvas
import Testing

@testable import DrawerTerminal

/// What is asked, and what follows from the answers.
struct TerminalQuestionsTests {
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    private static let pixels = "\u{1B}[?1016$p"
    private static let end = "\u{1B}[c"
    private static let usePixels = "\u{1B}[?1016h\u{1B}[?1016$p\u{1B}[c"

    @Test func onlyWhatIsWantedIsAsked() {
        for (asksColors, asksPixels, expected) in [
            (true, true, Self.colors + Self.pixels + Self.end),
            (true, false, Self.colors + Self.end),
            (false, true, Self.pixels + Self.end), (false, false, ""),
        ] {
            var questions = TerminalQuestions(colors: asksColors, pixels: asksPixels)
            #expect(
                questions.first() == expected && questions.due.count == (expected.isEmpty ? 0 : 1))
        }
    }

    @Test(arguments: [TerminalReply.Mode.set, .reset]) func pixelsAreUsedWhereTheyAreKnown(
        answer: TerminalReply.Mode
    ) {
        var questions = TerminalQuestions(colors: false, pixels: true)
        _ = questions.first()
        #expect(questions.take(.pixels(answer)) == Self.usePixels && questions.due.count == 2)
        // Whatever the second answer says, it is the last word.
        #expect(questions.take(.attributes) == "" && questions.take(.pixels(.reset)) == "")
        #expect(questions.take(.attributes) == "" && questions.due.count == 0)
        #expect(questions.again(withMouse: false) == "" && questions.due.count == 0)
        #expect(questions.again(withMouse: true) == Self.usePixels && questions.due.count == 1)
    }

    @Test(arguments: [TerminalReply.Mode.unknown, .alwaysSet, .neverSet])
    func pixelsAreNotUsedWhereTheyAreNot(answer: TerminalReply.Mode) {
        var questions = TerminalQuestions(colors: true, pixels: true)
        _ = questions.first()
        #expect(questions.take(.background(Color(rgb: 0))) == "")
        #expect(questions.take(.pixels(answer)) == "" && questions.take(.attributes) == "")
        #expect(questions.again(withMouse: true) == "" && questions.due.count == 0)
    }

    /// Who had the terminal meanwhile has taken the answer.
    @Test func whatWasNotAnsweredIsAskedAgain() {
        var questions = TerminalQuestions(colors: true, pixels: false)
        let first = questions.first()
        #expect(questions.take(.attributes) == "")
        #expect(questions.again(withMouse: false) == first)
        #expect(questions.due.count == 1)
    }

    @Test func answersThatNobodyAskedForOweNothing() {
        var questions = TerminalQuestions(colors: true, pixels: false)
        #expect(questions.take(.attributes) == "" && questions.due.count == 0)
        #expect(questions.take(.background(Color(rgb: 0))) == "" && questions.due.count == 0)
    }
}
