extension NewsSection {
    static let keyboards = NewsSection(
        title: "Keyboards",
        stories: [
            Article(
                "Two small bumps hold ten fingers in place",
                """
                On most keyboards F and J can be told by touch. The index fingers rest there, and \
                the others find their places from them. It is the cheapest piece of navigation \
                equipment ever built, and it has never needed an update.
                """),
            Article(
                "Control key caught taking bits away",
                """
                With a letter it does not add anything. It keeps the lowest five bits of the \
                letter's code and drops the rest: C, the third letter, becomes character number \
                three. That is how twenty-six keys reach characters that have no key of their own.
                """),
            Article(
                "Tab comes from a table",
                """
                The tabulator of a typewriter made the carriage jump to stops that had been set by \
                hand, one for each column of a table. Text files kept the jump and lost the stops, \
                and people have disagreed about their distance ever since.
                """),
            Article(
                "Shift key no longer lifts anything",
                """
                Each type bar of a typewriter carried two characters. Holding Shift really shifted \
                part of the machine, the carriage or the basket of type, so that the other one hit \
                the ribbon. The key still has the name, and has lost a lot of weight.
                """),
            Article(
                "Rows remain staggered, reasons retired",
                """
                The keys of a typewriter stood out of line so that the levers below them could \
                pass between one another. There have been no levers for decades. The fingers were \
                asked and voted for things to stay as they are.
                """),
            Article(
                "Arrows once printed on H, J, K and L",
                """
                One terminal of the seventies had no arrow keys of its own and printed them on \
                these four letters. An editor was written on it. The terminal went to the museum, \
                and the habit moved into other programs, among them some that slide out drawers.
                """),
            Article(
                "Return key remembers a journey",
                """
                A typewriter's carriage travelled to the left as one wrote, and at the end of the \
                line a lever sent it back again. The key that took over the lever's name now \
                mostly means yes.
                """),
        ])
}
