import DisplayList
import Files
import Foundation
import Testing

@testable import Rendering

@Suite("Gradients")
struct GradientTests {
    private static let stops = [
        Gradient.Stop(location: 0, color: RGBA(255, 0, 0)), .init(location: 1, color: RGBA(0, 0, 255)),
    ]
    private static let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF

    private static func item(
        from start: CGPoint, to end: CGPoint, width: Double = 20, height: Double = 10
    ) -> DisplayItem {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        return .gradient(Gradient(stops: stops, from: start, to: end), RoundedRectangle(rect, radius: 0))
    }

    private static func pixels(from start: CGPoint, to end: CGPoint) -> Pixels {
        Pixels([item(from: start, to: end)], width: 20, height: 10)
    }

    @Test func horizontalGradientsHaveColumns() {
        let pixels = Self.pixels(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        // The centers of the outermost pixels are a fortieth from the edges: 255 / 40 is about 6.
        #expect(pixels[0, 0] == 0xFFF9_0006 && pixels[19, 0] == 0xFF06_00F9)
        #expect((1..<10).allSatisfy { pixels.row($0) == pixels.row(0) })
        let reversed = Self.pixels(from: CGPoint(x: 1, y: 0.5), to: CGPoint(x: 0, y: 0.5))
        #expect(reversed.row(0) == pixels.row(0).reversed())
    }

    @Test func verticalGradientsHaveRows() {
        let pixels = Self.pixels(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
        #expect((0..<10).allSatisfy { Set(pixels.row($0)).count == 1 })
        #expect(Set(pixels.values).count == 10)
    }

    /// Core Animation stretches a gradient of a square, so the other two corners have the color of the center.
    @Test func diagonalGradientsAreStretched() {
        let pixels = Self.pixels(from: .zero, to: CGPoint(x: 1, y: 1))
        for row in 0..<9 {
            for column in 2..<20 {
                #expect(pixels[column, row] == pixels[column - 2, row + 1], "(\(column), \(row))")
            }
        }
        #expect(pixels[0, 0] >> 16 & 0xFF > 240 && pixels[19, 9] & 0xFF > 240)
    }

    @Test func colorsExtendBeyondPoints() {
        let inner = Self.pixels(from: CGPoint(x: 0.25, y: 0), to: CGPoint(x: 0.75, y: 0))
        #expect((0..<5).allSatisfy { inner[$0, 3] == Self.red })
        #expect((15..<20).allSatisfy { inner[$0, 3] == Self.blue })
        let outer = Self.pixels(from: CGPoint(x: -1, y: 0), to: CGPoint(x: 2, y: 0))
        #expect(outer[0, 0] >> 16 & 0xFF == 168 && outer[19, 0] & 0xFF == 168)
    }

    @Test func pointsWithoutDirectionGiveLastColor() {
        for end in [0.3, .nan, .infinity] {
            let context = GraphicsContext()
            let gradient = Gradient(
                stops: Self.stops, from: CGPoint(x: 0.3, y: 0.3), to: CGPoint(x: end, y: 0.3))
            let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
            context.fill(RoundedRectangle(rect, radius: 0), with: gradient)
            #expect(context.list.items == [.rectangle(rect, RGBA(0, 0, 255))])
        }
    }

    @Test func hugeGradientsAreDrawnWhereVisible() {
        let item = Self.item(from: .zero, to: CGPoint(x: 1, y: 0), width: 1e9, height: 1e9)
        let pixels = Pixels([item], width: 20, height: 10, firstRow: 1000)
        #expect(Set(pixels.values) == [Self.red])
    }

    @Test func svgHasPoints() throws {
        let sink = MemorySink()
        let file = SVGFile(width: 20, height: 10, scale: 1, title: "", sink: sink)
        var list = DisplayList()
        list.append(Self.item(from: CGPoint(x: 0, y: -0.5), to: CGPoint(x: 1.5, y: 1)))
        try file.add(list, firstRow: 0, scale: 1, rows: 0..<10, width: 20)
        try file.finish()
        let text = String(decoding: sink.bytes, as: UTF8.self)
        #expect(text.contains("x1=\"0\" y1=\"-0.5\" x2=\"1.5\" y2=\"1\""))
    }
}
