import Foundation
import TableSpecimens
import Testing

@testable import Images

/// Every kind of file that the PNG conformance suite (PngSuite) has, made from known samples: each must decode to what
/// the specification computes from them.
@Suite struct PNGConformanceTests {
    /// PngSuite's, and a file without.
    private static let gammas: [Double?] = [nil, 0.35, 0.45, 0.55, 0.7, 1, 2.5]

    /// A file: its samples, and the chunks that define their colors.
    private struct Specimen {
        static let width = 11, height = 9

        let color: HandmadePNG.Color
        let depth: Int
        var isInterlaced = false
        var gamma: Double?
        var hasTransparency = false
        var filter = { (row: Int) in UInt8(row % 5) }
        let samples: [[Int]]
        let palette: [[Int]]

        init(_ color: HandmadePNG.Color, depth: Int) {
            (self.color, self.depth) = (color, depth)
            var random = SeededNumbers(seed: UInt64(depth) << 8 | UInt64(color.rawValue))
            let maximum = 1 << depth - 1
            // The darkest and the brightest samples are among them, and the transparent color often.
            let values = (0..<Self.width * Self.height).map { position in
                (0..<color.channels).map { _ in
                    position % 4 == 0
                        ? [0, 1, maximum][position / 4 % 3] : Int.random(in: 0...maximum, using: &random)
                }
            }
            samples = values
            palette = (0...min(maximum, 255)).map { _ in
                (0..<4).map { _ in Int.random(in: 0...255, using: &random) }
            }
        }

        private var key: [Int] { samples[0] }

        var file: HandmadePNG {
            var chunks: [(type: String, content: [UInt8])] = []
            if let gamma { chunks.append(("gAMA", bigEndian(Int((gamma * 100_000).rounded())))) }
            if color == .palette { chunks.append(("PLTE", palette.flatMap { $0.prefix(3).map(UInt8.init) })) }
            if hasTransparency {
                let content =
                    color == .palette
                    ? palette.prefix(palette.count / 2).map { UInt8($0[3]) }
                    : key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
                chunks.append(("tRNS", content))
            }
            var file = HandmadePNG(
                width: Self.width, height: Self.height, depth: depth, color: color,
                isInterlaced: isInterlaced,
                chunks: chunks
            ) { x, y in samples[y * Self.width + x] }
            file.filter = filter
            return file
        }

        /// Returns red, green, blue and alpha of a pixel, 0 ... 1, as the specification defines them.
        func expected(_ index: Int) -> [Double] {
            let maximum = Double(1 << depth - 1)
            let values = samples[index].map { Double($0) / maximum }
            let isKey = hasTransparency && samples[index] == key
            var pixel: [Double]
            switch color {
            case .gray: pixel = [values[0], values[0], values[0], isKey ? 0 : 1]
            case .rgb: pixel = values + [isKey ? 0 : 1]
            case .grayAlpha: pixel = [values[0], values[0], values[0], values[1]]
            case .rgba: pixel = values
            case .palette:
                let entry = samples[index][0]
                pixel = palette[entry].map { Double($0) / 255 }
                if !hasTransparency || entry >= palette.count / 2 { pixel[3] = 1 }
            }
            if let gamma {
                for part in 0..<3 { pixel[part] = pow(pixel[part], 1 / (gamma * 2.2)) }
            }
            return pixel
        }

        /// Decodes the file; returns the largest distance of a color, and of alpha, from the expected one, of 255.
        func largestDistances() throws -> (color: Double, alpha: Double) {
            let bytes = try Bitmap(pngBytes: file.bytes()).bytes
            var distances = (color: 0.0, alpha: 0.0)
            for index in samples.indices {
                let pixel = expected(index)
                for part in 0..<3 {
                    distances.color = max(
                        distances.color, abs(Double(bytes[index * 4 + part]) - 255 * pixel[part]))
                }
                distances.alpha = max(distances.alpha, abs(Double(bytes[index * 4 + 3]) - 255 * pixel[3]))
            }
            return distances
        }
    }

    private static let kinds: [(HandmadePNG.Color, [Int])] = [
        (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]),
        (.rgba, [8, 16]),
    ]

    private func forEachKind(_ body: (Specimen, String) throws -> Void) throws {
        for (color, depths) in Self.kinds {
            for depth in depths {
                for isInterlaced in [false, true] {
                    var specimen = Specimen(color, depth: depth)
                    specimen.isInterlaced = isInterlaced
                    try body(specimen, "\(color), \(depth) bits\(isInterlaced ? ", interlaced" : "")")
                }
            }
        }
    }

    @Test(arguments: gammas)
    func everyFormatMatchesSpecifiedColors(gamma: Double?) throws {
        try forEachKind { specimen, name in
            let canBeTransparent = [.gray, .rgb, .palette].contains(specimen.color)
            for hasTransparency in canBeTransparent ? [false, true] : [false] {
                var specimen = specimen
                specimen.gamma = gamma
                specimen.hasTransparency = hasTransparency
                let distances = try specimen.largestDistances()
                // Rounding alone makes half of 255.
                #expect(distances.color <= (gamma == nil ? 0.5 : 1) && distances.alpha <= 0.5, "\(name)")
            }
        }
    }

    @Test(arguments: 0...4 as ClosedRange<UInt8>)
    func everyFormatSupportsEveryFilter(filter: UInt8) throws {
        try forEachKind { specimen, name in
            var specimen = specimen
            specimen.filter = { _ in filter }
            let distances = try specimen.largestDistances()
            #expect(distances.color <= 0.5, "\(name)")
        }
    }

    /// The dark samples of a linear file of 16 bits are far apart in sRGB.
    @Test func darkSamplesOfSixteenBitsRetainTheirPrecision() throws {
        let samples = [0, 10, 20, 40, 80, 160, 320, 640, 1280]
        let file = HandmadePNG(
            width: samples.count, height: 1, depth: 16, color: .gray, chunks: [("gAMA", bigEndian(100_000))]
        ) { x, _ in [samples[x]] }
        let bytes = try Bitmap(pngBytes: file.bytes()).bytes
        for (index, sample) in samples.enumerated() {
            #expect(abs(Double(bytes[index * 4]) - 255 * pow(Double(sample) / 65535, 1 / 2.2)) <= 1)
        }
    }

    /// Programs round the gamma of sRGB, which is not to change pixels.
    @Test(arguments: [(45_455, true), (45_000, true), (45_800, true), (50_000, false), (41_000, false)])
    func gammaNearSRGBChangesNothing(gamma: Int, isUnchanged: Bool) throws {
        let file = HandmadePNG(
            width: 256, height: 1, depth: 8, color: .gray, chunks: [("gAMA", bigEndian(gamma))]
        ) { x, _ in [x] }
        let bytes = try Bitmap(pngBytes: file.bytes()).bytes
        #expect((0...255).allSatisfy { bytes[$0 * 4] == UInt8($0) } == isUnchanged)
    }

    @Test(arguments: [1, 2, 4, 8], [false, true])
    func colorOutsidePaletteIsAnError(depth: Int, isInterlaced: Bool) {
        let count = 1 << depth
        for entries in [count, count - 1] {
            let file = HandmadePNG(
                width: 9, height: 5, depth: depth, color: .palette, isInterlaced: isInterlaced,
                chunks: [("PLTE", [UInt8](repeating: 7, count: 3 * entries))]
            ) { x, y in [x == 8 && y == 4 ? count - 1 : 0] }
            let first = try? Bitmap(pngBytes: file.bytes()).bytes.prefix(4)
            #expect(first == (entries == count ? [7, 7, 7, 255] : nil))
        }
    }
}
