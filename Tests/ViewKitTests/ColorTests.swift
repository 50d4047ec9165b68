import Testing
import ViewKit

@Suite("Colors")
struct ColorTests {
    private struct Sample: Sendable {
        var hue: CGFloat, saturation: CGFloat, brightness: CGFloat
        var color: RGBA

        init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ parts: (Double, Double, Double))
        {
            (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
            color = RGBA(red: parts.0, green: parts.1, blue: parts.2)
        }
    }

    private static let samples = [
        Sample(0, 1, 1, (1, 0, 0)), Sample(1, 1, 1, (1, 0, 0)), Sample(1 / 3, 1, 1, (0, 1, 0)),
        Sample(2 / 3, 1, 0.5, (0, 0, 0.5)), Sample(1 / 6, 0.5, 1, (1, 1, 0.5)),
        Sample(0.5, 0, 0.25, (0.25, 0.25, 0.25)),
    ]

    @Test(arguments: samples) private func hueAndBrightnessResultInComponents(_ sample: Sample) {
        let color = Color(
            hue: sample.hue, saturation: sample.saturation, brightness: sample.brightness, alpha: 1)
        #expect(abs(color.light.red - sample.color.red) < 1e-9)
        #expect(abs(color.light.green - sample.color.green) < 1e-9)
        #expect(abs(color.light.blue - sample.color.blue) < 1e-9)
    }

    @Test func componentsAreCopied() {
        var (red, green, blue, alpha, white): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
        #expect(Color.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
        #expect(Color(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
        #expect(!Color.orange.getWhite(&white, alpha: nil))
    }

    @Test func equalComponentsMakeEqualColors() {
        #expect(Color(red: 1, green: 0, blue: 0) == .red && Color.red != .blue)
        #expect(Set([Color.red, Color(red: 1, green: 0, blue: 0), .blue]).count == 2)
        let dynamic = Color { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.dark.red == 1 && dynamic.light.red == 0)
    }
}
