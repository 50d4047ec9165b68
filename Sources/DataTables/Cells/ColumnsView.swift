package import DataFiles
import TableKit

/// The texts of a row, or the titles of a header, at the positions of columns.
package final class ColumnsView: ColumnArea {
    private let cells: [ColumnCell]
    /// The rule above a summary row. `nil` before it is required.
    private var rule: View?
    /// A Boolean value that indicates whether the view shows the values of a summary.
    package private(set) var showsSummary = false
    /// The style of the row, which the values have if their columns specify none.
    package var rowStyle = ColumnRowStyle()
    /// The bounds of the summary row in the coordinates of the view.
    package var row = CGRect.zero

    /// Creates a view with the titles of columns, or without texts.
    package override init(_ layout: ColumnLayout, isHeader: Bool = false) {
        cells = layout.measures.columns.indices.map { ColumnCell(layout, $0, showsTitle: isHeader) }
        super.init(layout, isHeader: isHeader)
        for (index, cell) in cells.enumerated() { for view in cell.views { add(view, in: index) } }
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows the values of a record.
    ///
    /// - Parameter previous: The record of the row above. Some columns hide values that are the same in both.
    package func show(_ record: Record?, after previous: Record?, _ images: ImageStore) throws(Diagnostic) {
        rule?.isHidden = true
        showsSummary = false
        // A value also appears if one in an earlier column differs from that of the row above.
        var isSame = true
        for cell in cells {
            if layout.hidesRepeats { isSame = isSame && cell.repeats(record, after: previous) }
            try cell.show(record, isRepeated: isSame && layout.hidesRepeats, rowStyle, images)
        }
        setNeedsLayout()
    }

    /// A Boolean value that indicates whether columns hide the values of the row above.
    var hidesRepeats: Bool { layout.hidesRepeats }

    /// Shows the values of a summary.
    package func show(_ summary: SummaryRow) {
        showsSummary = true
        for cell in cells { cell.show(summary) }
        // VoiceOver reads a title that has no column before that of the first one.
        if summary.titleColumn == nil, let first = cells.first?.label {
            first.accessibilityLabel = "\(summary.title), \(first.accessibilityLabel ?? "")"
        }
        showRule(summary.hasRule)
        setNeedsLayout()
    }

    private func showRule(_ isShown: Bool) {
        if isShown, rule == nil {
            let rule = View()
            rule.backgroundColor = layout.measures.style.summaryRuleColor
            addSubview(rule)
            self.rule = rule
        }
        rule?.isHidden = !isShown
    }

    /// Sets the observer of each text that the column may shorten. Its header or its row reports the others before drawing.
    package func observeCutTexts(_ observer: (_ column: Int) -> (Label, TextLayout) -> Void) {
        for (index, cell) in cells.enumerated()
        where isHeader || !layout.measures.columns[index].isAlwaysComplete {
            cell.label.cutTextObserver = observer(index)
        }
    }

    /// The paths of the images.
    package var imagePaths: [String] { cells.compactMap(\.imagePath) }

    /// Shows a text in each column, for the height of rows with one line.
    private func showOneLine() { for cell in cells { cell.label.text = "A" } }

    /// Shows a text in each column in the font of summary rows.
    private func showOneLineOfSummary() {
        for (cell, font) in zip(cells, layout.measures.summaryFonts) {
            (cell.label.text, cell.label.font) = ("A", font)
        }
    }

    /// Returns the height of rows with one line.
    ///
    /// - Parameters:
    ///   - cell: A cell that contains the view, in the environment of the table.
    ///   - hasSummary: Whether there are summary rows, which may be higher.
    package func heightOfOneLine(in cell: TableViewCell, of table: TableView, hasSummary: Bool) -> CGFloat {
        showOneLine()
        let height = table.automaticHeight(of: cell)
        guard hasSummary else { return height }
        showOneLineOfSummary()
        return max(height, table.automaticHeight(of: cell))
    }

    // MARK: Layout

    /// Lines end above the separator of the row, so that translucent lines do not overlap.
    package override var ruleHeight: CGFloat {
        isHeader || !layout.hasSeparators ? bounds.height : bounds.height - thickness
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let positions = layout.positions(in: bounds.width)
        let heights = self.heights(positions)
        rule?.frame = ruleFrame
        let (height, baseline) = extent(heights)
        let top = (bounds.height - height) / 2
        let titleBaselines = baselines(heights)
        for (index, cell) in cells.enumerated() {
            let range = range(positions[index])
            if isHeader {
                placeTitle(
                    index, in: range, y: top + baseline - titleBaselines[index], height: heights[index])
            } else {
                cell.place(
                    in: range, baseline: top + baseline, height: heights[index], rowHeight: bounds.height,
                    isRightToLeft: isRightToLeft)
            }
        }
    }

    /// The frame of the rule above a summary row. It is as wide as the separators.
    private var ruleFrame: CGRect {
        let leading = layout.ruleInsets.leading ?? layout.leadingMargin
        let width = max(row.width - leading - layout.ruleInsets.trailing, 0)
        let height = layout.measures.style.summaryRuleHeight
        return directed(CGRect(x: row.minX + leading, y: 0, width: width, height: height), in: row)
    }

    private func heights(_ positions: [ColumnLayout.Position]) -> [CGFloat] {
        zip(cells, positions).map { isHeader ? $0.titleHeight($1.width) : $0.height($1.width) }
    }

    private func range(_ position: ColumnLayout.Position) -> ClosedRange<CGFloat> {
        let x = isRightToLeft ? bounds.width - position.leading - position.width : position.leading
        return x...(x + position.width)
    }

    /// Places a title. It has the alignment of the values, but no decimal separator.
    private func placeTitle(
        _ index: Int, in range: ClosedRange<CGFloat>, y: CGFloat, height: CGFloat
    ) {
        let label = cells[index].label
        if cells[index].rotatesTitle {
            return placeRotated(
                label, layout.measures.columns[index].alignment, in: range, y: y, height: height)
        }
        label.textAlignment =
            switch layout.measures.columns[index].alignment {
            case .leading: .natural
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            case .decimal: .right
            }
        var range = range
        if isRightToLeft, layout.measures.columns[index].alignment == .decimal {
            range = layout.numbersRange(
                of: index, in: range,
                titleWidth: label.size(
                    width: range.upperBound - range.lowerBound, height: height
                ).width)
        }
        label.frame = CGRect(
            x: range.lowerBound, y: y, width: range.upperBound - range.lowerBound, height: height)
    }

    /// Places a title on its side at the edge at which the values are.
    private func placeRotated(
        _ label: Label, _ alignment: DataColumn.Alignment, in range: ClosedRange<CGFloat>, y: CGFloat,
        height: CGFloat
    ) {
        let width = label.size(width: .infinity, height: .infinity).height
        let x =
            switch alignment {
            case .center: (range.lowerBound + range.upperBound) / 2
            case .leading: isRightToLeft ? range.upperBound - width / 2 : range.lowerBound + width / 2
            case .trailing, .decimal:
                isRightToLeft ? range.lowerBound + width / 2 : range.upperBound - width / 2
            }
        label.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        label.bounds = CGRect(x: 0, y: 0, width: height, height: width)
        label.center = CGPoint(x: x, y: y + height / 2)
    }

    /// Fills the cells with backgrounds, which share the gaps between columns.
    package override func drawBackground(_ rect: CGRect, in context: GraphicsContext) {
        guard cells.contains(where: { $0.fill != nil }) else { return }
        let (gap, positions) = (layout.measures.style.gap, layout.positions(in: bounds.width))
        func fill(_ columns: Range<Int>) {
            for index in columns {
                guard let fill = cells[index].fill else { continue }
                let range = range(positions[index])
                context.fill(
                    CGRect(
                        x: range.lowerBound - gap / 2, y: rect.minY,
                        width: range.upperBound - range.lowerBound + gap, height: rect.height),
                    with: resolved(fill))
            }
        }
        fill(0..<layout.measures.rowTitleCount)
        drawScrolled(in: context) { fill(layout.measures.rowTitleCount..<cells.count) }
    }

    /// Returns the height of texts with a common baseline, and the distance from their top to it.
    private func extent(_ heights: [CGFloat]) -> (height: CGFloat, baseline: CGFloat) {
        let baselines = baselines(heights)
        let baseline = baselines.max() ?? 0
        let below = zip(heights, baselines).map { $0 - $1 }.max() ?? 0
        return (baseline + below, baseline)
    }

    /// Returns the distances from the tops of texts to their common baseline: the first of values, and the last of titles.
    private func baselines(_ heights: [CGFloat]) -> [CGFloat] {
        zip(cells, heights).map { cell, height in
            isHeader
                ? height - (cell.rotatesTitle ? 0 : cell.label.descent) : cell.label.firstBaseline
        }
    }

    /// Returns the height of the texts with the padding above and below them.
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let positions = layout.positions(in: size.width)
        return CGSize(
            width: size.width,
            height: extent(heights(positions)).height + 2 * layout.measures.style.verticalPadding)
    }
}
