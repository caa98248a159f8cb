import Testing

@testable import DrawerReader

struct NaturalOrderTests {
    @Test(arguments: [
        ["", "a", "A1", "a1b", "a09", "a9", "a10", "b", "chapter 2", "chapter 10"],
        ["1", "1a", "2", "10", "010a", "11"], ["Makefile", "makefile", "README.md", "readme.txt"],
        ["v1.2.9", "v1.2.10", "v1.10", "v2"], ["file", "file 1", "file1", "file2", "file2a"],
        ["0", "00", "000", "0001", "2"], ["99999999999999999999", "100000000000000000000"],
        ["a", "z", "é", "漢"],
    ]) func namesAreInOrder(names: [String]) {
        for mixed in [names.reversed(), names.sorted(), names.sorted { $0.count > $1.count }] {
            #expect(mixed.sorted(by: NaturalOrder.precedes) == names)
        }
    }

    /// Of two different names one comes first, and the order has no circles.
    @Test func itIsAnOrder() {
        let parts = ["a", "B", "0", "01", "1", "10", "9", "-", ".", " ", "é"]
        let names =
            parts.flatMap { first in parts.map { first + $0 } }
            + parts.flatMap { first in parts.map { first + "a" + $0 } }
        let sorted = names.sorted(by: NaturalOrder.precedes)
        for (index, left) in sorted.enumerated() {
            #expect(!NaturalOrder.precedes(left, left))
            for right in sorted[(index + 1)...] where left != right {
                #expect(NaturalOrder.precedes(left, right), "\(left) \(right)")
                #expect(!NaturalOrder.precedes(right, left), "\(left) \(right)")
            }
        }
    }
}
