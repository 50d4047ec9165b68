/// The page size of a PDF file. Sizes are points of 1/72 inch.
public struct PaperSize: Sendable, Hashable {
    /// The width of a page.
    public var width: CGFloat
    /// The height of a page.
    public var height: CGFloat
    /// The margin at all edges.
    public var margin: CGFloat

    /// Creates a page size with sides from 72 to 14,400 points, which is PDF's maximum. Other numbers are clamped. The
    /// margin is limited so that 72 points remain between margins.
    public init(width: CGFloat, height: CGFloat, margin: CGFloat = 36) {
        func side(_ length: CGFloat) -> CGFloat { length.isNaN ? 72 : min(max(length, 72), 14_400) }
        self.width = side(width)
        self.height = side(height)
        self.margin = min(max(margin.isNaN ? 0 : margin, 0), (min(self.width, self.height) - 72) / 2)
    }

    /// A4 paper, 210 × 297 millimeters, with margins of half an inch.
    public static let a4 = PaperSize(width: 595, height: 842)
    /// US Letter paper, 8.5 × 11 inches, with margins of half an inch.
    public static let letter = PaperSize(width: 612, height: 792)

    /// The same paper with its longer sides at the top and the bottom.
    public var landscape: PaperSize {
        PaperSize(width: max(width, height), height: min(width, height), margin: margin)
    }

    /// The width between the margins.
    public var contentWidth: CGFloat { width - 2 * margin }

    /// The height between the margins.
    public var contentHeight: CGFloat { height - 2 * margin }
}
