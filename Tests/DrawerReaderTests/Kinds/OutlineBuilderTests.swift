import Testing

@testable import DrawerReader

struct OutlineBuilderTests {
    private func items(
        _ count: Int, limit: Int, thinning: OutlineBuilder.Thinning, level: (Int) -> Int
    ) -> [OutlineItem] {
        var builder = OutlineBuilder(limit: limit, thinning: thinning)
        for line in 0..<count {
            builder.append(OutlineItem("\(line)", level: level(line), line: line))
        }
        return builder.finished()
    }

    @Test func whatFitsIsKept() {
        for thinning in [OutlineBuilder.Thinning.levels, .samples] {
            let all = items(10, limit: 10, thinning: thinning) { $0 % 3 }
            #expect(all.map(\.line) == Array(0..<10))
        }
    }

    @Test func theDeepestLevelGoesFirst() {
        let left = items(1000, limit: 100, thinning: .levels) { $0 % 20 == 0 ? 0 : $0 % 2 + 1 }
        #expect(left.dropLast().map(\.line) == Array(stride(from: 0, to: 1000, by: 20)))
        #expect(left.last?.title == "… and 950 more" && left.last?.line == 999)
    }

    @Test(arguments: [OutlineBuilder.Thinning.levels, .samples])
    func oneLevelIsThinnedOutEvenly(thinning: OutlineBuilder.Thinning) {
        let left = items(1000, limit: 100, thinning: thinning) { _ in 0 }.dropLast()
        let gaps = Set(zip(left, left.dropFirst()).map { $1.line - $0.line })
        #expect(left.count > 50 && left.count <= 100 && gaps == [16])
    }

    @Test func whatIsLeftOutIsNotRevised() {
        var builder = OutlineBuilder(limit: 4)
        for line in 0..<8 { builder.append(OutlineItem("", level: line % 2, line: line)) }
        for line in 0..<8 { builder.revise(line: line) { $0.title = "\(line)" } }
        #expect(builder.items.allSatisfy { $0.title == "\($0.line)" })
    }
}
