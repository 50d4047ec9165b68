import TableKit

/// The header of a section with columns: the title of the section, those of groups of columns, and those of the columns.
package final class ColumnHeaderView: TableViewHeaderFooterView {
    private let layout: ColumnLayout
    private let arrangement: Arrangement
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

    /// The position of the title of a section among those of its columns.
    package enum Arrangement {
        /// The title of the section is above those of the columns.
        case titleAbove
        /// The title of the section is a row below those of the columns.
        case titleBelow
        /// The title of the section is a row. A previous section shows those of the columns.
        case onlyTitle

        /// Returns the arrangement for a section. `nil` is the usual header of the table.
        ///
        /// - Parameters:
        ///   - hasTitle: Whether the section has a title.
        ///   - repeats: Whether the previous section has the same columns.
        ///   - isSticky: Whether headers of a plain table stay at the top of a screen.
        package static func of(
            _ style: TableView.Style, hasTitle: Bool, repeats: Bool, isSticky: Bool
        ) -> Arrangement? {
            guard style == .plain else { return repeats ? nil : .titleAbove }
            if isSticky { return .titleAbove }
            return repeats ? (hasTitle ? .onlyTitle : nil) : .titleBelow
        }
    }

    /// Creates the header of a section in a table.
    ///
    /// - Parameters:
    ///   - hasBorder: Whether rows that are not inset have a border.
    ///   - isOpen: Whether the border continues above the header.
    package init(
        _ layout: ColumnLayout, _ arrangement: Arrangement, section: Int, title: Label?, in table: TableView,
        hasBorder: Bool, isOpen: Bool
    ) {
        (self.layout, self.arrangement) = (layout, arrangement)
        inset = table.group(\.sideInset).value(forWidth: table.frame.width)
        border = (hasBorder && inset == 0 ? table.group(\.border) : nil).map {
            Border(line: $0, isOpen: isOpen, includesTitle: table.style == .plain)
        }
        self.section = section
        let hasColumns = arrangement != .onlyTitle
        groups = hasColumns && !layout.measures.groups.isEmpty ? ColumnGroupsView(layout) : nil
        columns = hasColumns ? ColumnsView(layout, isHeader: true) : nil
        self.title = title
        super.init(reuseIdentifier: nil)
        consistsOfCells = true
        self.title?.textElement = .header(section: section)
        groups?.textElement = .tableRow(-2, section: section)
        columns?.textElement = .tableRow(-1, section: section)
        let titles: [View?] = [groups, columns]
        let views = arrangement == .titleAbove ? [title] + titles : titles + [title]
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
        let leading = inset + layout.leadingMargin
        let titleWidth = max(bounds.width - 2 * leading, 0)
        func frame(y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? bounds.width - leading - width : leading, y: y, width: width,
                height: height)
        }
        let rowHeight = title.map { arrangement.rowHeight(of: $0, layout, width: titleWidth) } ?? 0
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
        if arrangement == .titleBelow, let title {
            let y = rect.maxY - arrangement.rowHeight(of: title, layout, width: title.frame.width)
            lines.append(CGRect(x: rect.minX, y: y, width: rect.width, height: width))
        }
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
    package static func titleLabel(
        _ layout: ColumnLayout, _ arrangement: Arrangement, in table: TableView
    ) -> Label {
        let (label, style) = (Label(), table.group(\.header))
        label.font = style.font
        let rowFont = layout.measures.style.summaryFont
        // Compact rows have smaller texts than headers.
        if arrangement != .titleAbove, style.font.usualPointSize > rowFont.usualPointSize {
            label.font = rowFont
            label.font.weight = style.font.weight
        }
        label.textColor = style.color
        label.numberOfLines = 0
        return label
    }

    /// Returns the height of the header of a section in a table.
    package static func height(
        _ layout: ColumnLayout, _ arrangement: Arrangement, section: Int, title: Label?, in table: TableView
    ) -> CGFloat {
        // The table style reserves space above rows without a header.
        let minimum = section == 0 ? table.group(\.topGap) : table.group(\.emptyHeader)
        let titlesHeight = arrangement == .onlyTitle ? 0 : layout.headerHeight
        guard let title else { return max(titlesHeight, minimum) }
        let style = table.group(\.header)
        let titleHeight = measured(title, layout, in: table) { title, width in
            if arrangement != .titleAbove {
                return arrangement.rowHeight(of: title, layout, width: width)
            }
            let usual = section == 0 ? style.firstHeight : style.height
            let height =
                title.size(width: width, height: .infinity).height + layout.measures.style.headerPadding
            return max(usual, height.rounded(.up))
        }
        return max(titlesHeight + titleHeight, minimum)
    }

    /// Returns the titles of columns in the header of a section, which pages repeat.
    package static func columnTitles(
        _ layout: ColumnLayout, _ arrangement: Arrangement, section: Int, title: Label?, in table: TableView
    ) -> TableView.ColumnTitles {
        let rowHeight = title.map { title in
            measured(title, layout, in: table) { arrangement.rowHeight(of: $0, layout, width: $1) }
        }
        return TableView.ColumnTitles(section: section, height: layout.headerHeight, below: rowHeight ?? 0)
    }

    /// Calls a function with a label in the environment of a table, and with its width there.
    private static func measured(
        _ title: Label, _ layout: ColumnLayout, in table: TableView,
        _ measure: (Label, _ width: CGFloat) -> CGFloat
    ) -> CGFloat {
        let measuringView = View()
        measuringView.environment = table.environment
        measuringView.addSubview(title)
        defer { title.removeFromSuperview() }
        let margin = table.group(\.sideInset).value(forWidth: table.frame.width) + layout.leadingMargin
        return measure(title, max(table.frame.width - 2 * margin, 0))
    }
}

extension ColumnHeaderView.Arrangement {
    /// Returns the height of the row with the title of the section, or 0 without such a row.
    fileprivate func rowHeight(of title: Label, _ layout: ColumnLayout, width: CGFloat) -> CGFloat {
        guard self != .titleAbove else { return 0 }
        let height = title.size(width: width, height: .infinity).height
        return (height + 2 * layout.measures.style.headerPadding).rounded(.up)
    }
}
