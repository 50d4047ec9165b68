import TableKit

/// The columns of a section, and the arrangement of its header with their titles.
package struct ColumnHeader {
    let layout: ColumnLayout
    let arrangement: Arrangement

    /// The position of the title of a section among those of its columns.
    enum Arrangement {
        /// The title of the section is above those of the columns.
        case titleAbove
        /// The title of the section is a row below those of the columns.
        case titleBelow
        /// The title of the section is a row. A previous section shows those of the columns.
        case onlyTitle
    }

    /// Returns the header of a section. `nil` is the usual header of the table.
    ///
    /// - Parameters:
    ///   - hasTitle: Whether the section has a title.
    ///   - repeats: Whether the previous section has the same columns.
    ///   - isSticky: Whether headers of a plain table stay at the top of a screen.
    package static func of(
        _ layout: ColumnLayout, _ style: TableView.Style, hasTitle: Bool, repeats: Bool, isSticky: Bool
    ) -> ColumnHeader? {
        guard layout.measures.showsHeader else { return nil }
        let arrangement: Arrangement? =
            switch (style == .plain, repeats) {
            case (true, _) where isSticky: .titleAbove
            case (true, false): .titleBelow
            case (true, true): hasTitle ? .onlyTitle : nil
            case (false, let repeats): repeats ? nil : .titleAbove
            }
        return arrangement.map { ColumnHeader(layout: layout, arrangement: $0) }
    }

    /// Returns a label for the title of the section, without text.
    package func titleLabel(in table: TableView) -> Label {
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

    // MARK: Heights

    /// The height of the titles of columns, and of their groups.
    var titlesHeight: CGFloat { arrangement == .onlyTitle ? 0 : layout.headerHeight }

    /// Returns the height of the row with the title of the section, or 0 without such a row.
    func rowHeight(of title: Label?, width: CGFloat) -> CGFloat {
        guard arrangement != .titleAbove, let title else { return 0 }
        let height = title.size(width: width, height: .infinity).height
        return (height + 2 * layout.measures.style.headerPadding).rounded(.up)
    }

    /// Returns the height of the header of a section in a table.
    package func height(section: Int, title: Label?, in table: TableView) -> CGFloat {
        // The table style reserves space above rows without a header.
        let minimum = section == 0 ? table.group(\.topGap) : table.group(\.emptyHeader)
        let titleHeight = measured(title, in: table) { title, width in
            guard arrangement == .titleAbove else { return rowHeight(of: title, width: width) }
            let style = table.group(\.header)
            let usual = section == 0 ? style.firstHeight : style.height
            let height =
                title.size(width: width, height: .infinity).height + layout.measures.style.headerPadding
            return max(usual, height.rounded(.up))
        }
        return max(titlesHeight + titleHeight, minimum)
    }

    /// Returns the titles of columns in the header of a section, which pages repeat.
    package func columnTitles(section: Int, title: Label?, in table: TableView) -> TableView.ColumnTitles {
        TableView.ColumnTitles(
            section: section, height: layout.headerHeight,
            below: measured(title, in: table) { rowHeight(of: $0, width: $1) })
    }

    /// Calls a function with a label in the environment of a table, and with its width there. The result is 0 without a
    /// label.
    private func measured(
        _ title: Label?, in table: TableView, _ measure: (Label, _ width: CGFloat) -> CGFloat
    ) -> CGFloat {
        guard let title else { return 0 }
        let measuringView = View()
        measuringView.environment = table.environment
        measuringView.addSubview(title)
        defer { title.removeFromSuperview() }
        let margin = table.group(\.sideInset).value(forWidth: table.frame.width) + layout.leadingMargin
        return measure(title, max(table.frame.width - 2 * margin, 0))
    }
}
