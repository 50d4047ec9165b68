import TableKit

/// The header of a section with columns: the title of the section, those of groups of columns, and those of the columns.
package final class ColumnHeaderView: TableViewHeaderFooterView {
    private let layout: ColumnLayout
    private let columns: ColumnsView
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
        _ layout: ColumnLayout, section: Int, title: Label?, in table: TableView, hasBorder: Bool,
        isOpen: Bool
    ) {
        self.layout = layout
        inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        border = (hasBorder && inset == 0 ? table.group(\.border) : nil).map {
            Border(line: $0, isOpen: isOpen, includesTitle: table.style == .plain)
        }
        self.section = section
        groups = layout.measures.groups.isEmpty ? nil : ColumnGroupsView(layout)
        columns = ColumnsView(layout, isHeader: true)
        self.title = title
        super.init(reuseIdentifier: nil)
        consistsOfCells = true
        self.title?.textElement = .header(section: section)
        groups?.textElement = .tableRow(-2, section: section)
        columns.textElement = .tableRow(-1, section: section)
        for view in [self.title, groups, columns] as [View?] { view.map { contentView.addSubview($0) } }
    }

    package required init?(coder: NSCoder) { nil }

    /// Sets the observers of the titles: that of the section without an index, and those of columns.
    package func observeCutTexts(_ observer: (_ column: Int?) -> (Label, TextLayout) -> Void) {
        title?.cutTextObserver = observer(nil)
        groups?.observeCutTexts { observer($0) }
        columns.observeCutTexts { observer($0) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let leading = inset + layout.leadingMargin
        func frame(y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? bounds.width - leading - width : leading, y: y, width: width,
                height: height)
        }
        let height = layout.headerHeight
        columns.frame = frame(
            y: bounds.height - layout.titlesHeight, width: layout.width, height: layout.titlesHeight)
        groups?.frame = frame(
            y: bounds.height - height, width: layout.width, height: layout.measures.groupsHeight)
        guard let title else { return }
        let titleHeight = title.sizeThatFits(.zero).height
        title.frame = frame(
            y: bounds.height - height - titleHeight - layout.measures.style.headerPadding / 2,
            width: max(bounds.width - 2 * leading, 0), height: titleHeight)
    }

    package override func draw(_ rect: CGRect, in context: GraphicsContext) {
        super.draw(rect, in: context)
        guard let border else { return }
        let width = traitCollection.pixels(border.line.width)
        let top = border.isOpen ? 0 : width
        let height = border.includesTitle ? rect.height : layout.headerHeight
        let rect = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        let side = CGRect(x: rect.minX, y: rect.minY + top, width: width, height: max(rect.height - top, 0))
        var lines = [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top), side,
            side.offsetBy(dx: rect.width - width, dy: 0),
        ]
        if isSticky {
            lines.append(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
        }
        for line in lines where line.height > 0 { context.fill(line, with: resolved(border.line.color)) }
    }

    /// A Boolean value that indicates whether the header is at the top of a screen or a page, and not above the first row,
    /// whose border then replaces a line below the header.
    private var isSticky: Bool {
        guard let table = superview as? TableView else { return false }
        return frame.minY > table.rectForHeader(inSection: section).minY
    }

    /// Returns a label for the title of a section, without text.
    package static func titleLabel(in table: TableView) -> Label {
        let (label, style) = (Label(), table.group(\.header))
        label.font = style.font
        label.textColor = style.color
        return label
    }

    /// Returns the height of the header of a section in a table.
    package static func height(
        _ layout: ColumnLayout, section: Int, title: Label?, in table: TableView
    ) -> CGFloat {
        // The table style reserves space above rows without a header.
        let minimum = section == 0 ? table.group(\.topGap) : table.group(\.emptyHeader)
        guard let title else { return max(layout.headerHeight, minimum) }
        let (style, measuringView) = (table.group(\.header), View())
        measuringView.environment = table.environment
        measuringView.addSubview(title)
        defer { title.removeFromSuperview() }
        let usual = section == 0 ? style.firstHeight : style.height
        let height = (title.sizeThatFits(.zero).height + layout.measures.style.headerPadding).rounded(.up)
        return max(layout.headerHeight + max(usual, height), minimum)
    }
}
