/// What a picture shows: a light for every place of the plane.
protocol Scene: Sendable {
    /// The light at one place; the same place always has the same.
    func light(at spot: Spot) -> Light
}

extension Scene {
    /// The light of a square pixel of `side` heights, whose upper left corner is `corner`.
    ///
    /// It is the mean of nine places. Squares are averaged, since components of sRGB go about
    /// with the root of the light: bright things stay bright where they cover half a pixel.
    func light(ofPixelAt corner: Spot, side: Double) -> Light {
        let samples = 3
        var sum = Light(0)
        let step = side / Double(samples)
        for row in 0..<samples {
            for column in 0..<samples {
                let place = Spot(
                    corner.x + (Double(column) + 0.5) * step,
                    corner.y + (Double(row) + 0.5) * step)
                let light = light(at: place)
                sum.red += light.red * light.red
                sum.green += light.green * light.green
                sum.blue += light.blue * light.blue
            }
        }
        let count = Double(samples * samples)
        return Light(
            red: (sum.red / count).squareRoot(), green: (sum.green / count).squareRoot(),
            blue: (sum.blue / count).squareRoot())
    }
}
