extension Theme {
    /// The values of compact tables with columns, which replace those of the columns and the rows.
    public struct CompactColumns: Sendable, Hashable {
        /// The minimum height of rows.
        public var rowHeight: CGFloat
        /// The minimum space between two columns.
        public var gap: CGFloat
        /// The padding above and below the values of a self-sizing row.
        public var verticalPadding: CGFloat
        /// The font of the values.
        public var font: Font
        /// The font of row titles.
        public var rowTitleFont: Font
        /// The font of summary rows.
        public var summaryFont: Font
        /// The font of the titles in the header.
        public var headerFont: Font
        /// The padding above and below the titles in the header.
        public var headerPadding: CGFloat
        /// The height of images in columns.
        public var imageHeight: CGFloat
    }

    /// Replaces the height of rows by that of rows with columns, and the headers of plain tables by titles of columns.
    package mutating func setColumns() {
        if let height = columns.rowHeight { setRowHeight(height) }
        plain.setOpaqueHeaders()
    }

    /// Sets the height of rows to one that depends neither on the text size nor on separators.
    private mutating func setRowHeight(_ height: CGFloat) {
        cell.height = height
        cell.heightTextStyle = nil
        for group in [\Theme.plain, \.grouped, \.insetGrouped] {
            self[keyPath: group].separatorAddsHeight = false
        }
    }

    /// Replaces the sizes and fonts of columns and rows by those of compact tables.
    package mutating func makeCompact() {
        let compact = columns.compact
        columns.gap = compact.gap
        columns.verticalPadding = compact.verticalPadding
        columns.font = compact.font
        columns.rowTitleFont = compact.rowTitleFont
        columns.summaryFont = compact.summaryFont
        columns.headerFont = compact.headerFont
        columns.headerPadding = compact.headerPadding
        columns.imageHeight = compact.imageHeight
        setRowHeight(compact.rowHeight)
        cell.verticalPadding = compact.verticalPadding
        cell.default.font = compact.font
        for group in [\Theme.plain, \.grouped, \.insetGrouped] {
            self[keyPath: group].defaultText?.font = compact.font
        }
    }
}

extension Theme.CompactColumns {
    package static let modern = Self(
        rowHeight: 28, gap: 12, verticalPadding: 5, font: .preferredFont(forTextStyle: .footnote),
        rowTitleFont: .semibold(.footnote), summaryFont: .semibold(.footnote),
        headerFont: .semibold(.caption1), headerPadding: 5, imageHeight: 20)

    package static let classic = Self(
        rowHeight: 26, gap: 8, verticalPadding: 2, font: .systemFont(ofSize: 13),
        rowTitleFont: .boldSystemFont(ofSize: 13), summaryFont: .boldSystemFont(ofSize: 13),
        headerFont: .boldSystemFont(ofSize: 12), headerPadding: 3, imageHeight: 20)
}

extension Font {
    /// Returns the semibold font of a text style.
    static func semibold(_ style: TextStyle) -> Font { .textStyle(style, weight: .semibold) }
}
