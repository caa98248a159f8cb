extension NewsSection {
    static let sea = NewsSection(
        title: "The sea",
        stories: [
            Article(
                "Speed of ships really was a matter of knots",
                """
                Sailors let a line run out behind the ship, with knots in it at even distances, \
                and counted those that passed through their hands until a small sandglass had run \
                empty. With glass and distance well chosen, the count was the speed.
                """),
            Article(
                "Nautical mile turns out to be an angle",
                """
                It was meant to be one minute of latitude: a sixtieth of a degree on the way from \
                the equator to a pole. Since the earth is not quite round, that differs from place \
                to place, and the mile has been fixed at 1,852 metres.
                """),
            Article(
                "Every lighthouse signs its name",
                """
                Each has its own pattern of flashes and pauses, chosen so that no two that might \
                be confused are alike. The patterns are printed in lists and on charts. A sailor \
                with a watch can read at night which coast is speaking.
                """),
            Article(
                "Starboard has nothing to do with stars",
                """
                It is the side of the steering oar, which hung on the right of the old ships of \
                the north. To keep the oar from harm they lay with the other side against the \
                quay, and so that one is called port.
                """),
            Article(
                "Wave travels far, water stays at home",
                """
                A cork on the swell goes up and forward, down and back, and ends very nearly where \
                it began. What crosses the ocean is the movement. The water only takes part in it, \
                as a crowd does in a stadium.
                """),
            Article(
                "High water late again, moon to blame",
                """
                On most coasts the tide comes in twice in about twenty-four hours and fifty \
                minutes. The fifty minutes are what the earth needs to catch up with the moon, \
                which has moved on meanwhile.
                """),
            Article(
                "Horizon closer than it looks",
                """
                For eyes two metres above the water it is about five kilometres away. To see twice \
                as far one has to be four times as high, which is why there was always somebody in \
                the top of the mast, and why nobody envied him.
                """),
        ])
}
