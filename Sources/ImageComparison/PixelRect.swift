/// A rectangle of whole pixels of a picture. The origin is the picture's top left corner, y grows downwards.
public struct PixelRect: Sendable, Hashable {
    /// The leftmost column.
    public var x: Int

    /// The topmost row.
    public var y: Int

    /// Columns. With less than 1 the rectangle covers nothing.
    public var width: Int

    /// Rows. With less than 1 the rectangle covers nothing.
    public var height: Int

    /// Makes a rectangle of pixels. It may lie partly or wholly outside of the picture.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The columns of the part that is inside of a picture so many pixels wide.
    func columns(within width: Int) -> Range<Int> { Self.range(from: x, count: self.width, within: width) }

    /// The rows of the part that is inside of a picture so many pixels high.
    func rows(within height: Int) -> Range<Int> { Self.range(from: y, count: self.height, within: height) }

    private static func range(from start: Int, count: Int, within limit: Int) -> Range<Int> {
        guard count > 0, start < limit else { return 0..<0 }
        // Callers cover “everything below” with counts near Int.max.
        let (end, isOverflow) = start.addingReportingOverflow(count)
        let first = max(0, start)
        return first..<max(first, isOverflow ? limit : min(limit, end))
    }
}

extension PixelRect: CustomStringConvertible {
    /// Size and place: "10 × 12 at (3, 4)".
    public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
