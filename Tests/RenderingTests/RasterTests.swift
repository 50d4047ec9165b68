import DisplayList
import Foundation
import Images
import TableKit
import TableSpecimens
import Testing

@testable import Rendering
@testable import Typesetting

/// Pixels of a drawing, red, green, blue and alpha, premultiplied.
struct Pixels: Equatable {
    var width: Int, height: Int
    var values: [UInt32]

    /// Draws on a strip whose first row is `firstRow` of the image.
    init(_ items: [DisplayItem], width: Int = 20, height: Int = 20, scale: Double = 1, firstRow: Int = 0) {
        self.init(Rasterizer(scale: scale), items, width: width, height: height, firstRow: firstRow)
    }

    init(
        _ rasterizer: Rasterizer, _ items: [DisplayItem], width: Int = 20, height: Int = 20, firstRow: Int = 0
    ) {
        var list = DisplayList()
        for item in items { list.append(item) }
        guard let strip = StripSurface(width: width, height: height) else {
            fatalError("there is no strip of \(width) × \(height) pixels")
        }
        rasterizer.draw(list, firstRow: firstRow, on: strip)
        self.width = width
        self.height = height
        values = strip.withPixels { bytes in
            (0..<height).flatMap { y in
                (0..<width).map {
                    bytes.loadUnaligned(fromByteOffset: y * strip.bytesPerRow + $0 * 4, as: UInt32.self)
                }
            }
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    func row(_ y: Int) -> [UInt32] { Array(values[y * width..<(y + 1) * width]) }

    /// The rows that contain ink.
    var inkedRows: [Int] { (0..<height).filter { y in row(y).contains { $0 != 0 } } }

    var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { self[x, $0] != 0 } } }
}

private let black = RGBA(0, 0, 0)
private let red: UInt32 = 0xFFFF_0000

@Suite("Drawing of display lists")
struct RasterTests {
    @Test func rectanglesFillWholePixels() {
        let pixels = Pixels([.rectangle(CGRect(x: 2.4, y: 3.6, width: 5, height: 4), RGBA(255, 0, 0))])
        #expect(pixels.inkedColumns == Array(2..<7))
        #expect(pixels.inkedRows == Array(4..<8))
        #expect(Set(pixels.values) == [0, red])
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3])
    func hairlineIsOneRowAtAnyPosition(scale: Double) {
        for y in stride(from: 1.0, to: 8, by: 0.37) {
            let line = CGRect(x: 0, y: y, width: 10, height: 1 / scale)
            let pixels = Pixels([.rectangle(line, black)], width: 30, height: 30, scale: scale)
            #expect(pixels.inkedRows.count == 1, "at \(y)")
            let thin = CGRect(x: 0, y: y, width: 10, height: 0.01)
            #expect(
                Pixels([.rectangle(thin, black)], width: 30, height: 30, scale: scale).inkedRows.count == 1)
        }
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3])
    func adjacentRowsNeitherOverlapNorLeaveGaps(scale: Double) {
        var y = 0.0
        var items: [DisplayItem] = []
        for index in 0..<8 {
            let height = 1.37 + Double(index) * 0.21
            items.append(
                .rectangle(CGRect(x: 0, y: y, width: 50, height: height), RGBA(0, 0, 0, 0.5)))
            y += height
        }
        let pixels = Pixels(items, width: 4, height: Int(y * scale), scale: scale)
        #expect(Set(pixels.values) == [0x8000_0000])
    }

    @Test func colorsAndOpacityAreBlended() {
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let pixels = Pixels([.rectangle(whole, RGBA(255, 255, 255)), .rectangle(whole, RGBA(0, 0, 0, 0.5))])
        #expect(Set(pixels.values).count == 1)
        #expect(pixels[0, 0] == 0xFF7F_7F7F || pixels[0, 0] == 0xFF80_8080)
        #expect(Pixels([.rectangle(whole, RGBA(red: 7, green: -1, blue: -1, alpha: 9))])[5, 5] == red)
    }

    @Test func nothingIsDrawnOutsideAClip() {
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let clipped = Pixels([
            .clip(CGRect(x: 2, y: 3, width: 4, height: 5)), .rectangle(whole, RGBA(255, 0, 0)), .restore,
            .rectangle(CGRect(x: 19, y: 19, width: 1, height: 1), RGBA(255, 0, 0)),
        ])
        #expect(clipped.values.count { $0 == red } == 21)
        #expect(clipped[2, 3] == red && clipped[5, 7] == red && clipped[6, 7] == 0 && clipped[5, 8] == 0)
        #expect(clipped[19, 19] == red)
        for empty in [CGRect(x: 3, y: 3, width: 0, height: 9), CGRect(x: 3, y: 3, width: 9, height: 0.2)] {
            let pixels = Pixels([.clip(empty), .rectangle(whole, RGBA(255, 0, 0)), .restore])
            #expect(Set(pixels.values) == [0], "\(empty)")
        }
    }

    @Test func groupIsBlendedAsUnit() {
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let item = DisplayItem.rectangle(whole, RGBA(255, 0, 0))
        let grouped = Pixels([.group(opacity: 0.5), item, item, item, .restore])
        #expect(Set(grouped.values) == [0x8080_0000] || Set(grouped.values) == [0x7F7F_0000])
        #expect(Set(Pixels([.group(opacity: .nan), item, .restore, item]).values) == [red])
    }

    @Test func unbalancedListsAreTolerated() {
        let item = DisplayItem.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), RGBA(255, 0, 0))
        let rasterizer = Rasterizer(scale: 1)
        #expect(Set(Pixels(rasterizer, [.restore, .restore, item]).values) == [red])
        _ = Pixels(rasterizer, [.group(opacity: 0.5), .clip(.zero), item])
        #expect(Set(Pixels(rasterizer, [item]).values) == [red])
        // The same strip again, after a list that left it in disorder.
        let strip = StripSurface(width: 4, height: 4)!
        var bad = DisplayList()
        bad.append(.group(opacity: 0.5))
        bad.append(.clip(.zero))
        var good = DisplayList()
        good.append(item)
        rasterizer.draw(bad, firstRow: 0, on: strip)
        rasterizer.draw(good, firstRow: 0, on: strip)
        strip.withPixels { #expect($0.loadUnaligned(fromByteOffset: 0, as: UInt32.self) == red) }
    }

    // MARK: Text

    private func run(_ text: String, size: Double = 17) -> GlyphRun {
        TextLayout(TextRequest(text: text, font: .systemFont(ofSize: size))).runs[0].run
    }

    @Test func baselinesAlignToPixelRows() {
        // The lower edge of an E is as sharp as that of a rectangle, at every baseline.
        for scale in [1, 1.5, 2, 3] {
            for baseline in [14, 14.2, 14.4, 14.6, 14.8] {
                let items = [DisplayItem.glyphs(run("EEE"), x: 2, baseline: baseline, black)]
                let pixels = Pixels(items, width: 150, height: 70, scale: scale)
                let bottom = pixels.inkedRows.last!
                #expect(bottom + 1 == Int((baseline * scale + 0.5 + 1e-6).rounded(.down)))
                #expect(pixels.row(bottom).max() == 0xFF00_0000, "at \(baseline) × \(scale)")
            }
        }
    }

    @Test func equalLettersAreEvenlySpaced() {
        let layout = run("iiiiiiiiii")
        let pixels = Pixels([.glyphs(layout, x: 2, baseline: 15, black)], width: 80, height: 20)
        // The middle of each stem, weighted by its ink, in a row of the letters' bodies.
        let ink = pixels.row(12).map { Double($0 >> 24) }
        var middles: [Double] = []
        var (sum, weight) = (0.0, 0.0)
        for (x, value) in ink.enumerated() {
            if value > 0 {
                sum += value * (Double(x) + 0.5)
                weight += value
            } else if weight > 0 {
                middles.append(sum / weight)
                (sum, weight) = (0, 0)
            }
        }
        #expect(middles.count == 10)
        let pitch = layout.glyphs[1].x - layout.glyphs[0].x
        for (left, right) in zip(middles, middles.dropFirst()) { #expect(abs(right - left - pitch) < 0.3) }
    }

    @Test func unknownCharacterIsDrawnAsBox() {
        let missing = run("\u{10FFFD}")
        let pixels = Pixels([.glyphs(missing, x: 2, baseline: 15, black)])
        #expect(pixels.inkedRows.count > 8 && pixels.inkedColumns.count > 4)
        #expect(pixels.inkedRows.last == 14)
        // The shape of line ends and corners, which a stroke sets, has no effect.
        var line = Path()
        line.move(to: CGPoint(x: -90, y: 0))
        line.addLine(to: CGPoint(x: -80, y: 0))
        let drawnLater = Pixels([
            .stroke(line, width: 1, black), .glyphs(missing, x: 2, baseline: 15, black),
        ])
        #expect(drawnLater == pixels)
    }

    @Test func emojiAreDrawnInColor() {
        let pixels = Pixels([.glyphs(run("😀"), x: 2, baseline: 30, black)], width: 60, height: 60, scale: 2)
        let yellow = pixels.values.count { $0 >> 24 == 255 && ($0 >> 16 & 255) > 200 && ($0 & 255) < 120 }
        #expect(yellow > 100)
    }

    @Test func veryLargeGlyphsAreDrawnAsOutlines() {
        let pixels = Pixels(
            [.glyphs(run("I", size: 400), x: 0, baseline: 300, black)], width: 200, height: 320)
        #expect(pixels.inkedRows.count > 250)
        #expect(pixels.values.contains(0xFF00_0000))
    }

    // MARK: Text decorations

    @Test(arguments: [1, 1.5, 2, 3])
    func rulesRetainThicknessAndDistanceFromBaseline(scale: Double) {
        for baseline in stride(from: 5.0, to: 7, by: 0.23) {
            let rule = Rule(x: 1, width: 8, baseline: baseline, offset: 2, thickness: 1)
            let pixels = Pixels([.rule(rule, black)], width: 60, height: 60, scale: scale)
            let foot = Int((baseline * scale + 0.5 + 1e-6).rounded(.down))
            #expect(pixels.inkedRows.first == foot + Int((2 * scale).rounded()))
            #expect(pixels.inkedRows.count == max(Int(scale.rounded()), 1))
        }
        var thin = Rule(x: 1, width: 8, baseline: 4, offset: 0, thickness: 0.01)
        #expect(Pixels([.rule(thin, black)], scale: 1).inkedRows == [4])
        thin.isDouble = true
        #expect(Pixels([.rule(thin, black)], scale: 1).inkedRows == [4, 6])
    }

    @Test func textShadowHasTextShapeInOneColor() {
        func pixels(_ text: String, radius: Double?) -> Pixels {
            let item =
                radius.map {
                    DisplayItem.glyphShadow(run(text), x: 10.25, baseline: 25, radius: $0, RGBA(255, 0, 0))
                } ?? .glyphs(run(text), x: 10.25, baseline: 25, RGBA(255, 0, 0))
            return Pixels([item], width: 60, height: 40)
        }
        for text in ["Hg", "\u{10FFFD}"] {
            let isSame = pixels(text, radius: 0) == pixels(text, radius: nil)
            #expect(isSame, "\(text)")
        }
        // Emoji lose their colors, and stay where they are.
        let emoji = pixels("😀", radius: 0)
        #expect(emoji.inkedRows == pixels("😀", radius: nil).inkedRows)
        let isRed = emoji.values.allSatisfy { $0 & 0xFFFF == 0 }
        #expect(isRed)
        // A soft one is wider and paler, with about as much ink.
        let (hard, soft) = (pixels("H", radius: 0), pixels("H", radius: 2))
        #expect(soft.inkedRows.count > hard.inkedRows.count + 4)
        func ink(_ pixels: Pixels) -> Int { pixels.values.reduce(0) { $0 + Int($1 >> 24) } }
        #expect(abs(Double(ink(soft)) / Double(ink(hard)) - 1) < 0.1)
        #expect((soft.values.max() ?? 0) >> 24 < 200)
    }

    // MARK: Images

    @Test func imagesAreScaledToWholePixels() throws {
        let image = DisplayImage(
            try Bitmap(
                width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255]))
        let pixels = Pixels([.image(image, CGRect(x: 2, y: 3, width: 8, height: 8))])
        #expect(pixels.inkedColumns == Array(2..<10) && pixels.inkedRows == Array(3..<11))
        #expect(pixels[2, 3] == red && pixels[9, 10] == red && pixels[9, 3] == 0xFF00_00FF)
        let same = Pixels([.image(image, CGRect(x: 1, y: 1, width: 2, height: 2))])
        #expect([same[1, 1], same[2, 1], same[1, 2], same[2, 2]] == [red, 0xFF00_00FF, 0xFF00_00FF, red])
    }

    @Test func transparentPixelsShowBackground() {
        let image = Image.plain(1, 1, [255, 0, 0, 0]).bitmap!
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let pixels = Pixels([.rectangle(whole, RGBA(255, 255, 255)), .image(image, whole)])
        #expect(Set(pixels.values) == [0xFFFF_FFFF])
    }

    @Test func imageLargerThanStripIsClipped() {
        let image = Image.plain(1, 100, [255, 0, 0, 255]).bitmap!
        let pixels = Pixels([.image(image, CGRect(x: -10, y: -50_000, width: 40, height: 100_000))])
        #expect(Set(pixels.values) == [red])
    }
}
