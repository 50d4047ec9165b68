/// A rectangle of whole pixels of an image. The origin is the image's top-left corner, with y increasing downward.
public struct PixelRect: Sendable, Hashable {
    /// The leftmost column.
    public var x: Int

    /// The topmost row.
    public var y: Int

    /// The number of columns. With less than 1, the rectangle is empty.
    public var width: Int

    /// The number of rows. With less than 1, the rectangle is empty.
    public var height: Int

    /// Creates a rectangle of pixels, which can extend beyond the image or be outside of it.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Returns the columns inside an image of the given width.
    package func columns(within width: Int) -> Range<Int> {
        Self.range(from: x, count: self.width, within: width)
    }

    /// Returns the rows inside an image of the given height.
    package func rows(within height: Int) -> Range<Int> {
        Self.range(from: y, count: self.height, within: height)
    }

    private static func range(from start: Int, count: Int, within limit: Int) -> Range<Int> {
        guard count > 0, start < limit else { return 0..<0 }
        // Callers use counts near Int.max for all remaining rows.
        let (end, isOverflow) = start.addingReportingOverflow(count)
        let first = max(0, start)
        return first..<max(first, isOverflow ? limit : min(limit, end))
    }
}

extension PixelRect: CustomStringConvertible {
    /// The size and position, such as “10 × 12 at (3, 4)”.
    public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
