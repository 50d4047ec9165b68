import TableKit

/// A column of a table of data, whose rows consist of columns instead of a text and a detail text.
public struct DataColumn: Hashable, Sendable {
    /// The title in the header. With `each`, `{}` is replaced by the text in place of `*`, or by the name. Default: the name of
    /// the column.
    public var title: String?
    /// The unit of the values, which appears in parentheses after the title.
    public var unit: String?
    /// A Boolean value that indicates whether the title is on its side, and reads from bottom to top. Default: false.
    public var rotatesTitle = false
    /// The title above those of adjacent columns with the same group.
    public var group: String?
    /// A Boolean value that indicates whether the values are titles of their rows. Their columns come first, and do not
    /// scroll sideways. Default: false.
    public var isRowTitle = false
    /// A Boolean value that indicates whether only the first of consecutive rows with the same value shows it. If the rows are
    /// grouped by the column, the groups then have no titles. Default: false.
    public var hidesRepeats = false
    /// The value: the name of a column of the data, or a text with columns in braces. In a section with rows, it is the
    /// name of the column, and the values are the lists of the rows.
    public var value: String?
    /// The columns of the data with one column each, in place of a value: names in which `*` is any text, such as `score_*`,
    /// or the kinds `numbers`, `dates`, `texts` and `all`. A column that another value names is not repeated.
    public var each: [String] = []
    /// The format of the value, such as `number.2`, as in braces after a colon. Of a chart of a list, it is that of the numbers at
    /// its ends.
    public var format: String?
    /// The text around the values, with `{}` in their place, such as `≈ {} kg`. The values remain numbers, which are aligned
    /// and summarized without it. Missing values have none.
    public var pattern: String?
    /// The text in place of missing values. Default: that of the theme. Summary rows have it, too.
    public var missing: String?
    /// The text in place of zero, but in summary rows.
    public var zero: String?
    /// The least positive number. Smaller ones have it after a sign, such as `<0.01`, but in summary rows.
    public var least: Double?
    /// The alignment of the values and the title. `left` and `right` are those in left-to-right layout. Default: decimal
    /// for numbers, otherwise leading.
    public var alignment: Alignment?
    /// The width: points, a percentage of the row, `content`, or `rest` for what the other columns leave. Default: the
    /// content, which shrinks if the columns are too wide together, and grows if it is text and space remains.
    public var width: Width?
    /// A Boolean value that indicates whether texts wrap. Default: the table's `wrap`.
    public var wraps: Bool?
    /// The maximum number of lines of a value, from 0 to 1,000. 0 is no limit. Default: 0 for texts that wrap, otherwise
    /// 1.
    public var lines: Int?
    /// The font of the values. Properties that it does not specify are those of the theme.
    public var font: FontProperties?
    /// The color of the values. Summary rows have that of the theme.
    public var color: RecordValue<Color>?
    /// The color behind the values. Without `color`, the text is black or white if the usual color is not readable on it.
    /// Summary rows have none.
    public var background: Color?
    /// A Boolean value that indicates whether a line follows the column, also in tables without lines between columns.
    /// Default: false.
    public var hasRule = false
    /// The cases that change the font, the colors or the icon of some values, at most 32. They do not apply to summary
    /// rows.
    public var cases: [DataColumnCase] = []
    /// The kind of content: text, inline Markdown, a link in Markdown or an address, or the path of an image.
    /// Default: text.
    public var content = Content.text
    /// The chart of the value, or of the list of numbers in it.
    public var chart: DataChart?
    /// The color scale of the values. It does not apply to summary rows.
    public var scale: DataColorScale?
    /// The function that replaces those of summary rows in the column: sum, mean, median, min, max, count, or none for
    /// no value.
    public var summary: Summary?

    /// The summary of a column.
    public enum Summary: Hashable, Sendable {
        /// No value in summary rows.
        case omitted
        /// A function of the numbers.
        case function(SummaryFunction)
    }

    /// The alignments of a column.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
        /// In the center.
        case center
        /// By the decimal separators, at the trailing edge.
        case decimal
    }

    /// The width of a column.
    public enum Width: Hashable, Sendable {
        /// A width in points.
        case points(Double)
        /// A percentage of the row without the gaps between its columns, from 1 to 100.
        case percent(Double)
        /// The width of the content.
        case content
        /// The width that the other columns leave.
        case rest
    }

    /// The kinds of content.
    public enum Content: String, Hashable, Sendable, CaseIterable {
        /// The text as it is.
        case text
        /// A text with emphasis, code and links in Markdown.
        case markdown
        /// The path of an image file.
        case image
        /// A link with a title, or an address without its scheme.
        case link
    }

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - value: The name of a column of the records, or a text with columns in braces.
    ///   - title: The title in the header. `nil` is the name of the column.
    ///   - format: The format of the values, such as `number.2`.
    ///   - width: The width. `nil` is automatic.
    ///   - chart: The chart of the values.
    ///   - scale: The color scale of the values.
    ///   - summary: The function that replaces those of summary rows in the column.
    ///   - cases: The cases that change some values.
    public init(
        _ value: String?, title: String? = nil, format: String? = nil, width: Width? = nil,
        chart: DataChart? = nil, scale: DataColorScale? = nil, summary: SummaryFunction? = nil,
        when cases: [DataColumnCase] = []
    ) {
        (self.value, self.title, self.format, self.width) = (value, title, format, width)
        (self.chart, self.scale, self.cases) = (chart, scale, cases)
        self.summary = summary.map { .function($0) }
    }

    /// Creates a column without properties.
    public init() { self.init(nil) }

    /// The place of the value in a pattern.
    package static let patternPlace = "{}"

    /// The texts before and after the values.
    var affixes: (before: String, after: String) {
        guard let pattern, content != .link, !showsImage,
            let place = pattern.firstRange(of: Self.patternPlace)
        else { return ("", "") }
        return (String(pattern[..<place.lowerBound]), String(pattern[place.upperBound...]))
    }

    /// The title in the header.
    var shownTitle: String {
        let name = title ?? value.flatMap { $0.contains("{") ? nil : $0 } ?? ""
        guard let unit else { return name }
        return name.isEmpty ? unit : "\(name) (\(unit))"
    }

    /// The title after that of its group.
    var fullTitle: String {
        guard let group, !group.isEmpty else { return shownTitle }
        let title = shownTitle
        return title.isEmpty ? group : "\(group) \(title)"
    }

    /// The names of the values in callouts and touches, in the order of precedence: the title with and without its unit
    /// and after that of its group, and the value as it is written. A name can be empty, which is none.
    var partNames: [String] {
        [shownTitle, title ?? "", fullTitle, value ?? ""].map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
        }
    }

    /// The text that VoiceOver reads before a value. A row title requires none.
    var spokenTitle: String { isRowTitle ? "" : fullTitle }

    /// A Boolean value that indicates whether the values are images.
    package var showsImage: Bool { content == .image && chart == nil }

    /// A Boolean value that indicates whether the drawing depends on the numbers of all rows.
    var requiresStatistics: Bool {
        chart?.requiresStatistics == true || scale.map { $0.range == nil } == true
    }

    /// A Boolean value that indicates whether other texts replace some numbers.
    var replacesNumbers: Bool { zero != nil || least != nil }
}

extension [DataColumn] {
    /// Returns the index of the column with a value or a title. `nil` if there is none.
    package func index(of name: String) -> Int? {
        firstIndex { $0.value == name } ?? firstIndex { $0.title == name }
    }

    /// Returns a Boolean value that indicates whether a column shows the values by which the rows are grouped, each once.
    package func showsGroups(of group: String) -> Bool {
        contains { $0.hidesRepeats && $0.value == group }
    }
}

extension DataColumn: ExpressibleByStringLiteral {
    /// Creates a column of a value.
    public init(stringLiteral value: String) { self.init(value) }
}

/// A change of a column for the records that meet a condition.
public struct DataColumnCase: Hashable, Sendable {
    /// The condition on columns, such as `change < 0`. `{}` is the value of this column.
    public var condition = ""
    /// The font of the value. Properties that it does not specify are those of the column.
    public var font: FontProperties?
    /// The color of the value and of its icon or chart.
    public var color: Color?
    /// The name of the symbol before the value, such as `arrow.up`. Its color is that of the case, or the tint.
    public var icon: String?
    /// The color behind the value. Without `color`, the text is black or white if the usual color is not readable on it.
    public var background: Color?

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - condition: The condition on columns, such as `change < 0`.
    ///   - color: The color of the value. `nil` is that of the column.
    ///   - icon: The name of the symbol before the value.
    ///   - background: The color behind the value.
    public init(
        _ condition: String, color: Color? = nil, icon: String? = nil, background: Color? = nil
    ) {
        (self.condition, self.color, self.icon, self.background) = (condition, color, icon, background)
    }

    /// Creates a case without properties.
    public init() { self.init("") }
}
