import TableKit

/// The header of a section with columns: the title of the section, those of groups of columns, and those of the columns.
package final class ColumnHeaderView: TableViewHeaderFooterView {
    private let header: ColumnHeader
    private let columns: ColumnsView?
    private let groups: ColumnGroupsView?
    private let title: Label?
    /// The distance from the leading edge of the table to the rows.
    private let inset: CGFloat
    private let border: Border?
    private let section: Int

    /// The border around a header and the rows below it.
    private struct Border {
        var line: Theme.Border
        /// A Boolean value that indicates whether the border continues above the header.
        var isOpen: Bool
        /// A Boolean value that indicates whether the border surrounds the title of the section, too.
        var includesTitle: Bool
    }

    /// Creates the header of a section in a table.
    ///
    /// - Parameters:
    ///   - hasBorder: Whether rows that are not inset have a border.
    ///   - isOpen: Whether the border continues above the header.
    package init(
        _ header: ColumnHeader, section: Int, title: Label?, in table: TableView, hasBorder: Bool,
        isOpen: Bool
    ) {
        self.header = header
        inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        border = (hasBorder && inset == 0 ? table.group(\.border) : nil).map {
            Border(line: $0, isOpen: isOpen, includesTitle: table.style == .plain)
        }
        self.section = section
        let (layout, hasColumns) = (header.layout, header.arrangement != .onlyTitle)
        groups = hasColumns && !layout.measures.groups.isEmpty ? ColumnGroupsView(layout) : nil
        columns = hasColumns ? ColumnsView(layout, isHeader: true) : nil
        self.title = title
        super.init(reuseIdentifier: nil)
        consistsOfCells = true
        self.title?.textElement = .header(section: section)
        groups?.textElement = .tableRow(-2, section: section)
        columns?.textElement = .tableRow(-1, section: section)
        let titles: [View?] = [groups, columns]
        let views = header.arrangement == .titleAbove ? [title] + titles : titles + [title]
        for case let view? in views { contentView.addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    /// Sets the observers of the titles: that of the section without an index, and those of columns.
    package func observeCutTexts(_ observer: (_ column: Int?) -> (Label, TextLayout) -> Void) {
        title?.cutTextObserver = observer(nil)
        groups?.observeCutTexts { observer($0) }
        columns?.observeCutTexts { observer($0) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let layout = header.layout
        let leading = inset + layout.leadingMargin
        let titleWidth = max(bounds.width - 2 * leading, 0)
        func frame(y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? bounds.width - leading - width : leading, y: y, width: width,
                height: height)
        }
        let rowHeight = header.rowHeight(of: title, width: titleWidth)
        let titlesBottom = bounds.height - rowHeight
        columns?.frame = frame(
            y: titlesBottom - layout.titlesHeight, width: layout.width, height: layout.titlesHeight)
        groups?.frame = frame(
            y: titlesBottom - layout.headerHeight, width: layout.width, height: layout.measures.groupsHeight)
        guard let title else { return }
        let height = title.size(width: titleWidth, height: .infinity).height
        let titleBottom =
            rowHeight > 0
            ? bounds.height - (rowHeight - height) / 2
            : bounds.height - layout.headerHeight - layout.measures.style.headerPadding / 2
        title.frame = frame(y: titleBottom - height, width: titleWidth, height: height)
    }

    package override func draw(_ rect: CGRect, in context: GraphicsContext) {
        super.draw(rect, in: context)
        if columns != nil, inset == 0 { drawTitles(in: rect, context) }
        guard let border else { return }
        let width = traitCollection.pixels(border.line.width)
        let top = border.isOpen ? 0 : width
        let height = border.includesTitle ? rect.height : header.layout.headerHeight
        let rect = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        let side = CGRect(x: rect.minX, y: rect.minY + top, width: width, height: max(rect.height - top, 0))
        var lines = [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top), side,
            side.offsetBy(dx: rect.width - width, dy: 0),
        ]
        if header.arrangement == .titleBelow, title != nil, let columns {
            lines.append(CGRect(x: rect.minX, y: columns.frame.maxY, width: rect.width, height: width))
        }
        if isSticky {
            lines.append(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
        }
        for line in lines where line.height > 0 { context.fill(line, with: resolved(border.line.color)) }
    }

    /// Draws the background of the titles of columns, and the rules above and below them.
    private func drawTitles(in rect: CGRect, _ context: GraphicsContext) {
        guard let columns else { return }
        let (style, layout) = (header.layout.measures.style, header.layout)
        let top = columns.frame.maxY - layout.headerHeight
        let titles = CGRect(x: rect.minX, y: top, width: rect.width, height: layout.headerHeight)
        if let background = style.headerBackground { context.fill(titles, with: resolved(background)) }
        let line = titles.insetBy(dx: layout.leadingMargin, dy: 0)
        for (height, isTop) in [(style.headerTopRuleHeight, true), (style.headerRuleHeight, false)]
        where height > 0 {
            let height = traitCollection.pixels(height)
            let rule = CGRect(
                x: line.minX, y: isTop ? line.minY : line.maxY - height, width: line.width, height: height)
            context.fill(rule, with: resolved(style.headerRuleColor))
        }
    }

    /// A Boolean value that indicates whether the header is at the top of a screen or a page, and not above the first row,
    /// whose border then replaces a line below the header.
    private var isSticky: Bool {
        guard let table = superview as? TableView else { return false }
        return frame.minY > table.rectForHeader(inSection: section).minY
    }
}
