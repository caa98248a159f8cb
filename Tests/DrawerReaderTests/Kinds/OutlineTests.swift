import Testing

@testable import DrawerReader

struct OutlineTests {
    /// Levels 0, 1, 3, 1, 0, 2: one is skipped twice.
    private let outline = Outline([
        OutlineItem("a", level: 0, line: 2), OutlineItem("b", level: 1, line: 4),
        OutlineItem("c", level: 3, line: 4), OutlineItem("d", level: 1, line: 9),
        OutlineItem("e", level: 0, line: 10), OutlineItem("f", level: 2, line: 11),
    ])

    @Test func aLineBelongsToTheLastItemBefore() {
        let expected: [(Int, Int?)] = [
            (-1, nil), (0, nil), (1, nil), (2, 0), (3, 0), (4, 2), (8, 2), (9, 3), (10, 4),
            (11, 5), (1000, 5),
        ]
        for (line, item) in expected { #expect(outline.item(at: line) == item, "line \(line)") }
        #expect(Outline([]).item(at: 3) == nil)
    }

    @Test func itemsLieWithinOthers() {
        #expect((0..<6).map { outline.parent(of: $0) } == [nil, 0, 1, 0, nil, 4])
        #expect(outline.ancestors(of: 2) == [0, 1] && outline.ancestors(of: 4).isEmpty)
        #expect(
            (0..<6).map { outline.descendants(of: $0) } == [
                1..<4, 2..<3, 3..<3, 4..<4, 5..<6, 6..<6,
            ])
        #expect((0..<6).map { outline.children(of: $0) } == [[1, 3], [2], [], [], [5], []])
    }

    /// The answers agree with what the levels say, item by item.
    @Test func itHoldsForAllTrees() {
        var noise = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let items = (0..<Int.random(in: 0...12, using: &noise)).map {
                OutlineItem("", level: Int.random(in: 0...3, using: &noise), line: $0)
            }
            let outline = Outline(items)
            for index in items.indices {
                let parent = items[..<index].lastIndex { item in
                    item.level < items[index].level
                }
                let end = items[(index + 1)...].firstIndex { $0.level <= items[index].level }
                let inside = index + 1..<(end ?? items.count)
                #expect(outline.descendants(of: index) == inside)
                #expect(
                    outline.children(of: index)
                        == inside.filter { outline.parent(of: $0) == index })
                if let found = outline.parent(of: index) {
                    #expect(outline.descendants(of: found).contains(index))
                    #expect(found == parent)
                } else {
                    #expect(parent == nil)
                }
            }
        }
    }
}

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
