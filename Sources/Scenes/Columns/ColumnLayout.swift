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
    /// The maximum widths of the sampled texts, with a distance that absorbs rounding.
    private var textWidths: [CGFloat] = []
    /// The number of columns of row titles, which are the first ones.
    let rowTitleCount: Int
    /// The groups of columns with a title. They are empty if there is no header.
    let groups: [Group]
    /// The widths of the content of columns.
    private var contents: [ColumnWidths.Column] = []
    /// The width before and after the end of the whole number, in columns that are aligned by it.
    private var decimals: [(before: CGFloat, after: CGFloat)] = []
    /// The widths of the texts from the decimal separator on, with zeros as digits, by column.
    private var fractions: [[Fraction: CGFloat]] = []
    private let label = Label()
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

    /// A text from the decimal separator on.
    private struct Fraction: Hashable {
        var text: String
        var isSummary: Bool
    }

    /// The maximum number of cached widths of one column.
    private static let maxFractions = 256

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
        bench.addSubview(label)
        fractions = Array(repeating: [:], count: columns.columns.count)
        measureColumns(summaries, images)
        guard !groups.isEmpty else { return }
        widenGroups()
        groupsHeight =
            (style.headerPadding + titles.height(ofLines: 1) + style.groupSpacing).rounded(.up)
    }

    private func measureColumns(_ summaries: [SummaryRow], _ images: ImageStore) {
        for (index, column) in columns.enumerated() {
            let width: CGFloat
            if column.model.showsImage {
                decimals.append((0, 0))
                textWidths.append(0)
                width = imageWidth(of: index, images)
            } else {
                measureTexts(of: index, summaries)
                width = styles[index].width(textWidths[index])
            }
            let titleWidths = titles.widths(of: index).map { $0 + Self.tolerance }
            let minimum = styles[index].minimumWidth(textWidths[index])
            contents.append(
                ColumnWidths.Column(
                    contents: titleWidths.map { max(width, $0).rounded(.up) },
                    width: column.model.width, isText: column.isText,
                    chartMinimum: minimum.map { max($0, titleWidths.last ?? 0).rounded(.up) },
                    wordMinimum: column.isText
                        ? max(wordWidth(of: index, summaries), titleWidths.last ?? 0).rounded(.up) : 0))
        }
    }

    /// Measures the sampled texts of a column.
    private func measureTexts(of index: Int, _ summaries: [SummaryRow]) {
        let column = columns[index]
        var (width, decimal) = (CGFloat(0), (before: CGFloat(0), after: CGFloat(0)))
        /// Includes the text of the label.
        func include(_ text: String, isSummary: Bool) {
            let whole = label.textLayout(width: .infinity).width
            width = max(width, whole)
            guard column.textAlignment == .decimal else { return }
            let after = fractionWidth(of: text, in: index, isSummary: isSummary)
            decimal = (max(decimal.before, whole - after), max(decimal.after, after))
        }
        for value in Set(column.sample) {
            let isMissing = column.isMissing(value)
            let text = isMissing ? style.missingText : column.model.shownText(value)
            // A chart without a value has no space for texts.
            if column.model.chart?.includesValue == false { continue }
            for font in [fonts[index]] + styles[index].cases.compactMap(\.font) {
                label.show(isMissing ? text : value, of: isMissing ? nil : column.model, font, style)
                include(text, isSummary: false)
            }
        }
        for summary in summaries {
            guard let text = summary.texts[index] else { continue }
            label.font = summaryFonts[index]
            if index == summary.titleColumn {
                width = max(width, measured(text))
            } else {
                label.text = text.isEmpty ? style.missingText : text
                include(text, isSummary: true)
            }
        }
        decimals.append(decimal)
        width = max(width, decimal.before + decimal.after)
        textWidths.append(width > 0 ? width + Self.tolerance : 0)
    }

    /// Returns the width of the longest word in a column with its icon. It is bounded, because words such as addresses
    /// would leave other columns no space.
    private func wordWidth(of index: Int, _ summaries: [SummaryRow]) -> CGFloat {
        func longest(_ texts: [String], _ font: Font) -> CGFloat {
            let words = Set(texts.flatMap { $0.split(whereSeparator: \.isWhitespace) })
            label.font = font
            // The widest word is one of those with the most letters.
            return words.sorted { ($0.count, $0) > ($1.count, $1) }.prefix(Self.measuredWords).reduce(0) {
                max($0, measured(String($1.prefix(Self.measuredLetters))))
            }
        }
        let values = longest(columns[index].sample.map(columns[index].model.shownText), fonts[index])
        let sums = longest(summaries.compactMap { $0.texts[index] }, summaryFonts[index])
        let width = max(values, sums) + Self.tolerance
        return styles[index].width(min(width, Self.maxWordEms * measured("—")))
    }

    /// The number of words that are measured, the number of their letters, and their maximum width in ems.
    private static let (measuredWords, measuredLetters, maxWordEms) = (20, 64, CGFloat(12))

    /// Returns the width of the widest sampled image.
    private func imageWidth(of index: Int, _ images: ImageStore) -> CGFloat {
        Set(columns[index].sample).reduce(0) { width, path in
            guard let size = images.size(path.trimmed), size.height > 0 else { return width }
            return max(width, size.width * style.imageHeight / size.height)
        }
    }

    /// Gives layouts of sections with the same columns the same widths, so that their values are aligned.
    static func align(_ layouts: [ColumnLayout]) {
        for index in layouts.first?.columns.indices ?? 0..<0 {
            let before = layouts.map { $0.decimals[index].before }.max() ?? 0
            let after = layouts.map { $0.decimals[index].after }.max() ?? 0
            let lineCount = layouts.map { $0.contents[index].contents.count }.max() ?? 1
            let contents = (1...lineCount).map { lines in
                let content = layouts.map { $0.contents[index].content(lines: lines) }.max() ?? 0
                return max(content, (before + after + tolerance).rounded(.up))
            }
            let minimum = layouts.compactMap { $0.contents[index].chartMinimum }.max()
            let word = layouts.map { $0.contents[index].wordMinimum }.max() ?? 0
            for layout in layouts {
                layout.decimals[index] = (before, after)
                layout.contents[index].contents = contents
                layout.contents[index].chartMinimum = minimum
                layout.contents[index].wordMinimum = word
            }
        }
    }

    /// Widens the columns of groups whose titles are wider.
    private func widenGroups() {
        for group in groups {
            let width = titles.width(of: group.title) - style.gap * CGFloat(group.columns.count - 1)
            let columns = contents[group.columns]
            /// Returns the width that is missing in each column.
            func share(_ widths: [CGFloat]) -> CGFloat {
                max(((width - widths.reduce(0, +)) / CGFloat(widths.count)).rounded(.up), 0)
            }
            let lineCount = columns.map(\.contents.count).max() ?? 1
            let shares = (1...lineCount).map { lines in share(columns.map { $0.content(lines: lines) }) }
            let chartShare = share(columns.map { $0.chartMinimum ?? $0.content(lines: lineCount) })
            for (index, column) in zip(group.columns, columns) {
                contents[index].contents = shares.enumerated().map { column.content(lines: $0 + 1) + $1 }
                contents[index].chartMinimum = column.chartMinimum.map { $0 + chartShare }
            }
        }
    }

    /// The distance in points that absorbs rounding.
    private static let tolerance: CGFloat = 0.01

    private func measured(_ text: String) -> CGFloat {
        label.text = text
        return label.textLayout(width: .infinity).width
    }

    // MARK: Numbers

    /// Returns the width of a number's text from its decimal separator on, or else after its last digit.
    private func fractionWidth(of text: String, in column: Int, isSummary: Bool) -> CGFloat {
        guard let end = columns[column].numberAlignment?.fraction(of: text), !end.isEmpty else { return 0 }
        let fraction = Fraction(text: String(end.map { $0.isNumber ? "0" : $0 }), isSummary: isSummary)
        if let width = fractions[column][fraction] { return width }
        label.font = isSummary ? summaryFonts[column] : fonts[column]
        let width = measured(fraction.text)
        if fractions[column].count >= Self.maxFractions { fractions[column].removeAll() }
        fractions[column][fraction] = width
        return width
    }

    /// Returns a Boolean value that indicates whether the values of a column run from left to right in a table from right
    /// to left. Signs and currencies then remain at their side of the digits.
    func isOppositeDirection(_ column: Int) -> Bool { isRightToLeft && !columns[column].isText }

    /// Returns the alignment of values at the leading edge.
    func leadingAlignment(of column: Int) -> TextAlignment {
        isOppositeDirection(column) ? .right : .natural
    }

    /// Returns the part of a column's range, from right to left, that ends with its numbers or is as wide as its title.
    func numbersRange(
        of column: Int, in range: ClosedRange<CGFloat>, titleWidth: CGFloat
    ) -> ClosedRange<CGFloat> {
        let width = max(decimals[column].before + decimals[column].after, titleWidth) + Self.tolerance
        return range.lowerBound...range.clamp(range.lowerBound + width)
    }

    /// Returns the frame of the label of a value in the range of its column, and the alignment of its text.
    func frame(
        of label: Label, in column: Int, _ range: ClosedRange<CGFloat>, isRightToLeft: Bool,
        isSummary: Bool
    ) -> (range: ClosedRange<CGFloat>, alignment: TextAlignment) {
        switch columns[column].textAlignment {
        case .leading: return (range, leadingAlignment(of: column))
        case .center: return (range, .center)
        case .trailing: return (range, isRightToLeft ? .left : .right)
        case .decimal:
            let decimal = decimals[column]
            // Digits run from left to right in both layout directions.
            let separator =
                isRightToLeft ? range.lowerBound + decimal.before : range.upperBound - decimal.after
            let fraction = fractionWidth(of: label.text ?? "", in: column, isSummary: isSummary)
            // In a column that shrinks, and in rows outside the sample, one side of the separator may be too narrow for
            // a text that fits into the column.
            let width = label.textLayout(width: .infinity).width
            let end = range.clamp(max(separator + fraction, range.lowerBound + width))
            return (range.lowerBound...end + Self.tolerance, .right)
        }
    }

    /// Returns the part of a column's range for text, and the part for the chart or the icon next to it.
    func parts(
        of column: Int, _ range: ClosedRange<CGFloat>, isRightToLeft: Bool
    ) -> (text: ClosedRange<CGFloat>, graphic: ClosedRange<CGFloat>) {
        let style = styles[column], chart = style.chart
        if chart?.includesValue == false { return (range, range) }
        // The side part has a fixed width: the text next to a chart, or the icon before a text.
        let (side, gap) =
            chart == nil ? (style.iconWidth, 0) : (textWidths[column].rounded(.up), style.charts.valueGap)
        let isLeft = (chart?.beginsWithValue ?? true) != isRightToLeft
        // Columns can be narrower than their parts.
        let inner = range.clamp(isLeft ? range.lowerBound + side : range.upperBound - side)
        let outer = range.clamp(isLeft ? inner + gap : inner - gap)
        let (first, rest) =
            isLeft
            ? (range.lowerBound...inner, outer...range.upperBound)
            : (inner...range.upperBound, range.lowerBound...outer)
        return chart == nil ? (text: rest, graphic: first) : (text: first, graphic: rest)
    }

    /// Returns the left edge of an icon before the text of a column.
    ///
    /// Next to numbers and other texts at the trailing edge, icons are before the widest text, so that they are below
    /// each other.
    func iconX(
        in column: Int, _ parts: (text: ClosedRange<CGFloat>, graphic: ClosedRange<CGFloat>),
        textWidth: CGFloat, isRightToLeft: Bool
    ) -> CGFloat {
        let space = parts.text.upperBound - parts.text.lowerBound
        let inset =
            switch columns[column].textAlignment {
            case .leading: CGFloat(0)
            case .center: max(space - textWidth, 0) / 2
            case .trailing, .decimal: max(space - textWidths[column], 0)
            }
        return isRightToLeft
            ? parts.graphic.lowerBound + style.iconGap - inset : parts.graphic.lowerBound + inset
    }

    // MARK: Positions

    /// The width that all columns and the gaps between them require.
    var contentWidth: CGFloat {
        let widths = contents.map { column in
            if case .points(let points)? = column.width { return CGFloat(points) }
            return column.content
        }
        let space = widths.reduce(0, +)
        // A column with a fraction of the space may require more of it.
        let spaces = contents.map { column in
            if case .percent(let percent)? = column.width { return column.content * 100 / CGFloat(percent) }
            return 0
        }
        return max(space, spaces.max() ?? 0).rounded(.up) + gaps
    }

    /// The width that they require so that numbers are complete and words do not break.
    var minimumWidth: CGFloat { contents.reduce(gaps) { $0 + $1.minimum }.rounded(.up) }

    private var gaps: CGFloat { style.gap * CGFloat(max(columns.count - 1, 0)) }

    /// Returns the positions of the columns in a width, which is at most that of rows without editing controls.
    func positions(in available: CGFloat) -> [Position] {
        let width = max(min(available, width), 0)
        if let latest, latest.width == width { return latest.positions }
        let widths = ColumnWidths(
            contents, in: max(width - gaps, 0), minimum: style.minimumWidth, shrinks: offset == nil
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
