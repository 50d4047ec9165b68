import DisplayList
import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import Rendering
@testable import Typesetting

@Suite("Transformed drawing")
struct TransformTests {
    private static let black = RGBA(0, 0, 0)

    /// Items of every kind around the center of a square of 100 points.
    private static let drawing: DisplayList = {
        var list = DisplayList()
        let text = TextLayout(TextRequest(text: "Åg 😀 字", font: .systemFont(ofSize: 13)))
        guard let image = Image.plain(3, 2, [90, 200, 10, 255]).bitmap else { return list }
        list.append(.shadow(Path(ovalIn: CGRect(x: 20, y: 20, width: 60, height: 50)), radius: 3, black))
        list.append(.clip(CGRect(x: 10.3, y: 12, width: 80, height: 70.4)))
        list.append(.rectangle(CGRect(x: 11.3, y: 14.2, width: 70, height: 50), RGBA(200, 220, 240)))
        list.append(.group(opacity: 0.7))
        let shape = RoundedRectangle(CGRect(x: 15, y: 40, width: 50, height: 30), radius: 8)
        list.append(.mask(shape))
        list.append(.image(image, CGRect(x: 14, y: 35, width: 30, height: 30)))
        list.append(.template(image, CGRect(x: 40, y: 44.3, width: 30, height: 20), RGBA(0, 0, 255, 0.5)))
        list.append(.restore)
        list.append(.border(shape, width: 1.5, RGBA(90, 0, 0)))
        list.append(.restore)
        let stops = [
            Gradient.Stop(location: 0, color: RGBA(200, 0, 9)), .init(location: 1, color: RGBA(0, 90, 0)),
        ]
        let gradient = Gradient(stops: stops, from: .zero, to: CGPoint(x: 1, y: 1))
        list.append(
            .gradient(gradient, RoundedRectangle(CGRect(x: 60, y: 20, width: 20, height: 30), radius: 4)))
        list.append(.stroke(Path(ovalIn: CGRect(x: 20.5, y: 15, width: 25, height: 25)), width: 2, black))
        for placed in text.runs {
            list.append(
                .glyphShadow(placed.run, x: placed.x + 21, baseline: 61, radius: 1, RGBA(0, 0, 90, 0.5)))
            list.append(.glyphs(placed.run, x: placed.x + 20, baseline: 60.3, black))
        }
        list.append(.text(text.runs.filter { !$0.run.font.isColored }, RGBA(0, 90, 9, 0.5)))
        list.append(.restore)
        let lines = Stripes(
            rect: CGRect(x: 20, y: 75, width: 60, height: 9.5), start: 0.4, width: 0.8, period: 3.1)
        list.append(.stripes(lines, RGBA(0, 130, 130)))
        return list
    }()

    /// Returns the transformation around the center of a square of 100 points.
    private func around(_ transform: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(translationX: -50, y: -50).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: 50, y: 50))
    }

    @Test(arguments: [1, 1.5, 2, 3])
    func turnsByRightAnglesMovePixels(scale: Double) {
        let side = Int(100 * scale)
        func pixels(_ transform: CGAffineTransform) -> Pixels {
            Pixels(
                [.transformed(Self.drawing, around(transform))], width: side, height: side, scale: scale)
        }
        let plain = Pixels(Self.drawing.items, width: side, height: side, scale: scale)
        #expect(Set(plain.values).count > 100)
        let quarter = pixels(CGAffineTransform(rotationAngle: .pi / 2))
        let transposed = (0..<side).flatMap { y in (0..<side).map { x in plain[y, side - 1 - x] } }
        #expect(quarter.values == transposed)
        #expect(pixels(CGAffineTransform(rotationAngle: .pi)).values == plain.values.reversed())
        let flipped = (0..<side).reversed().flatMap { plain.row($0) }
        #expect(pixels(CGAffineTransform(scaleX: 1, y: -1)).values == flipped)
    }

    @Test func oppositeTransformsDrawAsWithoutThem() {
        let turn = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
        var outer = DisplayList()
        outer.append(.transformed(Self.drawing, around(turn.inverted())))
        let pixels = Pixels([.transformed(outer, around(turn))], width: 100, height: 100)
        #expect(pixels == Pixels(Self.drawing.items, width: 100, height: 100))
    }

    @Test(arguments: [
        CGAffineTransform(rotationAngle: .pi / 6), CGAffineTransform(rotationAngle: -.pi / 2),
        CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 0.75, y: 0.75),
        CGAffineTransform(scaleX: 1.3, y: 0.6), CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 0.9, tx: 0, ty: 0),
    ])
    func stripsOfAnyHeightGiveSamePixels(transform: CGAffineTransform) {
        var inner = Self.drawing
        var part = DisplayList()
        part.append(.rectangle(CGRect(x: 40, y: 45, width: 20, height: 10), RGBA(255, 0, 0)))
        inner.append(.transformed(part, around(transform.inverted())))
        let items = [DisplayItem.transformed(inner, around(transform))]
        for scale in [1, 1.5, 2] {
            let side = Int(100 * scale)
            let whole = Pixels(items, width: side, height: side, scale: scale)
            #expect(Set(whole.values).count > 50)
            for stripHeight in [1, 7, 64] {
                let rasterizer = Rasterizer(scale: scale)
                for row in stride(from: 0, to: side, by: stripHeight) {
                    let count = min(stripHeight, side - row)
                    let strip = Pixels(rasterizer, items, width: side, height: count, firstRow: row)
                    let same = strip.values == Array(whole.values[row * side..<(row + count) * side])
                    #expect(same, "rows \(row)..<\(row + count)")
                    if !same { return }
                }
            }
        }
    }

    @Test func rotatedRectangleHasItsArea() {
        var list = DisplayList()
        list.append(.rectangle(CGRect(x: -5, y: -5, width: 10, height: 10), Self.black))
        let transform = CGAffineTransform(rotationAngle: .pi / 4)
            .concatenating(CGAffineTransform(translationX: 10, y: 10))
        let pixels = Pixels([.transformed(list, transform)])
        let area = pixels.values.reduce(0) { $0 + Double($1 >> 24) } / 255
        #expect(abs(area - 100) < 2)
        // A corner of the square is at the bottom.
        #expect(pixels[10, 4] >> 24 > 200 && pixels[4, 10] >> 24 > 200 && pixels[4, 4] == 0)
        #expect(pixels[10, 10] == 0xFF00_0000)
    }

    @Test func scaledRectanglesAreNotRounded() {
        var list = DisplayList()
        list.append(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 1), Self.black))
        let pixels = Pixels([.transformed(list, CGAffineTransform(scaleX: 0.5, y: 0.5))])
        #expect(pixels.inkedRows == [0] && pixels.inkedColumns == [0, 1, 2])
        #expect(abs(Int(pixels[0, 0] >> 24) - 128) < 3 && abs(Int(pixels[2, 0] >> 24) - 64) < 3)
    }

    @Test func scaledTextHasScaledOutlines() throws {
        let text = TextLayout(TextRequest(text: "H", font: .systemFont(ofSize: 20)))
        let run = try #require(text.runs.first?.run)
        var list = DisplayList()
        list.append(.glyphs(run, x: 1, baseline: 18, Self.black))
        let pixels = Pixels(
            [.transformed(list, CGAffineTransform(scaleX: 2.5, y: 2.5))], width: 60, height: 60)
        let ink = run.bounds
        let rows = try #require(pixels.inkedRows.first)
        #expect(abs(Double(rows) - 2.5 * (18 + ink.minY)) < 1.5)
        #expect(abs(Double(pixels.inkedColumns.count) - 2.5 * ink.width) < 2.5)
    }

    @Test func linesAreAsWideAsTheirTransformation() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 40, y: 5))
        var list = DisplayList()
        list.append(.stroke(path, width: 4, Self.black))
        let pixels = Pixels([.transformed(list, CGAffineTransform(scaleX: 0.5, y: 2))])
        #expect(pixels[10, 6] == 0xFF00_0000 && pixels[10, 13] == 0xFF00_0000)
        #expect(pixels[10, 5] == 0 && pixels[10, 14] == 0)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, 1e10, 0])
    func strangeTransformsDoNotAffectOtherDrawing(number: Double) {
        let transforms = [
            CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: number, ty: number),
            CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: number, ty: 0),
        ]
        let last = DisplayItem.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), Self.black)
        for transform in transforms {
            #expect(Set(Pixels([.transformed(Self.drawing, transform), last]).values) == [0xFF00_0000])
        }
        var list = DisplayList()
        list.append(.rectangle(CGRect(x: number, y: 0, width: number, height: 3), Self.black))
        for angle in [0.5, .pi] {
            let transform = CGAffineTransform(rotationAngle: angle)
            #expect(Set(Pixels([.transformed(list, transform), last]).values) == [0xFF00_0000])
        }
    }

    @Test func extentContainsEveryPixel() throws {
        let space = DeviceSpace(scale: 2, firstRow: 0, rowCount: .max)
        let extent = try #require(Self.drawing.extent(in: space))
        let pixels = Pixels(Self.drawing.items, width: 200, height: 200, scale: 2)
        let columns = try #require(pixels.inkedColumns.first)...(pixels.inkedColumns.last ?? 0)
        let rows = try #require(pixels.inkedRows.first)...(pixels.inkedRows.last ?? 0)
        #expect(extent.minX <= CGFloat(columns.lowerBound) && extent.maxX > CGFloat(columns.upperBound))
        #expect(extent.minY <= CGFloat(rows.lowerBound) && extent.maxY > CGFloat(rows.upperBound))
    }
}
