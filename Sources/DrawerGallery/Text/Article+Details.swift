extension Article {
    /// What a drawer is made of: one idea to a page, in the order in which a hand meets them.
    public static let details = [pan, progress, interactor, animator, dim, snapshot]

    private static let pan = Article(
        "The pan",
        """
        A press is only a question. It may become a tap, or a drag that scrolls the text, or a \
        drag that moves the drawer, and for a moment nobody can know.
        """,
        """
        So the recogniser waits for a clear direction. Cells are about twice as tall as wide, and \
        it allows for that: a movement has to go well to the side before it counts as sideways. \
        Once it has decided, it stays with the decision until the button is released.
        """,
        """
        A drawer that is moving can be caught at once, without any waiting. Whoever reaches for \
        something in motion has already made up their mind.
        """)

    private static let progress = Article(
        "Progress",
        """
        However a drawer looks, one number says where it is: 0 when it is closed, 1 when it is \
        open. The edge of the panel, the darkness beside it and the depth of the shadow all follow \
        from this number.
        """,
        """
        It is measured in lengths of the drawer and not in columns. If the window changes its size \
        in the middle of an animation, nothing has to be corrected: half open is still half open.
        """,
        """
        A hand may pull past 1. Then the number grows more slowly than the hand moves, and the \
        panel stretches like a rubber band. Let go, and it comes back.
        """)

    private static let interactor = Article(
        "The interactor",
        """
        While a hand holds the drawer, the interactor is in charge. It remembers where the drawer \
        was taken, adds how far the hand has come since, and that is the progress. Nothing is \
        smoothed and nothing lags.
        """,
        """
        When the hand lets go, something has to be decided. A place alone would be a poor judge: a \
        short, quick flick means just as much as a long, slow pull. So the speed is carried on a \
        little into the future, and the end that is nearest to that place wins.
        """,
        """
        A movement too small to have been meant changes nothing. The drawer goes on to where it \
        was going before.
        """)

    private static let animator = Article(
        "The animator",
        """
        The rest of the way the drawer goes by itself. It begins with the speed that the hand had, \
        so that nobody can see where the one ended and the other began.
        """,
        """
        The usual animator is a spring, damped just enough not to swing past its goal. Its place \
        is computed from the time that has really passed: on a slow connection there are fewer \
        frames, but the drawer arrives at the same moment.
        """,
        """
        An animation can be caught, turned round, or cut short, and each of them ends exactly \
        once. Whoever waits for the end is told whether the goal was reached.
        """)

    private static let dim = Article(
        "The dim",
        """
        What lies beside an open drawer is darkened, to say two things: look over here, and this \
        can wait. A tap on the dark part closes the drawer.
        """,
        """
        A terminal has no veil to lay over a page. The colours of every cell are mixed with black \
        instead, as far as the progress says, and in few steps, because each step sends all those \
        cells to the terminal anew.
        """,
        """
        Where there are no colours to mix, the text is asked to be faint. It is the same thing, \
        said in a lower voice.
        """)

    private static let snapshot = Article(
        "The snapshot",
        """
        Seen closely, no page and no panel moves at all. Each is drawn once, onto a surface of its \
        own, and what moves is that picture.
        """,
        """
        A frame of the animation is then a matter of putting finished surfaces together: so many \
        columns of this one, the rest of that one, a shadow between them. Nothing is laid out \
        again on the way, and no word jumps to another line.
        """,
        """
        When the content changes while it is covered, it is drawn anew behind the scenes. The next \
        frame shows it as if it had always been so.
        """)
}
