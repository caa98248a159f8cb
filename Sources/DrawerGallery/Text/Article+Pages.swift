extension Article {
    /// The page of the program with a hamburger menu.
    public static let hamburger = Article(
        "Three lines",
        """
        The button in the corner shows a short list seen from far away: three rows, no words. \
        Press it, and the list comes near enough to be read. That is the whole idea, and people \
        have argued about it ever since.
        """,
        """
        The sign itself is much older than the argument. Unicode lists it as the trigram for \
        heaven, one of eight from an ancient Chinese book. Nobody meant a menu then.
        """,
        """
        You can do without the button. Drag from the left side, or press the right arrow key: it \
        is the same drawer, and it neither knows nor cares who opened it.
        """)

    /// The page that the basic drawer talks to.
    public static let basic = Article(
        "A page and its drawer",
        """
        This page knows little of the drawer beside it. It is told when the drawer sets out and \
        when it has arrived, and which row was chosen. What to make of that is left to the page.
        """,
        """
        The drawer knows even less of the page. It does not ask what lies beside it, and would \
        slide just as well over a picture or a long novel.
        """,
        """
        So each can be replaced without a word to the other. Choose something in the drawer and \
        see what this page has to say about it.
        """)
}
