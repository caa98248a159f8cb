import DrawerCanvas
import Testing

@testable import DrawerGallery

struct LightTests {
    @Test func paintCoversAndLightAdds() {
        let grey = Light(0x000000).mixed(with: .white, 0.5)
        #expect(grey == Light(red: 0.5, green: 0.5, blue: 0.5))
        #expect(grey.mixed(with: .white, 7) == .white && grey.mixed(with: .white, -7) == grey)
        var light = grey
        light.lay(Light(0xFF0000), 1)
        #expect(light == Light(0xFF0000))
        light = grey
        light.glow(grey, 1)
        #expect(light == Light(red: 0.75, green: 0.75, blue: 0.75))
        light.glow(grey, -1)
        #expect(light == Light(red: 0.75, green: 0.75, blue: 0.75))
        light.glow(.white, 9)
        #expect(light == .white)
    }

    @Test func colorsComeInStepsOfEight() {
        #expect(Light(0x000000).color == Color(rgb: 0x000000))
        #expect(Light(0xFFFFFF).color == Color(rgb: 0xFFFFFF))
        #expect(Light(0x03050C).color == Color(rgb: 0x000810))
        #expect(Light(red: -1, green: 2, blue: 0.5).color == Color(rgb: 0x00FF80))
    }

    @Test func aGradientRunsThroughItsLights() {
        let gradient = Gradient((0, 0x000000), (0.5, 0xFF0000), (1, 0xFFFFFF))
        #expect(gradient.light(at: -1) == Light(0x000000))
        #expect(gradient.light(at: 0.25) == Light(red: 0.5, green: 0, blue: 0))
        #expect(gradient.light(at: 0.5) == Light(0xFF0000))
        #expect(gradient.light(at: 0.75) == Light(red: 1, green: 0.5, blue: 0.5))
        #expect(gradient.light(at: 3) == .white)
    }

    @Test func aPixelThatIsHalfWhiteHasHalfTheLight() {
        let light = Flag().light(ofPixelAt: Spot(-0.5, 0), side: 1)
        #expect(light.red > 0.6 && light.red < 0.8)
    }
}
