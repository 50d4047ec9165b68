extension Theme {
    /// The style of rows that consist of columns, and of the header with their titles.
    public struct Columns: Sendable, Hashable {
        /// The minimum height of rows. `nil` uses the height of ``Theme/cell``.
        public var rowHeight: CGFloat?
        /// The minimum space between two columns.
        public var gap: CGFloat
        /// The minimum width of a column of texts that shrinks because the columns are too wide together.
        public var minimumWidth: CGFloat
        /// The padding above and below the values of a self-sizing row.
        public var verticalPadding: CGFloat
        /// The font of the values.
        public var font: Font
        /// The color of the values.
        public var color: Color
        /// The OpenType features of columns of numbers and dates.
        public var numberFeatures: [FontFeature]
        /// The text of a missing value.
        public var missingText: String
        /// The color of that text.
        public var missingColor: Color
        /// The font of the titles in the header.
        public var headerFont: Font
        /// The color of the titles in the header.
        public var headerColor: Color
        /// The background of the titles in plain tables, where they are black or white if ``headerColor`` is not readable on
        /// it. `nil` is that of the headers of sections.
        public var headerBackground: Color?
        /// The height of the rule above the titles in plain tables.
        public var headerTopRuleHeight: CGFloat = 0
        /// The height of the rule below the titles in plain tables.
        public var headerRuleHeight: CGFloat = 0
        /// The color of these rules.
        public var headerRuleColor: Color = .label
        /// The padding above and below the titles in the header.
        public var headerPadding: CGFloat
        /// The maximum number of lines of a title in the header.
        public var titleLines = 3
        /// The space between the icon of a condition and the text after it.
        public var iconGap: CGFloat = 6
        /// The maximum height of the images in columns. The height of the row limits them, too.
        public var imageHeight: CGFloat = 28
        /// The corner radius of the images in columns.
        public var imageRadius: CGFloat = 4
        /// The color of links.
        public var linkColor: Color = .link
        /// The background of code in Markdown.
        public var codeBackground: Color = .tertiarySystemFill
        /// The family of the font of code in Markdown. `nil` uses that of the text around it, because the usual fonts
        /// include none with letters of equal widths.
        public var codeFamily: String?
        /// The font of summary rows, in columns without a font.
        public var summaryFont: Font
        /// The color of summary rows.
        public var summaryColor: Color
        /// The background color of summary rows. By default, it is that of the other rows.
        public var summaryBackground: Color?
        /// The height of the rule above the summary rows of a section, and of the table.
        public var summaryRuleHeight: CGFloat
        /// The color of that rule.
        public var summaryRuleColor: Color
        /// The font of row titles.
        public var rowTitleFont: Font = .semibold(.body)
        /// The space between the title of a group of columns and the line below it.
        public var groupSpacing: CGFloat = 4
        /// The values of compact tables, which replace those of the columns and the rows.
        public var compact: CompactColumns = .modern
    }
}

extension Theme.Columns {
    package static let modern = Self(
        gap: 16, minimumWidth: 44, verticalPadding: 11, font: .preferredFont(forTextStyle: .body),
        color: .label, numberFeatures: [.tabularFigures], missingText: "–", missingColor: .tertiaryLabel,
        headerFont: .semibold(.footnote), headerColor: .secondaryLabel, headerPadding: 7,
        summaryFont: .semibold(.body),
        summaryColor: .label, summaryBackground: nil, summaryRuleHeight: 1,
        summaryRuleColor: .secondaryLabel)

    package static let classic = Self(
        gap: 10, minimumWidth: 40, verticalPadding: 2, font: .systemFont(ofSize: 17), color: .black,
        numberFeatures: [.tabularFigures], missingText: "–", missingColor: .gray,
        headerFont: .boldSystemFont(ofSize: 14), headerColor: Color((76, 86, 108)), headerPadding: 4,
        summaryFont: .boldSystemFont(ofSize: 17), summaryColor: .black, summaryBackground: nil,
        summaryRuleHeight: 1, summaryRuleColor: Color((76, 86, 108)))
}
