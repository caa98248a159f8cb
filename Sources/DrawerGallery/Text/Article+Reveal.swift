extension Article {
    /// The page that slides off its menu.
    static let reveal = Article(
        "What lies underneath",
        """
        Nothing comes in from the side here. The menu has been lying under this page all the time, \
        and the page slides off it like the top card off a deck.
        """,
        """
        Take the page at its left edge and pull. It follows at four fifths of your hand's way, \
        since the hand has the whole screen to cross and the page only needs to go so far. Pull it \
        past three tenths and let go, and it goes the rest of the way; sooner, and it comes back.
        """,
        """
        What moves is a picture of the page. It takes no input, and nothing on it changes until it \
        is back in its place. Each row of the menu opens a page about one part of the transition; \
        Backspace brings this one back.
        """)
}
