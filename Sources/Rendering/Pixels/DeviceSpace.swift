import CCairo
import Foundation
import Typesetting

/// How points of the content become pixels of a strip.
///
/// Everything is rounded in the pixels of the whole picture first and moved to the strip by a whole number of pixels
/// after that, so that a strip holds exactly the pixels the whole picture would have there.
package struct DeviceSpace {
    /// Pixels per point.
    package var scale: Double
    /// The row of the whole picture that is the strip's first.
    package var firstRow: Int
    /// The number of rows of the strip.
    package var rowCount: Int

    package init(scale: Double, firstRow: Int, rowCount: Int) {
        self.scale = scale
        self.firstRow = firstRow
        self.rowCount = rowCount
    }

    /// A whole-pixel rectangle of the strip.
    package struct PixelRect: Equatable {
        package var x: Int, y: Int, width: Int, height: Int
    }

    // Far beyond any picture, and exact in a Double and an Int.
    static let limit = 1e15

    /// The nearest pixel edge. A hair is added before rounding, so that a line of one pixel whose edges fall halfway
    /// between two keeps its thickness whatever the last bit of its coordinates says.
    package func edge(_ coordinate: Double) -> Int {
        let edge = (coordinate * scale + 0.5 + 1e-6).rounded(.down)
        return edge.isNaN ? 0 : Int(min(max(edge, -Self.limit), Self.limit))
    }

    /// The whole pixels of a rectangle; at least one in each direction.
    package func pixels(_ rect: CGRect) -> PixelRect {
        var pixels = clip(rect)
        pixels.width = max(pixels.width, 1)
        pixels.height = max(pixels.height, 1)
        return pixels
    }

    /// The whole pixels of a rectangle to clip by; none where it is thinner than half a pixel.
    package func clip(_ rect: CGRect) -> PixelRect {
        let (left, top) = (edge(rect.minX), edge(rect.minY))
        return PixelRect(
            x: left, y: top - firstRow, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
    }

    /// The whole pixels of a bar that goes with text, which hang on the row its baseline goes to.
    package func bars(of rule: Rule) -> [PixelRect] {
        let left = edge(rule.x)
        let thickness = max(pixels(rule.thickness), 1)
        var bar = PixelRect(
            x: left, y: edge(rule.baseline) - firstRow + pixels(rule.offset),
            width: max(edge(rule.x + rule.width) - left, 1), height: thickness)
        guard rule.isDouble else { return [bar] }
        let first = bar
        bar.y += 2 * thickness
        return [first, bar]
    }

    /// The nearest whole number of pixels.
    private func pixels(_ distance: Double) -> Int {
        let pixels = (distance * scale).rounded()
        return pixels.isNaN ? 0 : Int(min(max(pixels, -Self.limit), Self.limit))
    }
}

extension DeviceSpace.PixelRect {
    /// The rectangle without what lies far outside the strip: Cairo counts 1/256 of a pixel in 32 bits, and would take
    /// larger numbers for others.
    var near: DeviceSpace.PixelRect {
        let far = 2 * StripSurface.maximumSide
        func near(_ edge: Int) -> Int { min(max(edge, -far), far) }
        let (left, top) = (near(x), near(y))
        return DeviceSpace.PixelRect(
            x: left, y: top, width: near(x + width) - left, height: near(y + height) - top)
    }

    /// Makes the rectangle the context's path.
    func trace(on context: OpaquePointer) {
        let rect = near
        cairo_new_path(context)
        cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
}
