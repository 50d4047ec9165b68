import Foundation
import Images

@testable import ImageComparison

/// The rules of pixelmatch, in version 7.2 and later, written down one after the other, without regard to speed and
/// independent of the module that is tested.
struct SlowPixelmatch {
    let first: Bitmap
    let second: Bitmap
    var threshold = 0.1
    var includesAntialiasing = false
    var isOverCheckerboard = true
    var version = Version.seven

    enum Version: CaseIterable { case seven, later }

    enum Verdict { case same, antialiased, different }

    var verdicts: [Verdict] {
        (0..<first.height).flatMap { y in (0..<first.width).map { x in verdict(x, y) } }
    }

    func verdict(_ x: Int, _ y: Int) -> Verdict {
        let (one, other) = (first[x, y], second[x, y])
        let offset = (y * first.width + x) * 4
        let isDifferent =
            switch version {
            case .seven: delta(one, other, offset: offset) > 35215 * threshold * threshold
            case .later: one != other && isFar(color(one, offset), color(other, offset))
            }
        guard isDifferent else { return .same }
        guard !includesAntialiasing else { return .different }
        return isAntialiased(first, second, x, y) || isAntialiased(second, first, x, y)
            ? .antialiased : .different
    }

    private func delta(_ one: Pixel, _ other: Pixel, offset: Int) -> Double {
        let d = differences(one, other, offset)
        let luma = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
        let i = 0.59597799 * d[0] - 0.27417610 * d[1] - 0.32180189 * d[2]
        let q = 0.21147017 * d[0] - 0.52261711 * d[1] + 0.31114694 * d[2]
        return 0.5053 * luma * luma + 0.299 * i * i + 0.1957 * q * q
    }

    private func brightness(_ one: Pixel, _ other: Pixel, offset: Int) -> Double {
        let d = differences(one, other, offset, isOverWhite: version == .later)
        let luma = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
        return luma == 0 && version == .later ? Double(one.alpha) - Double(other.alpha) : luma
    }

    /// Returns a color in OKLab with corrected lightness, with functions of the system in place of the tables.
    private func color(_ pixel: Pixel, _ offset: Int) -> [Double] {
        let alpha = Double(pixel.alpha) / 255
        let linear = zip(pixel.bytes, backdrop(offset)).map { channel, shown in
            let x = (Double(channel) * alpha + shown * (1 - alpha)) / 255
            return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        }
        func mix(_ parts: [Double], _ weights: [Double]) -> Double {
            zip(parts, weights).reduce(0) { $0 + $1.0 * $1.1 }
        }
        let cones = [
            [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ].map { interpolatedCubeRoot(mix(linear, $0)) }
        let lightness = 1.206 / 1.03 * mix(cones, [0.2104542553, 0.7936177850, -0.0040720468])
        let corrected = (lightness - 0.206 + sqrt(pow(lightness - 0.206, 2) + 0.12 * lightness)) / 2
        return [
            corrected, mix(cones, [1.9779984951, -2.4285922050, 0.4505937099]),
            mix(cones, [0.0259040371, 0.7827717662, -0.8086757660]),
        ]
    }

    /// Returns the cube root as pixelmatch does, on the line between the roots of two multiples of 1/4096.
    private func interpolatedCubeRoot(_ x: Double) -> Double {
        let step = (x * 4096).rounded(.down)
        let part = x * 4096 - step
        return cbrt(step / 4096) * (1 - part) + cbrt((step + 1) / 4096) * part
    }

    private func isFar(_ one: [Double], _ other: [Double]) -> Bool {
        let distance = abs(one[0] - other[0]) + hypot(one[1] - other[1], one[2] - other[2])
        return distance > threshold || threshold == 0
    }

    private func differences(
        _ one: Pixel, _ other: Pixel, _ offset: Int, isOverWhite: Bool = false
    ) -> [Double] {
        let (a, b) = (one.bytes.map(Double.init), other.bytes.map(Double.init))
        if a[3] == 255, b[3] == 255 { return (0..<3).map { a[$0] - b[$0] } }
        let backdrop = isOverWhite ? [255, 255, 255] : backdrop(offset)
        return (0..<3).map { (a[$0] * a[3] - b[$0] * b[3] - backdrop[$0] * (a[3] - b[3])) / 255 }
    }

    private func backdrop(_ offset: Int) -> [Double] {
        let golden = 1.618033988749895
        let pattern = [
            Double(offset), (Double(offset) / golden).rounded(.down),
            (Double(offset) / 2.618033988749895).rounded(.down),
        ]
        return (0..<3).map { channel in
            let square = pattern[channel].truncatingRemainder(dividingBy: 2)
            return isOverCheckerboard ? 48 + 159 * square : 255
        }
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        (-1...1).flatMap { dx in (-1...1).map { dy in (x: x + dx, y: y + dy) } }
            .filter { $0 != (x, y) && (0..<first.width) ~= $0.x && (0..<first.height) ~= $0.y }
    }

    private func isAntialiased(_ image: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let around = neighbors(x, y)
        let brightnesses = around.map {
            brightness(image[x, y], image[$0.x, $0.y], offset: (y * image.width + x) * 4)
        }
        let equals = brightnesses.filter { $0 == 0 }.count + (around.count < 8 ? 1 : 0)
        guard equals <= 2, let lowest = brightnesses.min(), let highest = brightnesses.max(), lowest < 0,
            highest > 0
        else { return false }
        return [lowest, highest].contains { extreme in
            guard let index = brightnesses.firstIndex(of: extreme) else { return false }
            let position = around[index]
            return [image, other].allSatisfy { hasManySiblings($0, position.x, position.y) }
        }
    }

    private func hasManySiblings(_ image: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let around = neighbors(x, y)
        return around.filter { image[$0.x, $0.y] == image[x, y] }.count + (around.count < 8 ? 1 : 0) >= 3
    }
}
