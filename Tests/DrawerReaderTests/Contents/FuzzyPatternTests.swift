import Testing

@testable import DrawerReader

struct FuzzyPatternTests {
    private func places(_ pattern: String, in text: String) -> [Int]? {
        FuzzyPattern(pattern).match(text)?.places
    }

    @Test(arguments: [
        ("opt", "Options", [0, 1, 2]), ("io", "Installing options", [0, 11]),
        ("cr", "CommandReader", [0, 7]), ("ab", "a_ab", [2, 3]), ("O", "no Options", [3]),
    ]) func theBestLettersMatch(pattern: String, text: String, places: [Int]) {
        #expect(self.places(pattern, in: text) == places)
    }

    @Test(arguments: [("abc", "acb"), ("O", "options"), ("xx", "x"), ("a", "")])
    func whatLacksALetterDoesNotMatch(pattern: String, text: String) {
        #expect(places(pattern, in: text) == nil)
    }

    @Test func nothingMatchesEverything() {
        #expect(FuzzyPattern(" ").isEmpty && places("", in: "anything") == [])
    }

    @Test func wordsAndNeighboursAreBetter() {
        let pattern = FuzzyPattern("ref")
        let scores = ["Reference", "A reference", "prefix", "rather safe"].map {
            pattern.match($0)?.score ?? -100
        }
        #expect(scores == scores.sorted(by: >), "\(scores)")
    }

    /// Every match holds the letters in order, whatever is matched.
    @Test func randomMatchesAreTrue() {
        var numbers = SplitMix64(seed: 3)
        let letters = Array("abAB _é")
        for _ in 0..<3000 {
            func word(_ most: Int) -> String {
                String(
                    (0..<Int.random(in: 0...most, using: &numbers)).map { _ in
                        letters.randomElement(using: &numbers) ?? "a"
                    })
            }
            let (pattern, text) = (word(4), word(30))
            let wanted = pattern.filter { !$0.isWhitespace }
            guard let match = FuzzyPattern(pattern).match(text) else { continue }
            let row = Array(text)
            #expect(match.places == Array(Set(match.places)).sorted())
            #expect(match.places.count == wanted.count)
            for (letter, place) in zip(wanted, match.places) {
                #expect(letter == row[place] || String(letter) == row[place].lowercased())
            }
        }
    }
}
