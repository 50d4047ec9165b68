import Images
import Testing

@testable import ImageComparison

@Suite struct ColorDistanceTests {
    /// Pairs and distances published by Sharma, Wu and Dalal.
    static let published: [(LabColor, LabColor, Double)] = [
        (lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425),
        (lab(50, 3.1571, -77.2803), lab(50, 0, -82.7485), 2.8615),
        (lab(50, 2.8361, -74.0200), lab(50, 0, -82.7485), 3.4412),
        (lab(50, -1.3802, -84.2814), lab(50, 0, -82.7485), 1.0000),
        (lab(50, -1.1848, -84.8006), lab(50, 0, -82.7485), 1.0000),
        (lab(50, -0.9009, -85.5211), lab(50, 0, -82.7485), 1.0000),
        (lab(50, 0, 0), lab(50, -1, 2), 2.3669),
        (lab(50, -1, 2), lab(50, 0, 0), 2.3669),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0009), 7.1792),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0010), 7.1792),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0011), 7.2195),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0012), 7.2195),
        (lab(50, -0.0010, 2.4900), lab(50, 0.0009, -2.4900), 4.8045),
        (lab(50, -0.0010, 2.4900), lab(50, 0.0010, -2.4900), 4.8045),
        (lab(50, -0.0010, 2.4900), lab(50, 0.0011, -2.4900), 4.7461),
        (lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065),
        (lab(50, 2.5, 0), lab(73, 25, -18), 27.1492),
        (lab(50, 2.5, 0), lab(61, -5, 29), 22.8977),
        (lab(50, 2.5, 0), lab(56, -27, -3), 31.9030),
        (lab(50, 2.5, 0), lab(58, 24, 15), 19.4535),
        (lab(50, 2.5, 0), lab(50, 3.1736, 0.5854), 1.0000),
        (lab(50, 2.5, 0), lab(50, 3.2972, 0), 1.0000),
        (lab(50, 2.5, 0), lab(50, 1.8634, 0.5757), 1.0000),
        (lab(50, 2.5, 0), lab(50, 3.2592, 0.3350), 1.0000),
        (lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644),
        (lab(63.0109, -31.0961, -5.8663), lab(62.8187, -29.7946, -4.0864), 1.2630),
        (lab(61.2901, 3.7196, -5.3901), lab(61.4292, 2.2480, -4.9620), 1.8731),
        (lab(35.0831, -44.1164, 3.7933), lab(35.0232, -40.0716, 1.5901), 1.8645),
        (lab(22.7233, 20.0904, -46.6940), lab(23.0331, 14.9730, -42.5619), 2.0373),
        (lab(36.4612, 47.8580, 18.3852), lab(36.2715, 50.5065, 21.2231), 1.4146),
        (lab(90.8027, -2.0831, 1.4410), lab(91.1528, -1.6435, 0.0447), 1.4441),
        (lab(90.9257, -0.5406, -0.9208), lab(88.6381, -0.8985, -0.7239), 1.5381),
        (lab(6.7747, -0.2908, -2.4247), lab(5.8714, -0.0985, -2.2286), 0.6377),
        (lab(2.0776, 0.0795, -1.1350), lab(0.9033, -0.0636, -0.5514), 0.9082),
    ]

    private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> LabColor {
        LabColor(lightness: lightness, a: a, b: b)
    }

    @Test func distancesMatchPublishedOnes() {
        for (first, second, distance) in Self.published {
            #expect(abs(first.distance(to: second) - distance) < 0.00005)
            #expect(abs(second.distance(to: first) - distance) < 0.00005)
        }
    }

    @Test func colorsAreConvertedToLab() {
        func lab(_ red: Double, _ green: Double, _ blue: Double) -> LabColor {
            LabColor(
                linearRed: LabColor.linear(red), green: LabColor.linear(green), blue: LabColor.linear(blue)
            )
        }
        func expect(_ color: LabColor, _ lightness: Double, _ a: Double, _ b: Double) {
            let isNear =
                abs(color.lightness - lightness) < 0.01 && abs(color.a - a) < 0.01
                && abs(color.b - b) < 0.01
            #expect(isNear, "\(color)")
        }
        expect(lab(255, 255, 255), 100, 0, 0)
        expect(lab(0, 0, 0), 0, 0, 0)
        expect(lab(255, 0, 0), 53.24, 80.09, 67.20)
        expect(lab(0, 255, 0), 87.73, -86.18, 83.18)
        expect(lab(0, 0, 255), 32.30, 79.19, -107.86)
        expect(lab(119, 119, 119), 50.03, 0, 0)
    }

    @Test func pixelsDifferBeyondTheMaximum() throws {
        let black = try Bitmap.plain(4, 4, .black)
        let white = try Bitmap.plain(4, 4)
        let comparison = ImageComparison(black, white, tolerance: Tolerance(.ciede2000(maximum: 99)))
        #expect(comparison.differentPixels == 16 && abs(comparison.largestDifference - 100) < 0.01)
        #expect(ImageComparison(black, white, tolerance: Tolerance(.ciede2000(maximum: 100.1))).passes)
        let gray = try Bitmap.plain(4, 4, Pixel(gray: 254))
        #expect(
            ImageComparison(gray, white, tolerance: Tolerance(.ciede2000(maximum: 1))).outcome == .withinLimit
        )
        // Far apart in brightness for one, in color for the other: the same distance in bytes.
        let blue = try Bitmap.plain(4, 4, Pixel(0, 0, 60))
        let dark = try Bitmap.plain(4, 4, Pixel(gray: 60))
        let distances = [blue, dark].map {
            ImageComparison(black, $0, tolerance: Tolerance(.ciede2000())).largestDifference
        }
        #expect(distances[0] != distances[1])
    }

    @Test func everyChangeOfAlphaIsDetected() throws {
        for color in [UInt8(0), 255] {
            let first = try Bitmap.plain(4, 4, Pixel(gray: color))
            let second = try first.changing([(1, 1)], to: Pixel(gray: color, alpha: 100))
            #expect(ImageComparison(first, second, tolerance: Tolerance(.ciede2000())).differentPixels == 1)
        }
        // Wholly transparent pixels have no color.
        let first = try Bitmap.plain(4, 4, Pixel(1, 2, 3, 0))
        let second = try Bitmap.plain(4, 4, Pixel(200, 0, 0, 0))
        #expect(ImageComparison(first, second, tolerance: Tolerance(.ciede2000())).outcome == .withinLimit)
    }
}
