/// Pictures that belong together.
public struct Album: Sendable {
    /// What they have in common, in one word.
    public let title: String
    /// In the order in which they are shown.
    public let pictures: [Picture]

    /// Animals of the roof, the wood and the sea.
    public static let animals = Album(
        title: "Animals",
        pictures: [
            Picture(
                title: "Cat and moon",
                note: "She knows that it is only a rock. It is a very good rock.",
                scene: MoonlitCat()),
            Picture(
                title: "First snow",
                note: "A fox carries its own fire through the winter.", scene: SnowFox()),
            Picture(
                title: "Two koi",
                note: "One circle and half a turn between them: they share a formula.",
                scene: KoiPond()),
            Picture(
                title: "Slow lanterns",
                note: "Jellyfish are nearly all water. The rest is arranged well.",
                scene: DeepDrift()),
            Picture(
                title: "Nothing in sight",
                note: "So says the crew, and has looked everywhere but down.",
                scene: WhaleBelow()),
            Picture(
                title: "Listening",
                note: "Something cracked. He will stand like this until it is explained.",
                scene: MistyStag()),
            Picture(
                title: "Wide awake",
                note: "An owl cannot roll its eyes. It turns its head and lets you feel it.",
                scene: AutumnOwl()),
        ])

    /// Views of land, sea and sky.
    public static let places = Album(
        title: "Places",
        pictures: [
            Picture(
                title: "Seven ridges",
                note: "The farther, the paler. Air does most of the work in a landscape.",
                scene: SevenRidges()),
            Picture(
                title: "Flat calm",
                note: "The sun's path leads to whoever looks at it. Everyone has one.",
                scene: MorningSail()),
            Picture(
                title: "Northern lights",
                note: "Oxygen, a hundred kilometres up, glows green when it is hit from space.",
                scene: Aurora()),
            Picture(
                title: "Half past midnight",
                note: "Every window was decided by a small sum. Somebody is always awake.",
                scene: NightCity()),
            Picture(
                title: "The lamp is lit",
                note: "Red, white, red: by day the tower itself is the signal.",
                scene: Lighthouse()),
            Picture(
                title: "The last hour",
                note: "Sand keeps no secrets from a low sun.", scene: Dunes()),
            Picture(
                title: "Ringside",
                note: "The rings throw a shadow on the planet, and the planet one on the rings.",
                scene: RingedPlanet()),
        ])
}
