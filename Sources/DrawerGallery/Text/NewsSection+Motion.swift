extension NewsSection {
    static let motion = NewsSection(
        title: "Motion",
        stories: [
            Article(
                "Spring arrives on time in spite of dropped frames",
                """
                The motion of a damped spring can be written down as a formula of time. Asked for \
                any moment, it answers with the place. A slow screen shows fewer of those moments, \
                but no wrong ones, and the spring is at rest when it should be.
                """),
            Article(
                "Critical damping declines to overshoot",
                """
                Pulled aside and let go, a spring with less damping swings past its goal, and one \
                with more creeps up to it. Just between the two it comes home as soon as it can \
                without swinging past. Asked about the attention, it said nothing and stopped.
                """),
            Article(
                "Tenth of a second passes for no time at all",
                """
                An old rule of thumb says that an answer within about a tenth of a second feels \
                immediate, and that after about one second the thought begins to wander. Good \
                interfaces spend the first limit carefully and never get near the second.
                """),
            Article(
                "Arrivals brake, departures accelerate",
                """
                What comes onto the screen should be quick at first and slow down where it will \
                stay, since that is where the eye has to find it. What leaves may start gently and \
                hurry off. Played the other way round, both look like a mistake.
                """),
            Article(
                "Hand found to have right of way",
                """
                Whoever touches a moving thing expects to be holding it. So an animation has to be \
                ready to stop anywhere, at once, and to go on from there in either direction with \
                the speed of the hand. Animations that insist on finishing are called rude.
                """),
            Article(
                "Rubber band praised for clear language",
                """
                A list that stops dead at its end might be finished or might be stuck. One that \
                gives a little, more and more reluctantly, says that it has heard you and that \
                there is nothing further. No word is needed, in any language.
                """),
            Article(
                "Twenty-four pictures a second, for the sake of the ear",
                """
                Silent films ran at whatever speed the projectionist liked. Sound had to run \
                evenly, and so a fixed rate was agreed on. To lessen the flicker, a projector \
                shows each of the twenty-four pictures two or three times.
                """),
            Article(
                "Some readers ask for less, and get it",
                """
                Large movements on a screen make some people dizzy. A setting for reduced motion \
                lets them say so once, to every program. The polite answer is to fade instead of \
                to slide. What the hand itself moves may still follow the hand.
                """),
        ])
}
