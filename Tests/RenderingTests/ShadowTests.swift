import CCairo
import DisplayList
import Foundation
import TableSpecimens
import Testing
import Typesetting

@testable import Rendering

@Suite("Shadows")
struct ShadowTests {
    private static func box(_ width: Double, _ height: Double, radius: Double = 0) -> Path {
        Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), radius: radius)
    }

    private static func mask(_ path: Path, deviation: Double, isShortened: Bool) -> BlurredMask? {
        let kernel = BlurKernel(deviation: deviation)
        let bounds = path.bounds
        func axis(_ extent: ClosedRange<Double>, _ axis: Path.Axis) -> MaskAxis {
            let straight = isShortened ? path.straightRange(along: axis) : nil
            return MaskAxis(extent, reach: kernel.reach, step: 1, straight: straight)
        }
        let columns = axis(bounds.minX...bounds.maxX, \.x)
        let rows = axis(bounds.minY...bounds.maxY, \.y)
        return BlurredMask(columns: columns, rows: rows, kernel) { context in
            var path = path
            if isShortened {
                path = path.shortened(by: columns.shortening, from: bounds.maxX - 9, along: \.x)
                path = path.shortened(by: rows.shortening, from: bounds.maxY - 9, along: \.y)
            }
            path.trace(on: context)
            cairo_fill(context)
        }
    }

    private static func pixels(_ mask: BlurredMask?, side: Int) -> [UInt32] {
        guard let mask, let strip = StripSurface(width: side, height: side) else { return [] }
        cairo_set_source_rgb(strip.context, 0, 0, 0)
        mask.draw(x: 20, y: 20, on: strip.context)
        return strip.withPixels { Array($0.bindMemory(to: UInt32.self)) }
    }

    /// The weighted mean of the pixels around each one, as it is defined.
    @Test(arguments: [0.3, 1, 2.7, 9])
    func linesAreBlurredWithGaussianWeights(deviation: Double) {
        var numbers = SeededNumbers(seed: 7)
        let kernel = BlurKernel(deviation: deviation)
        let weights = (-kernel.reach...kernel.reach).map { offset in
            Int((65_536 * exp(-Double(offset * offset) / (2 * deviation * deviation))).rounded())
        }
        let total = weights.reduce(0, +)
        for length in [1, 2, 40, 90] {
            let line = (0..<length).map { _ in
                Bool.random(using: &numbers) ? 255 : UInt8.random(in: 0...255, using: &numbers)
            }
            let wanted = line.indices.map { index in
                let sum = weights.indices.reduce(total / 2) { sum, offset in
                    let place = index + offset - kernel.reach
                    return sum + (line.indices.contains(place) ? weights[offset] * Int(line[place]) : 0)
                }
                return UInt8(sum / total)
            }
            var blurred = line
            blurred.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                kernel.blur(start, lines: 1, lineStep: 0, length: length, step: 1)
            }
            #expect(blurred == wanted)
        }
    }

    @Test func shortenedMasksDrawSamePixels() {
        for (radius, deviation) in [(0.0, 3.0), (8.0, 4.0), (6.3, 1.5)] {
            let path = Self.box(110.5, 90.25, radius: radius)
            let short = Self.mask(path, deviation: deviation, isShortened: true)
            let long = Self.mask(path, deviation: deviation, isShortened: false)
            let pixels = Self.pixels(short, side: 150)
            #expect(pixels == Self.pixels(long, side: 150))
            #expect((short?.byteCount ?? 0) * 2 < long?.byteCount ?? 0)
            #expect(Set(pixels).count > 40)
        }
    }

    @Test func onlyStraightSidesAreShortened() {
        #expect(Self.box(100, 50).straightRange(along: \.x) == 0...100)
        #expect(Self.box(100, 50, radius: 10).straightRange(along: \.y) == 10...40)
        #expect(Path(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).straightRange(along: \.y) == nil)
        var slanted = Path()
        for (x, y) in [(0, 0), (10, 0), (60, 90), (0, 90)] as [(Double, Double)] {
            slanted.elements.isEmpty
                ? slanted.move(to: CGPoint(x: x, y: y)) : slanted.addLine(to: CGPoint(x: x, y: y))
        }
        #expect(slanted.straightRange(along: \.y) == nil)
    }

    /// The shadow of the same shape takes as many texels at every scale and length, and is as dark.
    @Test func masksAreSmallAtEveryScale() {
        for (scale, height) in [(1.0, 60.0), (10, 60), (30, 60), (100, 60), (2, 100_000_000)] {
            let shape = Path(roundedRect: CGRect(x: 30, y: 30, width: 60, height: height), radius: 4)
            let list: [DisplayItem] = [.shadow(shape, radius: 8, RGBA(0, 0, 0))]
            let width = min(Int(40 * scale), 2000)
            let pixels = Pixels(list, width: width, height: 8, scale: scale, firstRow: Int(58 * scale))
            let middle = pixels[Int(Double(width) * 0.75), 4] >> 24
            if scale == 1 || scale == 10 || scale == 2 {
                // At the left edge of the shape, half of the blur is inside.
                #expect(abs(Int(pixels[Int(30 * scale), 4] >> 24) - 127) < 14, "\(scale)")
            }
            #expect(pixels.values.contains { $0 != 0 } && middle > 0, "\(scale)")
        }
        let kernel = BlurKernel(deviation: 30)
        let axis = MaskAxis(0...1e9, reach: kernel.reach, step: 8, straight: 100...(1e9 - 100))
        #expect(axis.count < 500 && axis.length > 1_000_000_000)
    }

    @Test func neighboringTexelsAreInterpolated() {
        let axis = MaskAxis(0...64, reach: 2, step: 4, straight: nil)
        let weights = (0..<axis.length).map { axis.texels(at: $0) }
        #expect(weights.allSatisfy { (0..<axis.count).contains($0.first) && $0.second - $0.first <= 1 })
        #expect(weights[8...11].map { $0.weight } == [5, 7, 1, 3])
        #expect(weights[8...11].map { $0.first } == [1, 1, 2, 2])
    }

    @Test func glyphMasksShareOneMemoryLimit() throws {
        let strip = try #require(StripSurface(width: 200, height: 60))
        let space = DeviceSpace(scale: 2, firstRow: 0, rowCount: 60)
        let painter = GlyphPainter(scale: 2, capacity: 200_000)
        for size in 10..<50 {
            let text = TextLayout(TextRequest(text: "Masks", font: .systemFont(ofSize: Double(size))))
            for placed in text.runs {
                painter.draw(placed.run, x: 1, baseline: 20, in: space, on: strip.context)
            }
            #expect(painter.byteCount <= 200_000)
        }
        #expect(painter.byteCount > 50_000)
    }
}
