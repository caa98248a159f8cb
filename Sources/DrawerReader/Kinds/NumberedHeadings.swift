/// Headings that are told from the items of lists by how their numbers go on.
struct NumberedHeadings {
    private var builder = OutlineBuilder()
    private var last: SectionNumber?
    private var lastLine = Int.min / 2
    private var accepted = 0
    private var strays = 0
    private var neighbours = 0
    private var isCertain = false

    /// Takes a line that begins with a number.
    mutating func append(_ item: OutlineItem, _ number: SectionNumber) {
        guard number.follows(last) else {
            strays += 1
            return
        }
        if item.line - lastLine <= 2, last?.level == number.level { neighbours += 1 }
        var item = item
        item.level = number.level
        builder.append(item)
        accepted += 1
        isCertain = isCertain || number.isNamed || number.level > 0
        last = number
        lastLine = item.line
    }

    /// Whether the numbers are those of headings: there are some, hardly any is out of order, and
    /// there is mostly text between them.
    var areHeadings: Bool {
        accepted > (isCertain ? 1 : 2) && 3 * strays <= accepted && 3 * neighbours <= accepted
    }

    /// The headings.
    var items: [OutlineItem] { builder.finished() }
}
