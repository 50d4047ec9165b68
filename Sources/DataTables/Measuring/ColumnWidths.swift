import Foundation

/// The widths of columns in a row: a pure function from the widths of their content.
///
/// If space remains, columns with the width `rest` share it, so that they have equal widths as far as their content
/// allows. Without them, columns of texts with an automatic width share it in proportion to their content, or else all
/// columns with an automatic width.
///
/// If the columns are too wide together, titles wrap, to as few lines as possible. Then titles of groups are truncated:
/// they only widen their columns while space remains. Then charts that grow with their column shrink to their minimum.
///
/// Then columns of addresses of the Internet shrink, then prose, and then columns of other texts with an automatic width. The widest
/// shrink first, until all that are wider than their fair share have the same width, but not below the width of short texts
/// and names. Then they shrink to their longest word or the minimum of the theme, the names of rows last. Texts with shorter
/// words shrink to them if all columns are complete then. If that is not enough, those other than row titles shrink
/// again in the same way, to the minimum of the theme. Columns of numbers and dates, row titles, and columns with a
/// specified width, shrink last, again the widest first.
struct ColumnWidths {
    /// A column before its layout.
    package struct Column {
        /// The widths of the content in points with the title on one line, on up to two lines, and so on.
        var contents: [CGFloat]
        /// The specified width. `nil` is automatic.
        var width: DataColumn.Width?
        /// A Boolean value that indicates whether the column contains words, which may be shortened.
        var isText: Bool
        /// A Boolean value that indicates whether the column contains the titles of rows.
        var isRowTitle = false
        /// The width to which the column shrinks before texts. `nil` is none.
        var chartMinimum: CGFloat?
        /// The width of the longest word, below which texts shrink only if other columns cannot shrink.
        var wordMinimum: CGFloat = 0
        /// The width of short texts, and of the beginning of others, which a column without a width has if possible.
        var usualMinimum: CGFloat = 0
        /// The width of texts that are no prose, or else the usual minimum, below which texts shrink after prose.
        var completeMinimum: CGFloat = 0
        /// A Boolean value that indicates whether the column contains the names of rows.
        var hasNames = false
        /// A Boolean value that indicates whether the column contains addresses of the Internet, which shrink first.
        var isOfAddresses = false

        /// The width that the column requires so that numbers are complete and words do not break.
        var minimum: CGFloat {
            if case .points(let points)? = width { return CGFloat(points) }
            let content = contents.last ?? 0
            guard isAutomatic else { return content }
            return isText ? min(wordMinimum, content) : chartMinimum ?? content
        }

        /// The width that the column requires so that short texts and the names of rows are complete, too.
        var sufficient: CGFloat { isAutomatic ? max(minimum, usualMinimum) : minimum }

        /// The width that the column requires so that texts that are no prose are complete, too.
        var complete: CGFloat { isAutomatic ? max(minimum, completeMinimum) : minimum }

        fileprivate var isAutomatic: Bool { width == nil || width == .rest }

        /// A Boolean value that indicates whether the title of a group may widen the column.
        fileprivate var adaptsToContent: Bool { isAutomatic || width == .content }

        /// The width of the content with the title on one line.
        var content: CGFloat { content(lines: 1) }

        /// Returns the width of the content with the title on up to a number of lines.
        func content(lines: Int) -> CGFloat {
            contents.isEmpty ? 0 : contents[min(lines, contents.count) - 1]
        }
    }

    /// Adjacent columns with a title above theirs.
    struct Group {
        var columns: Range<Int>
        /// The width of the title in points, without the gaps between the columns.
        var titleWidth: CGFloat
    }

    private var widths: [CGFloat]

    /// Returns the widths of columns in points, in a space without gaps.
    ///
    /// - Parameter shrinks: Whether columns shrink if they are too wide together.
    static func fitting(
        _ columns: [Column], _ groups: [Group] = [], in space: CGFloat, minimum: CGFloat, shrinks: Bool = true
    ) -> [CGFloat] {
        func widths(lines: Int) -> [CGFloat] {
            columns.map { column in
                switch column.width {
                case .points(let points)?: CGFloat(points)
                case .percent(let percent)?: space * CGFloat(percent) / 100
                case .content?, .rest?, nil: column.content(lines: lines)
                }
            }
        }
        var row = ColumnWidths(widths: widths(lines: 1))
        var lines = 1
        let maxLines = shrinks ? columns.map(\.contents.count).max() ?? 1 : 1
        while row.total + groups.reduce(0, { $0 + row.missingWidth(of: $1) }) > space, lines < maxLines {
            lines += 1
            row.widths = widths(lines: lines)
        }
        row.widen(groups, of: columns, by: shrinks ? space - row.total : .infinity)
        if lines > 1, row.total < space { row.widenToTitles(columns, in: space, widths(lines: 1)) }
        let excess = row.total - space
        if excess < 0 { row.grow(columns, by: -excess) }
        if excess > 0, shrinks { row.shrink(columns, by: excess, to: space, minimum: minimum) }
        return row.widths
    }

    private var total: CGFloat { widths.reduce(0, +) }

    private func missingWidth(of group: Group) -> CGFloat {
        max(group.titleWidth - widths[group.columns].reduce(0, +), 0)
    }

    /// Widens the columns of as many groups as possible so that their titles are complete.
    private mutating func widen(_ groups: [Group], of columns: [Column], by space: CGFloat) {
        var rest = space
        for group in groups.sorted(by: { missingWidth(of: $0) < missingWidth(of: $1) }) where rest > 0 {
            let adaptable = group.columns.filter { columns[$0].adaptsToContent }
            guard !adaptable.isEmpty else { continue }
            let count = CGFloat(adaptable.count)
            let share = min((missingWidth(of: group) / count).rounded(.up), rest / count)
            for index in adaptable { widths[index] += share }
            rest -= share * count
        }
    }

    /// Widens as many columns as possible so that their titles are on one line.
    private mutating func widenToTitles(_ columns: [Column], in space: CGFloat, _ whole: [CGFloat]) {
        var rest = space - total
        let missing = zip(whole, widths).map { $0 - $1 }
        let wider = missing.indices.filter { missing[$0] > 0 }
        for index in wider.sorted(by: { missing[$0] < missing[$1] }) {
            guard missing[index] <= rest else { return }
            widths[index] = whole[index]
            rest -= missing[index]
        }
    }

    private mutating func grow(_ columns: [Column], by rest: CGFloat) {
        let remainder = columns.indices.filter { columns[$0].width == .rest }
        guard remainder.isEmpty else { return equalize(remainder, by: rest) }
        let automatic = columns.indices.filter { columns[$0].width == nil }
        let texts = automatic.filter { columns[$0].isText && widths[$0] > 0 }
        let total = texts.reduce(0) { $0 + widths[$1] }
        for index in texts { widths[index] += rest * widths[index] / total }
        guard texts.isEmpty else { return }
        for index in automatic { widths[index] += rest / CGFloat(automatic.count) }
    }

    /// Widens the narrowest of some columns until they have the same width.
    private mutating func equalize(_ indices: [Int], by rest: CGFloat) {
        var space = indices.reduce(rest) { $0 + widths[$1] }
        var count = CGFloat(indices.count)
        for width in indices.map({ widths[$0] }).sorted(by: >) where width > space / count {
            space -= width
            count -= 1
        }
        guard count > 0 else { return }
        for index in indices { widths[index] = max(widths[index], space / count) }
    }

    private mutating func shrink(
        _ columns: [Column], by excess: CGFloat, to space: CGFloat, minimum: CGFloat
    ) {
        let excess = shrinkCharts(columns, by: excess)
        guard excess > 0 else { return }
        let texts = columns.indices.filter { columns[$0].isAutomatic && columns[$0].isText }
        func shrinkToUsual(_ indices: [Int]) {
            shrinkWidest(indices, to: space) {
                max(columns[$0].usualMinimum, columns[$0].wordMinimum, minimum)
            }
        }
        func shrinkToWords(_ indices: [Int]) {
            shrinkWidest(indices, to: space) { max(columns[$0].wordMinimum, minimum) }
        }
        shrinkToUsual(texts.filter { columns[$0].isOfAddresses })
        shrinkWidest(texts, to: space) {
            max(columns[$0].completeMinimum, columns[$0].wordMinimum, minimum)
        }
        shrinkToUsual(texts)
        shrinkToWords(texts.filter { !columns[$0].hasNames })
        shrinkToWords(texts)
        // Texts with short words only shrink below that minimum if nothing is cut then.
        let required = zip(columns, widths).reduce(0) { $0 + ($1.0.isAutomatic ? $1.0.minimum : $1.1) }
        if required <= space { shrinkWidest(texts, to: space) { columns[$0].wordMinimum } }
        shrinkWidest(texts.filter { !columns[$0].isRowTitle }, to: space) { _ in minimum }
        shrinkWidest(Array(columns.indices), to: max(space, 0)) { _ in 0 }
    }

    /// Shrinks the widest of some columns until all that are wider than their fair share have the same width, but not
    /// below their minimums.
    private mutating func shrinkWidest(
        _ indices: [Int], to space: CGFloat, minimum: (Int) -> CGFloat
    ) {
        let excess = total - space
        guard excess > 0 else { return }
        var rest = indices.reduce(0) { $0 + widths[$1] } - excess
        var shrinking = indices
        // Columns at their minimum leave less space for the others.
        while true {
            let limit = Self.limit(shrinking.map { widths[$0] }, in: rest)
            let complete = shrinking.filter { min(widths[$0], minimum($0)) > limit }
            guard !complete.isEmpty else {
                for index in shrinking { widths[index] = min(widths[index], limit) }
                return
            }
            for index in complete { widths[index] = min(widths[index], minimum(index)) }
            rest -= complete.reduce(0) { $0 + widths[$1] }
            shrinking.removeAll(where: complete.contains)
        }
    }

    /// Returns the maximum width of columns that fit into a space together.
    private static func limit(_ widths: [CGFloat], in space: CGFloat) -> CGFloat {
        var rest = space
        for (index, width) in widths.sorted().enumerated() {
            let share = rest / CGFloat(widths.count - index)
            if width > share { return max(share, 0) }
            rest -= width
        }
        return .infinity
    }

    /// Shrinks charts in proportion to their distances to their minimum, and returns the remaining excess.
    private mutating func shrinkCharts(_ columns: [Column], by excess: CGFloat) -> CGFloat {
        let distances = zip(columns, widths).map { column, width in
            column.isAutomatic ? max(width - (column.chartMinimum ?? width), 0) : 0
        }
        let sum = distances.reduce(0, +)
        guard sum > 0 else { return excess }
        let fraction = min(excess / sum, 1)
        for index in widths.indices { widths[index] -= distances[index] * fraction }
        return sum >= excess ? 0 : excess - sum
    }
}
