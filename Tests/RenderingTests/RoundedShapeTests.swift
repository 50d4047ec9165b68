import DisplayList
import Files
import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import Rendering

@Suite("Pixels of rounded corners and borders")
struct RoundedShapeTests {
    private let white = RGBA(255, 255, 255), black = RGBA(0, 0, 0), blue = RGBA(0, 0, 255)
    private let frame = CGRect(x: 2, y: 2, width: 16, height: 16)
    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func edgesOfRoundedBoxesAlignToPixels() {
        for offset in stride(from: 0.0, to: 1, by: 0.13) {
            let box = RoundedRectangle(frame.offsetBy(dx: offset, dy: offset), radius: 4)
            let pixels = Pixels([.roundedRectangle(box, black)])
            let first = offset < 0.5 ? 2 : 3
            #expect(pixels[first, 10] == 0xFF00_0000 && pixels[first - 1, 10] == 0)
            #expect(pixels[first + 15, 10] == 0xFF00_0000 && pixels[first + 16, 10] == 0)
            #expect(pixels[first, first] == 0)
        }
    }

    @Test("Masked content equals the filled shape")
    func maskedContentEqualsFilledShape() {
        let shapes = [1.5, 4, 8, 40].flatMap { radius in
            CornerCurve.allCases.map { RoundedRectangle(frame, radius: radius, curve: $0) }
        }
        for shape in shapes {
            let filled = Pixels([.roundedRectangle(shape, blue)])
            let masked = Pixels([.mask(shape), .rectangle(whole, blue), .restore])
            #expect(masked == filled)
            // The covered shape does not show at the edge.
            let covered = Pixels([
                .mask(shape), .rectangle(whole, white), .rectangle(whole, blue), .restore,
            ])
            #expect(covered == filled)
        }
    }

    @Test func onlyGivenCornersAreRounded() {
        let shape = RoundedRectangle(frame, radius: 6, corners: [.topLeft, .bottomRight])
        let pixels = Pixels([.mask(shape), .rectangle(whole, black), .restore])
        #expect(pixels[2, 2] == 0 && pixels[17, 17] == 0)
        #expect(pixels[17, 2] == 0xFF00_0000 && pixels[2, 17] == 0xFF00_0000)
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3])
    func borderIsInsideOnWholePixels(scale: Double) {
        for width in [0.1, 1, 1.3, 2] {
            let side = Int(20 * scale)
            let edge = (left: Int((2 * scale + 0.500001).rounded(.down)), count: 0)
            let thickness = max(Int((width * scale).rounded()), 1)
            let border = DisplayItem.border(.init(frame, radius: 0), width: width, black)
            let pixels = Pixels([border], width: side, height: side, scale: scale)
            let middle = side / 2
            let inked = (0..<middle).filter { pixels[$0, middle] == 0xFF00_0000 }
            #expect(inked == Array(edge.left..<edge.left + thickness), "\(width) at \(scale)")
            #expect((0..<middle).allSatisfy { [0, 0xFF00_0000].contains(pixels[$0, middle]) })
        }
    }

    @Test func borderAsWideAsShapeFillsIt() {
        for width in [8, 9, 1e9, .infinity] {
            let pixels = Pixels([.border(.init(frame, radius: 0), width: width, black)])
            #expect(pixels == Pixels([.rectangle(frame, black)]), "\(width)")
        }
    }

    @Test("Opaque borders hide the content below")
    func bordersHideContentBelow() {
        for (radius, width) in [(8.0, 3.0), (5, 2), (6, 6), (8, 8)] {
            let shape = RoundedRectangle(frame, radius: radius)
            let drawn = Pixels([
                .rectangle(whole, black), .mask(shape.inset(by: width / 2)), .rectangle(whole, white),
                .restore, .border(shape, width: width, black),
            ])
            let inside = frame.insetBy(dx: width - 1, dy: width - 1)
            for y in 0..<20 {
                for x in 0..<20 where !inside.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                    #expect(drawn[x, y] == 0xFF00_0000, "(\(x), \(y))")
                }
            }
        }
    }

    @Test func templatesHaveTintColorAndImageTransparency() {
        let image = Image.plain(1, 1, [9, 200, 30, 128]).bitmap!
        let pixels = Pixels([.template(image, CGRect(x: 1, y: 1, width: 3, height: 3), RGBA(255, 0, 0))])
        #expect(pixels[2, 2] == 0x8080_0000)
        #expect(pixels[4, 4] == 0)
        let large = Pixels([
            .template(image, CGRect(x: 0, y: -40_000, width: 20, height: 80_000), RGBA(255, 0, 0))
        ])
        #expect(Set(large.values) == [0x8080_0000])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e10])
    func invalidShapesDoNotAffectLaterDrawing(number: Double) {
        let shapes = [
            RoundedRectangle(CGRect(x: number, y: 0, width: 3, height: 3), radius: 2),
            RoundedRectangle(CGRect(x: 0, y: 0, width: number, height: number), radius: 2),
            RoundedRectangle(frame, radius: number), RoundedRectangle(frame, radius: 2).inset(by: number),
            RoundedRectangle(frame, radius: number, corners: .top, curve: .continuous),
        ]
        for shape in shapes {
            let items: [DisplayItem] = [
                .roundedRectangle(shape, blue), .border(shape, width: 1, blue),
                .border(shape, width: number, blue), .mask(shape), .rectangle(whole, blue), .restore,
                .rectangle(whole, black),
            ]
            #expect(Set(Pixels(items).values) == [0xFF00_0000], "\(shape)")
        }
    }

    @Test func tallSVGContainsShapesAtItsEnd() throws {
        let sink = MemorySink()
        let file = SVGFile(width: 20, height: 100_000, scale: 1, title: "", sink: sink)
        var list = DisplayList()
        let rect = CGRect(x: 2, y: 90_000, width: 10, height: 10)
        list.append(.roundedRectangle(RoundedRectangle(rect, radius: 2), black))
        try file.add(list, firstRow: 0, scale: 1, rows: 0..<100_000, width: 20)
        try file.finish()
        #expect(String(decoding: sink.bytes, as: UTF8.self).contains("M2 90002C"))
    }
}
