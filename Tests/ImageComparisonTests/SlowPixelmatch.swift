import Images

@testable import ImageComparison

/// The rules of pixelmatch 7.2 written down one after the other, without regard to speed and independent of the
/// module that is tested.
struct SlowPixelmatch {
    let first: Bitmap
    let second: Bitmap
    var threshold = 0.1
    var includesAntialiasing = false
    var isOverCheckerboard = true

    enum Verdict { case same, antialiased, different }

    var verdicts: [Verdict] {
        (0..<first.height).flatMap { y in (0..<first.width).map { x in verdict(x, y) } }
    }

    func verdict(_ x: Int, _ y: Int) -> Verdict {
        let (one, other) = (first[x, y], second[x, y])
        guard delta(one, other, offset: (y * first.width + x) * 4) > 35215 * threshold * threshold else {
            return .same
        }
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
        let d = differences(one, other, offset)
        return 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
    }

    private func differences(_ one: Pixel, _ other: Pixel, _ offset: Int) -> [Double] {
        let (a, b) = (one.bytes.map(Double.init), other.bytes.map(Double.init))
        if a[3] == 255, b[3] == 255 { return (0..<3).map { a[$0] - b[$0] } }
        let golden = 1.618033988749895
        let pattern = [
            Double(offset), (Double(offset) / golden).rounded(.down),
            (Double(offset) / 2.618033988749895).rounded(.down),
        ]
        return (0..<3).map { channel in
            let square = pattern[channel].truncatingRemainder(dividingBy: 2)
            let backdrop = isOverCheckerboard ? 48 + 159 * square : 255
            return (a[channel] * a[3] - b[channel] * b[3] - backdrop * (a[3] - b[3])) / 255
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
