import DataFiles
import TableKit

/// The fonts and positions of columns, which all rows of a section and its header share.
final class ColumnLayout {
    let columns: [SceneColumns.Column]
    let showsHeader: Bool
    let style: Theme.Columns
    /// A Boolean value that indicates whether the layout direction is from right to left.
    let isRightToLeft: Bool
    /// The text color of selected rows. `nil` uses the normal colors.
    let selectedColor: Color?
    /// The fonts of the columns.
    let fonts: [Font]
    /// The fonts of the columns in summary rows.
    let summaryFonts: [Font]
    /// The colors, icons and charts of the columns.
    let styles: [ColumnStyle]
    /// The widths of the texts of the columns.
    let texts: [ColumnTexts]
    /// The number of columns of row titles, which are the first ones.
    let rowTitleCount: Int
    /// The groups of columns with a title. They are empty if there is no header.
    let groups: [Group]
    /// The widths of their titles.
    private var groupWidths: [ColumnWidths.Group] = []
    /// The widths of the content of columns.
    private var contents: [ColumnWidths.Column] = []
    /// The latest positions of the columns, which rows of the same width share.
    private var latest: (width: CGFloat, positions: [Position])?

    /// The margin before the columns, and their width together, in rows without editing controls.
    var leadingMargin: CGFloat = 0
    var width: CGFloat = 0
    /// The margin after the columns, in which scrolled columns are visible.
    var trailingMargin: CGFloat = 0
    /// The distances from the edges of the row to the rule above summary rows, which are those of separators. A leading
    /// distance of `nil` is the margin.
    var ruleInsets: (leading: CGFloat?, trailing: CGFloat) = (nil, 0)
    /// The lines between columns, and below the titles of groups.
    var rule: Theme.Separator
    /// A Boolean value that indicates whether there are lines between all columns, and not only after row titles.
    var hasRules = false
    /// A Boolean value that indicates whether the rows are inset from the edges of the table, unlike headers.
    var areRowsInset = false
    /// A Boolean value that indicates whether there are separators between rows, above which these lines end.
    var hasSeparators = true
    /// The distance by which the columns are scrolled sideways. `nil` shrinks them to the width of the row.
    var offset: CGFloat?
    private let titles: ColumnTitles
    /// The height of the titles with the padding above and below them.
    var titlesHeight: CGFloat {
        (titles.height(in: positions(in: width).map(\.width)) + 2 * style.headerPadding).rounded(.up)
    }
    /// The height of the titles of groups with the padding above them, and the line below.
    private(set) var groupsHeight: CGFloat = 0
    /// The height of all titles.
    var headerHeight: CGFloat { groupsHeight + titlesHeight }
    /// The columns that precede a line.
    private(set) lazy var ruledColumns = columns.indices.dropLast().filter {
        hasRules || $0 == rowTitleCount - 1
    }

    /// The position of a column from the leading edge of the columns.
    struct Position: Equatable {
        var leading: CGFloat
        var width: CGFloat
    }

    /// Measures the sampled texts of columns.
    ///
    /// - Parameters:
    ///   - summaries: The sampled summary rows.
    ///   - bench: A view in the environment of the table.
    init(_ columns: SceneColumns, _ summaries: [SummaryRow], bench: View, images: ImageStore) {
        self.columns = columns.columns
        showsHeader = columns.showsHeader
        let theme = bench.environment.theme
        style = theme.columns
        isRightToLeft = bench.isRightToLeft
        selectedColor = theme.cell.selectedTextColor
        rowTitleCount = columns.columns.count(where: \.model.isRowTitle)
        groups = columns.showsHeader ? columns.groups : []
        rule = theme.plain.separator
        func fonts(_ usual: Font, ofRowTitles rowTitle: Font) -> [Font] {
            columns.columns.map { column in
                var font = column.model.isRowTitle ? rowTitle : usual
                if let change = column.model.font { font = change.font(basedOn: font) }
                if !column.isText { font.features += theme.columns.numberFeatures }
                return font
            }
        }
        self.fonts = fonts(style.font, ofRowTitles: style.rowTitleFont)
        summaryFonts = fonts(style.summaryFont, ofRowTitles: style.summaryFont)
        styles = zip(columns.columns, self.fonts).map { column, font in
            ColumnStyle(column, theme.columns, font: font, bench: bench)
        }
        titles = ColumnTitles(
            columns.columns.map { columns.showsHeader ? $0.model.shownTitle : "" }, style, bench: bench)
        let label = Label()
        bench.addSubview(label)
        texts = columns.columns.indices.map { [fonts = self.fonts, summaryFonts, styles] index in
            ColumnTexts(
                columns.columns[index], font: fonts[index], caseFonts: styles[index].cases.compactMap(\.font),
                summaryFont: summaryFonts[index],
                summaries: summaries.map { summary in
                    (
                        summary.shownText(index, missingText: theme.columns.missingText),
                        index == summary.titleColumn
                    )
                },
                theme.columns, label: label)
        }
        contents = columns.columns.indices.map { content(of: $0, images) }
        guard !groups.isEmpty else { return }
        groupWidths = groups.map { group in
            ColumnWidths.Group(
                columns: group.columns,
                titleWidth: titles.width(of: group.title) - style.gap * CGFloat(group.columns.count - 1))
        }
        let titleHeight = groups.map { titles.height(of: $0.title) }.max() ?? 0
        groupsHeight = (style.headerPadding + titleHeight + style.groupSpacing).rounded(.up)
    }

    /// Returns the widths of the content of a column.
    private func content(of index: Int, _ images: ImageStore) -> ColumnWidths.Column {
        let (column, style, texts) = (columns[index], styles[index], texts[index])
        let width = column.model.showsImage ? imageWidth(of: index, images) : style.width(texts.width)
        let titleWidths = titles.widths(of: index).map { $0 + ColumnTexts.tolerance }
        let titleMinimum = titleWidths.last ?? 0
        let minimum = style.minimumWidth(texts.width)
        return ColumnWidths.Column(
            contents: titleWidths.map { max(width, $0).rounded(.up) },
            width: column.model.width, isText: column.isShortened, isRowTitle: column.model.isRowTitle,
            chartMinimum: minimum.map { max($0, titleMinimum).rounded(.up) },
            wordMinimum: column.isShortened
                ? max(style.width(texts.wordWidth), titleMinimum).rounded(.up) : 0)
    }

    /// Returns the width of the widest sampled image.
    private func imageWidth(of index: Int, _ images: ImageStore) -> CGFloat {
        Set(columns[index].sampledTexts).reduce(0) { width, path in
            guard let size = images.size(path.trimmed), size.height > 0 else { return width }
            return max(width, size.width * style.imageHeight / size.height)
        }
    }

    /// Gives layouts of sections with the same columns the same widths, so that their values are aligned.
    static func align(_ layouts: [ColumnLayout]) {
        // Sections without a header have the widths of those with one.
        let groupWidths = layouts.map(\.groupWidths).first { !$0.isEmpty } ?? []
        for layout in layouts { layout.groupWidths = groupWidths }
        for index in layouts.first?.columns.indices ?? 0..<0 {
            let texts = layouts.map { $0.texts[index] }
            ColumnTexts.align(texts)
            let numberWidth = (texts.first?.numberWidth ?? 0).rounded(.up)
            let lineCount = layouts.map { $0.contents[index].contents.count }.max() ?? 1
            let contents = (1...lineCount).map { lines in
                let content = layouts.map { $0.contents[index].content(lines: lines) }.max() ?? 0
                return max(content, numberWidth)
            }
            let minimum = layouts.compactMap { $0.contents[index].chartMinimum }.max()
            let word = layouts.map { $0.contents[index].wordMinimum }.max() ?? 0
            for layout in layouts {
                layout.contents[index].contents = contents
                layout.contents[index].chartMinimum = minimum
                layout.contents[index].wordMinimum = word
            }
        }
    }

    // MARK: Positions

    /// The width that all columns and the gaps between them require.
    var contentWidth: CGFloat {
        let whole = contents.map { column in
            var column = column
            if case .percent? = column.width { column.width = .content }
            return column
        }
        let widths = ColumnWidths(whole, groupWidths, in: 0, minimum: 0, shrinks: false).widths
        let space = widths.reduce(0, +)
        // A column with a fraction of the space may require more of it.
        let spaces = contents.map { column in
            if case .percent(let percent)? = column.width { return column.content * 100 / CGFloat(percent) }
            return 0
        }
        return max(space, spaces.max() ?? 0).rounded(.up) + gaps
    }

    /// The width that they require so that numbers are complete and words do not break, except in columns with a width in
    /// percent. It is infinite if those leave no space for the others.
    var minimumWidth: CGFloat {
        var (space, fraction) = (CGFloat(0), CGFloat(0))
        for column in contents {
            if case .percent(let percent)? = column.width {
                fraction += CGFloat(percent) / 100
            } else {
                space += column.minimum
            }
        }
        if fraction < 1 { return (space / (1 - fraction)).rounded(.up) + gaps }
        return space > 0 || fraction > 1 ? .infinity : gaps
    }

    /// A column whose width cuts a number or a date.
    struct CutColumn {
        var name: String?
        /// The widest value.
        var text: LocatedText
        /// A Boolean value that indicates whether the column specifies its width.
        var hasWidth: Bool
        /// The width, and the width that the value requires, in points.
        var width: Double
        var required: Double
    }

    /// The columns whose width cuts numbers or dates. A specified width may shorten other texts, because the user chose it.
    var cutColumns: [CutColumn] {
        zip(columns.indices, positions(in: width)).compactMap { index, position in
            let column = columns[index]
            let hasWidth =
                switch column.model.width {
                case .points, .percent: true
                case .content, .rest, nil: false
                }
            let textWidth = texts[index].width
            let required = styles[index].minimumWidth(textWidth) ?? styles[index].width(textWidth)
            guard column.isAlwaysComplete, position.width + ColumnTexts.tolerance < required
            else { return nil }
            return CutColumn(
                name: column.messageName, text: texts[index].widestText, hasWidth: hasWidth,
                width: Double(position.width.rounded(.down)), required: Double(required.rounded(.up)))
        }
    }

    private var gaps: CGFloat { style.gap * CGFloat(max(columns.count - 1, 0)) }

    /// Returns the positions of the columns in a width, which is at most that of rows without editing controls.
    func positions(in available: CGFloat) -> [Position] {
        let width = max(min(available, width), 0)
        if let latest, latest.width == width { return latest.positions }
        let widths = ColumnWidths(
            contents, groupWidths, in: max(width - gaps, 0), minimum: style.minimumWidth,
            shrinks: offset == nil
        ).widths
        var leading: CGFloat = 0
        var positions = widths.map { width in
            defer { leading += width + style.gap }
            return Position(leading: leading, width: width)
        }
        if let offset {
            let excess = max(leading - style.gap - self.width, 0)
            for index in positions.indices.dropFirst(rowTitleCount) {
                positions[index].leading -= min(offset, excess)
            }
        }
        latest = (width, positions)
        return positions
    }
}
