import TableKit

/// A view at the positions of columns: the content of a row, or a line of titles in the header.
///
/// If columns are scrolled sideways, those that are not row titles are in a view that clips them.
package class ColumnArea: View {
    package let layout: ColumnLayout
    /// A Boolean value that indicates whether the view is in the header.
    let isHeader: Bool
    /// The view of the scrolled columns. `nil` if they are not scrolled.
    private let scrolled: View?

    /// Creates a view without content.
    init(_ layout: ColumnLayout, isHeader: Bool) {
        (self.layout, self.isHeader) = (layout, isHeader)
        scrolled = layout.offset == nil ? nil : View()
        super.init(frame: .zero)
        isOpaque = false
        scrolled?.isOpaque = false
        scrolled?.clipsToBounds = true
    }

    package required init?(coder: NSCoder) { nil }

    /// Adds a view of a column. Its frame is in the coordinates of this view.
    func add(_ view: View, in column: Int) {
        guard let scrolled, column >= layout.measures.rowTitleCount else { return addSubview(view) }
        // It follows the row titles, because views are read in their order.
        if scrolled.superview == nil { addSubview(scrolled) }
        scrolled.addSubview(view)
    }

    package override func layoutSubviews() {
        guard let scrolled else { return }
        let frame = scrolledFrame
        scrolled.frame = frame
        scrolled.bounds.origin = frame.origin
    }

    /// Returns the frame of adjacent columns, as high as the view.
    func frame(of columns: Range<Int>) -> CGRect {
        let positions = layout.positions(in: bounds.width)[columns]
        guard let first = positions.first, let last = positions.last else { return .zero }
        let rect = CGRect(
            x: first.leading, y: 0, width: last.leading + last.width - first.leading, height: bounds.height)
        return directed(rect, in: bounds)
    }

    /// The part of the view in which scrolled columns are visible: from the line after the row titles to the end of the
    /// row.
    private var scrolledFrame: CGRect {
        var start = -layout.leadingMargin
        if layout.measures.rowTitleCount > 0 {
            let titles = layout.positions(in: bounds.width)[layout.measures.rowTitleCount - 1]
            start = titles.leading + titles.width + (layout.measures.style.gap + thickness) / 2
        }
        let width = max(bounds.width + layout.trailingMargin - start, 0)
        let frame = directed(CGRect(x: start, y: 0, width: width, height: bounds.height), in: bounds)
        // In editing mode, the margin may be smaller, next to a reorder control.
        let visible = superview.map { frame.intersection(convert($0.bounds, from: $0)) } ?? frame
        return visible.isNull ? .zero : visible
    }

    // MARK: Lines

    /// A line that belongs to a column.
    struct Line {
        var column: Int
        var rect: CGRect
    }

    /// The thickness of lines, on whole pixels.
    var thickness: CGFloat { traitCollection.pixels(layout.rule.thickness) }

    /// The columns that precede a line. Next to inset rows, a header has none, because no line continues them.
    var ruledColumns: [Int] { isHeader && layout.areRowsInset ? [] : layout.ruledColumns }

    /// The lines between columns.
    var lines: [Line] { ruledColumns.map { rule(after: $0) } }

    /// The color of the lines. Themes without lines between rows have those between columns.
    var lineColor: Color { layout.rule.visibleColor }

    /// The height of the lines between columns.
    package var ruleHeight: CGFloat { bounds.height }

    /// Returns the line in the middle of the gap after a column.
    func rule(after column: Int) -> Line {
        let position = layout.positions(in: bounds.width)[column]
        let start = position.leading + position.width + (layout.measures.style.gap - thickness) / 2
        let rect = CGRect(x: start, y: 0, width: thickness, height: ruleHeight)
        return Line(column: column, rect: directed(rect, in: bounds))
    }

    /// Draws what is behind the content and the lines. The default implementation draws nothing.
    func drawBackground(_ rect: CGRect, in context: GraphicsContext) {}

    package final override func draw(_ rect: CGRect, in context: GraphicsContext) {
        drawBackground(rect, in: context)
        let lines = lines
        guard !lines.isEmpty else { return }
        let color = resolved(lineColor)
        func draw(where isIncluded: (Int) -> Bool) {
            for line in lines where isIncluded(line.column) { context.fill(line.rect, with: color) }
        }
        draw { $0 < layout.measures.rowTitleCount }
        drawScrolled(in: context) { draw { $0 >= layout.measures.rowTitleCount } }
    }

    /// Draws columns that are not row titles, within their part of the view.
    func drawScrolled(in context: GraphicsContext, _ body: () -> Void) {
        if scrolled == nil { body() } else { context.clipped(to: scrolledFrame, body) }
    }
}
