extension NewsSection {
    static let type = NewsSection(
        title: "Type",
        stories: [
            Article(
                "Em denies being the width of an M",
                """
                An em is as long as the type is high: at sixteen points it is sixteen points. The \
                name remembers the letter, but in most typefaces the letter is somewhat narrower. \
                The two are said to be on good terms.
                """),
            Article(
                "Capital letters used to live upstairs",
                """
                Printers kept their type in two shallow cases, one above the other. The capitals \
                lay in the upper one and the small letters within easier reach below. Both cases \
                are long gone, and every letter still carries its address.
                """),
            Article(
                "Best line holds sixty-six letters, tradition says",
                """
                Between forty-five and seventy-five characters are thought comfortable for a \
                single column of text. In shorter lines the eye is forever turning round. In \
                longer ones it loses the way back and reads the same line twice.
                """),
            Article(
                "Ampersand unmasked as a Latin word",
                """
                It is the two letters of "et", which means "and", written so quickly and for so \
                many centuries that they grew together. In many italic typefaces the e and the t \
                can still be made out.
                """),
            Article(
                "Hyphen, minus and dashes forced to share a key",
                """
                ASCII had room for one short stroke, so the same character had to serve as a \
                hyphen and as a minus sign, and as a dash for those who typed it twice. Unicode \
                has a sign for each of them. Keyboards have not heard the news.
                """),
            Article(
                "Italics once filled whole books",
                """
                When they were first cut, around the year 1500, they were not meant to stress a \
                word. They were modelled on handwriting, and small books were set in nothing else. \
                Only later did they learn to lean against an upright neighbour.
                """),
            Article(
                "Narrow letter i issued with wide shoes",
                """
                In a typeface for terminals every letter has the same width. The i and the l \
                stretch out with serifs to fill their cells, while the m folds its three legs to \
                fit. Columns of figures line up, and everyone else makes sacrifices.
                """),
        ])
}
