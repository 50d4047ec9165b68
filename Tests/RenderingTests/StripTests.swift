import DisplayList
import Foundation
import Images
import TableKit
import TableSpecimens
import Testing

@testable import Rendering
@testable import Typesetting

@Suite("Strips of a drawing")
struct StripTests {
    /// Items of every kind, at coordinates that are not whole.
    private static let allItems: [DisplayItem] = {
        var items: [DisplayItem] = []
        let text = TextLayout(TextRequest(text: "Ågy 😀 字", font: .systemFont(ofSize: 13)))
        var chevron = Path()
        chevron.move(to: CGPoint(x: 40.3, y: 3.1))
        chevron.addLine(to: CGPoint(x: 47.9, y: 11.7))
        chevron.addLine(to: CGPoint(x: 40.3, y: 20.2))
        guard let sampleImage = Image.plain(3, 3, [90, 200, 10, 255]).bitmap else { return [] }
        for index in 0..<6 {
            let y = Double(index) * 23.37
            items.append(.clip(CGRect(x: 0.4, y: y, width: 79, height: 23.1)))
            items.append(.rectangle(CGRect(x: 1, y: y + 0.3, width: 70, height: 22.9), RGBA(200, 220, 240)))
            items.append(.rectangle(CGRect(x: 1, y: y + 22.6, width: 70, height: 0.4), RGBA(0, 0, 0, 0.3)))
            items.append(.group(opacity: 0.6))
            let offset = CGPoint(x: 0.123 * Double(index), y: y)
            items.append(.stroke(chevron.translated(by: offset), width: 2, RGBA(255, 0, 0)))
            let frame = CGRect(x: 33.3, y: y + 1.6, width: 14.2, height: 19.9)
            let shape = RoundedRectangle(frame, radius: 5.7, corners: [.topLeft, .bottomRight, .topRight])
            items.append(.roundedRectangle(shape.inset(by: 0.4), RGBA(90, 0, 0, 0.7)))
            items.append(.mask(shape.inset(by: 0.8)))
            items.append(.image(sampleImage, frame))
            items.append(.template(sampleImage, frame.offsetBy(dx: 3, dy: 4), RGBA(0, 0, 255, 0.5)))
            items.append(.restore)
            items.append(.border(shape, width: 1.6, RGBA(10, 40, 90, 0.9)))
            let smooth = RoundedRectangle(frame, radius: 5.7, corners: .bottom, curve: .continuous)
            items.append(.border(smooth, width: 0.9, RGBA(90, 40, 10, 0.5)))
            let round = Path(roundedRect: CGRect(x: 50.7, y: y + 2.2, width: 15, height: 18.4), radius: 6.3)
            items.append(.fill(round, RGBA(0, 90, 30, 0.8)))
            items.append(.restore)
            let ring = Path(ovalIn: CGRect(x: 20.25, y: y + 1.1, width: 19.7, height: 20.5))
            items.append(.stroke(ring, width: 1.5, RGBA(0, 122, 255)))
            items.append(
                .fill(Path(ovalIn: CGRect(x: 60.1, y: y - 4, width: 17, height: 30)), RGBA(9, 9, 90, 0.4)))
            items.append(.image(sampleImage, CGRect(x: 70, y: y + 1.4, width: 9.2, height: 13.3)))
            let (blue, baseline) = (RGBA(20, 40, 200), y + text.firstBaseline)
            let bar = Rule(
                x: 1.3, width: 40.2, baseline: baseline, offset: 1.6, thickness: 1.1, isDouble: true)
            items.append(.rule(bar, blue))
            for placed in text.runs {
                items.append(
                    .glyphShadow(
                        placed.run, x: placed.x + 1.7, baseline: baseline, radius: 1.4 * Double(index), blue))
                items.append(
                    .glyphs(
                        placed.run, x: placed.x + 1.3, baseline: y + placed.baseline + 2.77, RGBA(0, 0, 0)))
            }
            let runs = text.runs.filter { !$0.run.font.isColored }.map {
                $0.moved(by: CGPoint(x: 30.3, y: y - 5.2))
            }
            items.append(.text(runs + runs.map { $0.moved(by: CGPoint(x: 2, y: 3.3)) }, RGBA(90, 0, 9, 0.6)))
            items.append(.restore)
        }
        let lines = Stripes(
            rect: CGRect(x: 3.3, y: 9, width: 70, height: 100.7), start: 0.4, width: 0.8, period: 3.1)
        items.append(.stripes(lines, RGBA(0, 130, 130, 0.3)))
        let stops = [
            Gradient.Stop(location: 0.1, color: RGBA(200, 0, 9, 0.3)),
            .init(location: 1, color: RGBA(0, 90, 0)),
        ]
        for (index, end) in [CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 0.7, y: 1.2)].enumerated() {
            let frame = CGRect(x: 4.3 + 24 * Double(index), y: 11.7, width: 21.4, height: 93.2)
            let gradient = Gradient(stops: stops, from: .zero, to: end)
            items.append(.gradient(gradient, RoundedRectangle(frame, radius: 5.2 * Double(index))))
        }
        // Higher than it is blurred, and with texels of several pixels.
        let high = Path(roundedRect: CGRect(x: 9.2, y: 5.1, width: 61, height: 124.3), radius: 4)
        items += [
            .shadow(high, radius: 2.3, RGBA(90, 0, 90, 0.4)), .shadow(high, radius: 60, RGBA(9, 90, 9)),
        ]
        return items
    }()

    @Test(arguments: [1, 1.25, 1.5, 2, 3])
    func stripsOfAnyHeightGiveSamePixels(scale: Double) {
        let (width, height) = (Int(80 * scale), Int(140 * scale))
        let whole = Pixels(Self.allItems, width: width, height: height, scale: scale)
        #expect(Set(whole.values).count > 50)
        for stripHeight in [1, 7, 64] {
            let rasterizer = Rasterizer(scale: scale)
            var row = 0
            while row < height {
                let count = min(stripHeight, height - row)
                let strip = Pixels(rasterizer, Self.allItems, width: width, height: count, firstRow: row)
                let same = strip.values == Array(whole.values[row * width..<(row + count) * width])
                #expect(same, "rows \(row)..<\(row + count)")
                if !same { return }
                row += count
            }
        }
    }

    @Test func strokedCurveIsSmooth() {
        let circle = Path(ovalIn: CGRect(x: 2, y: 2, width: 36, height: 36))
        let pixels = Pixels([.stroke(circle, width: 2, RGBA(0, 0, 0))], width: 40, height: 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let distance = hypot(Double(x) + 0.5 - 20, Double(y) + 0.5 - 20)
                let ink = pixels[x, y] >> 24
                if abs(distance - 18) < 0.25 { #expect(ink == 255, "(\(x), \(y))") }
                if abs(distance - 18) > 1.75 { #expect(ink == 0, "(\(x), \(y))") }
            }
        }
    }

    @Test func distantRowsAreDrawnLikeFirstRows() {
        let top = Pixels(Self.allItems, width: 80, height: 60)
        // A PNG has at most 2³¹ - 1 rows. Whole points preserve fractions of a pixel.
        let distance = 2_000_000_000
        let moved = GraphicsContext()
        moved.translated(by: CGPoint(x: 0, y: Double(distance))) {
            for case .rectangle(let rect, let color) in Self.allItems { moved.fill(rect, with: color) }
        }
        let expected = Pixels(
            Self.allItems.filter { if case .rectangle = $0 { true } else { false } }, width: 80, height: 60)
        #expect(Pixels(moved.list.items, width: 80, height: 60, firstRow: distance) == expected)
        #expect(top != expected)
    }

    @Test func hugeRectanglesFillStrip() {
        let black = RGBA(0, 0, 0)
        for side in [1e5, 1e7, 1e9, 1e12, 1e300] {
            let rect = CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
            for firstRow in [0, 5_000_000] where Double(firstRow) < side {
                #expect(
                    Set(Pixels([.rectangle(rect, black)], firstRow: firstRow).values) == [0xFF00_0000],
                    "\(side)")
                let clipped = Pixels([.clip(rect), .rectangle(rect, black), .restore], firstRow: firstRow)
                #expect(Set(clipped.values) == [0xFF00_0000], "\(side)")
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e10])
    func invalidCoordinatesDoNotAffectOtherDrawing(number: Double) {
        let run = TextLayout(TextRequest(text: "a", font: .systemFont(ofSize: 13))).runs[0].run
        let emoji = TextLayout(TextRequest(text: "😀", font: .systemFont(ofSize: 13))).runs[0].run
        let box = TextLayout(TextRequest(text: "\u{10FFFD}", font: .systemFont(ofSize: 13))).runs[0].run
        let sampleImage = DisplayImage(try! Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
        let color = RGBA(255, 0, 0)
        func path(_ x: Double, _ y: Double) -> Path {
            var path = Path()
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: x, y: y), control1: CGPoint(x: y, y: x), control2: CGPoint(x: 3, y: y))
            path.close()
            return path
        }
        func placed(_ run: GlyphRun, _ x: Double, _ baseline: Double) -> TextLayout.PlacedRun {
            TextLayout.PlacedRun(x: x, baseline: baseline, run: run)
        }
        let odd: [DisplayItem] = [
            .rectangle(CGRect(x: number, y: 0, width: 3, height: 3), color),
            .rectangle(CGRect(x: 0, y: 0, width: 3, height: number), color),
            .fill(path(number, 2), color), .stroke(path(2, number), width: 2, color),
            .stroke(path(1, 2), width: number, color),
            .glyphs(run, x: number, baseline: 2, color), .glyphs(run, x: 2, baseline: number, color),
            .glyphs(emoji, x: number, baseline: 2, color), .glyphs(emoji, x: 2, baseline: number, color),
            .glyphs(box, x: number, baseline: 2, color), .glyphs(box, x: 2, baseline: number, color),
            .text([placed(run, number, 2), placed(box, 2, number)], color),
            .glyphShadow(run, x: number, baseline: 2, radius: 1, color),
            .glyphShadow(emoji, x: 2, baseline: number, radius: 0, color),
            .glyphShadow(box, x: 2, baseline: 2, radius: number, color),
            .rule(Rule(x: number, width: 3, baseline: 3, offset: 1, thickness: 1), color),
            .rule(Rule(x: 3, width: number, baseline: number, offset: number, thickness: number), color),
            .image(sampleImage, CGRect(x: number, y: number, width: 5, height: 5)),
            .image(sampleImage, CGRect(x: 0, y: 0, width: number, height: 5)),
            .rectangle(
                CGRect(x: 0, y: 0, width: 2, height: 2), RGBA(red: number, green: 0, blue: 0, alpha: number)),
            .clip(CGRect(x: number, y: number, width: number, height: number)), .restore,
            .group(opacity: number), .restore,
        ]
        let black = RGBA(0, 0, 0)
        let last = DisplayItem.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), black)
        for item in odd {
            let items =
                if case .clip = item { [item, .restore, last] } else if case .group = item {
                    [item, .restore, last]
                } else { [item, last] }
            #expect(Set(Pixels(items).values) == [0xFF00_0000], "\(item)")
        }
        #expect(Set(Pixels(odd + [last]).values) == [0xFF00_0000])
    }

    @Test func stripSizeIsLimited() {
        #expect(StripSurface(width: 0, height: 1) == nil)
        #expect(StripSurface(width: 1, height: -1) == nil)
        #expect(StripSurface(width: StripSurface.maximumSide + 1, height: 1) == nil)
        #expect(StripSurface(width: StripSurface.maximumSide, height: 1) != nil)
    }
}
