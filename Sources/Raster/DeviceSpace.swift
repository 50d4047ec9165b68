import Foundation

/// How points of the content become pixels of a strip.
///
/// Everything is rounded in the pixels of the whole picture first and moved to the strip by a whole number of pixels
/// after that, so that a strip holds exactly the pixels the whole picture would have there.
struct DeviceSpace {
    /// Pixels per point.
    var scale: Double
    /// The row of the whole picture that is the strip's first.
    var firstRow: Int

    /// A whole-pixel rectangle of the strip.
    struct PixelRect: Equatable {
        var x: Int, y: Int, width: Int, height: Int
    }

    // Far beyond any picture, and still exact in Cairo's and pixman's integers after clipping.
    private static let limit = 1e15

    /// The nearest pixel edge. A hair is added before rounding, so that a line of one pixel whose edges fall halfway
    /// between two keeps its thickness whatever the last bit of its coordinates says.
    func edge(_ coordinate: Double) -> Int {
        let edge = (coordinate * scale + 0.5 + 1e-6).rounded(.down)
        return edge.isNaN ? 0 : Int(min(max(edge, -Self.limit), Self.limit))
    }

    /// The whole pixels of a rectangle; at least one in each direction.
    func pixels(_ rect: CGRect) -> PixelRect {
        let (left, top) = (edge(rect.minX), edge(rect.minY))
        return PixelRect(
            x: left, y: top - firstRow, width: max(edge(rect.maxX) - left, 1),
            height: max(edge(rect.maxY) - top, 1))
    }
}
