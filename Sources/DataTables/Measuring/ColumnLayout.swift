import DataFiles
import TableKit

/// The positions of columns in a table, which all rows of a section and its header share.
package final class ColumnLayout {
    package let measures: ColumnMeasures
    /// The latest positions of the columns, which rows of the same width share.
    private var latest: (width: CGFloat, positions: [Position])?

    /// The margin before the columns, and their width together, in rows without editing controls.
    package var leadingMargin: CGFloat = 0
    package var width: CGFloat = 0
    /// The margin after the columns, in which scrolled columns are visible.
    package var trailingMargin: CGFloat = 0
    /// The distances from the edges of the row to the rule above summary rows, which are those of separators. A leading
    /// distance of `nil` is the margin.
    package var ruleInsets: (leading: CGFloat?, trailing: CGFloat) = (nil, 0)
    /// The lines between columns, and below the titles of groups.
    package var rule: Theme.Separator
    /// A Boolean value that indicates whether there are lines between all columns, and not only after row titles.
    package var hasRules = false
    /// A Boolean value that indicates whether the rows are inset from the edges of the table, unlike headers.
    package var areRowsInset = false
    /// A Boolean value that indicates whether there are separators between rows, above which these lines end.
    package var hasSeparators = true
    /// The distance by which the columns are scrolled sideways. `nil` shrinks them to the width of the row.
    package var offset: CGFloat?
    /// The columns that precede a line.
    private(set) lazy var ruledColumns = measures.columns.indices.dropLast().filter {
        hasRules || measures.columns[$0].model.hasRule || $0 == measures.rowTitleCount - 1
    }

    /// A Boolean value that indicates whether columns hide the values of the row above.
    package private(set) lazy var hidesRepeats = measures.columns.contains(where: \.model.hidesRepeats)

    /// The position of a column from the leading edge of the columns.
    package struct Position: Equatable {
        var leading: CGFloat
        var width: CGFloat
    }

    /// Creates the layout of columns without space.
    ///
    /// - Parameter rule: The line between columns.
    package init(_ measures: ColumnMeasures, rule: Theme.Separator) {
        (self.measures, self.rule) = (measures, rule)
    }

    /// The height of the titles with the padding above and below them.
    var titlesHeight: CGFloat {
        let widths = positions(in: width).map(\.width)
        return (measures.titles.height(in: widths) + 2 * measures.style.headerPadding).rounded(.up)
    }

    /// The height of all titles.
    var headerHeight: CGFloat { measures.groupsHeight + titlesHeight }

    // MARK: Positions

    /// The width that all columns and the gaps between them require.
    package var contentWidth: CGFloat {
        let whole = measures.contents.map { column in
            var column = column
            if case .percent? = column.width { column.width = .content }
            return column
        }
        let space = ColumnWidths.fitting(
            whole, measures.groupWidths, in: 0, minimum: 0, shrinks: false
        ).reduce(0, +)
        // A column with a fraction of the space may require more of it.
        let spaces = measures.contents.map { column in
            if case .percent(let percent)? = column.width { return column.content * 100 / CGFloat(percent) }
            return 0
        }
        return max(space, spaces.max() ?? 0).rounded(.up) + gaps
    }

    /// The width that they require so that numbers are complete and words do not break, except in columns with a width in
    /// percent. It is infinite if those leave no space for the others.
    package var minimumWidth: CGFloat { width(of: \.minimum) }

    /// That width if short texts and the names of rows are complete, too.
    package var sufficientWidth: CGFloat { width(of: \.sufficient) }

    /// The width that the columns require so that texts that are no prose are complete, too.
    package var completeWidth: CGFloat { width(of: \.complete) }

    private func width(of minimum: KeyPath<ColumnWidths.Column, CGFloat>) -> CGFloat {
        var (space, fraction) = (CGFloat(0), CGFloat(0))
        for column in measures.contents {
            if case .percent(let percent)? = column.width {
                fraction += CGFloat(percent) / 100
            } else {
                space += column[keyPath: minimum]
            }
        }
        if fraction < 1 { return (space / (1 - fraction)).rounded(.up) + gaps }
        return space > 0 || fraction > 1 ? .infinity : gaps
    }

    /// A column whose width cuts a number or a date.
    package struct CutColumn {
        package var name: String?
        /// The widest value.
        package var text: LocatedText
        /// A Boolean value that indicates whether the column specifies its width.
        package var hasWidth: Bool
        /// The width, and the width that the value requires, in points.
        package var width: Double
        package var required: Double
    }

    /// The columns whose width cuts numbers or dates. A specified width may shorten other texts, because the user chose it.
    package var cutColumns: [CutColumn] {
        zip(measures.columns.indices, positions(in: width)).compactMap { index, position in
            let column = measures.columns[index]
            let hasWidth =
                switch column.model.width {
                case .points, .percent: true
                case .content, .rest, nil: false
                }
            let textWidth = measures.texts[index].width
            let required =
                measures.styles[index].minimumWidth(textWidth) ?? measures.styles[index].width(textWidth)
            guard column.isAlwaysComplete, position.width + ColumnTexts.tolerance < required
            else { return nil }
            return CutColumn(
                name: column.messageName, text: measures.texts[index].widestText, hasWidth: hasWidth,
                width: Double(position.width.rounded(.down)), required: Double(required.rounded(.up)))
        }
    }

    private var gaps: CGFloat { measures.style.gap * CGFloat(max(measures.columns.count - 1, 0)) }

    /// Returns the positions of the columns in a width, which is at most that of rows without editing controls.
    func positions(in available: CGFloat) -> [Position] {
        let width = max(min(available, width), 0)
        if let latest, latest.width == width { return latest.positions }
        let widths = ColumnWidths.fitting(
            measures.contents, measures.groupWidths, in: max(width - gaps, 0),
            minimum: measures.style.minimumWidth, shrinks: offset == nil)
        var leading: CGFloat = 0
        var positions = widths.map { width in
            defer { leading += width + measures.style.gap }
            return Position(leading: leading, width: width)
        }
        if let offset {
            let excess = max(leading - measures.style.gap - self.width, 0)
            for index in positions.indices.dropFirst(measures.rowTitleCount) {
                positions[index].leading -= min(offset, excess)
            }
        }
        latest = (width, positions)
        return positions
    }
}
