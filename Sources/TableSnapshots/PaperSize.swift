/// The paper that pages of a PDF file are meant for. Sizes are points of 1/72 inch.
public struct PaperSize: Sendable, Hashable {
    /// The width of a page.
    public var width: CGFloat
    /// The height of a page.
    public var height: CGFloat
    /// The room along all edges.
    public var margin: CGFloat

    /// Makes a size of at most 14,400 points a side, as PDF has it. What is not a size is nothing to print on: a side is at
    /// least 72 points, and a margin leaves that much.
    public init(width: CGFloat, height: CGFloat, margin: CGFloat = 36) {
        func side(_ length: CGFloat) -> CGFloat { length.isNaN ? 72 : min(max(length, 72), 14_400) }
        self.width = side(width)
        self.height = side(height)
        self.margin = min(max(margin.isNaN ? 0 : margin, 0), (min(self.width, self.height) - 72) / 2)
    }

    /// 210 × 297 millimetres, with half an inch of margin.
    public static let a4 = PaperSize(width: 595, height: 842)
    /// 8.5 × 11 inches, with half an inch of margin.
    public static let letter = PaperSize(width: 612, height: 792)

    /// The width between the margins.
    public var contentWidth: CGFloat { width - 2 * margin }

    /// The height between the margins.
    public var contentHeight: CGFloat { height - 2 * margin }
}
