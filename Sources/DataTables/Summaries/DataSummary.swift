/// A row at the end of a section, or of the table, that summarizes the numbers of columns.
public struct DataSummary: Hashable, Sendable {
    /// The function of the numbers: sum, mean, median, min, max, count for the number of rows, share for their share of all
    /// rows, or an expression such as `max - min` or `sum(revenue) / sum(units)`.
    public var function = SummaryFunction.sum
    /// The title, in the first column without a value of the row, or else before the value of the first column. Default: the
    /// name of the function of its values in the language of the locale, such as Sum, or the expression. The sum of the table is Total, and its other
    /// functions are named after those of its sections, such as Total: Mean.
    public var title: String?
    /// The columns with values, at most 256, by their values or titles. Default: the columns of numbers, but for sum, mean
    /// and median not those of years and identifiers, and for count the first of them.
    public var columns: [String] = []
    /// The format of the values, such as `number.2`. Default: that of the column, or the conventions of its texts.
    public var format: String?

    /// Creates a summary.
    ///
    /// - Parameters:
    ///   - function: The function of the numbers.
    ///   - title: The title. `nil` is the name of the function.
    ///   - columns: The columns with values. Without any, those of numbers.
    ///   - format: The format of the values. `nil` is that of the columns.
    public init(
        _ function: SummaryFunction, title: String? = nil, columns: [String] = [], format: String? = nil
    ) {
        (self.function, self.title, self.columns, self.format) = (function, title, columns, format)
    }

    /// Creates a summary without properties, which is a sum.
    public init() { self.init(.sum) }
}

/// A function that summarizes the numbers of a column, or an expression of such functions.
public enum SummaryFunction: Hashable, Sendable {
    /// The sum.
    case sum
    /// The arithmetic mean.
    case mean
    /// The middle number in their order, or the mean of the middle two.
    case median
    /// The least number.
    case min
    /// The greatest number.
    case max
    /// The number of rows.
    case count
    /// The number of rows, and its share of all rows of the section, or of the table: 12 (34%).
    case share
    /// An expression of functions, numbers, `+`, `-`, `*`, `/` and parentheses. A function is that of the column, or of the one
    /// after it in parentheses, which is in the table: `max - min`, `sum(revenue) / sum(units)`.
    case expression(String)

    /// The functions with a name.
    package static let named: [SummaryFunction] = [.sum, .mean, .median, .min, .max, .count, .share]

    /// The name, or the text of the expression.
    package var name: String {
        switch self {
        case .sum: "sum"
        case .mean: "mean"
        case .median: "median"
        case .min: "min"
        case .max: "max"
        case .count: "count"
        case .share: "share"
        case .expression(let text): text
        }
    }

    /// A Boolean value that indicates whether the function has a meaning only for quantities, and not for years or
    /// identifiers.
    var requiresQuantities: Bool {
        switch self {
        case .sum, .mean, .median, .expression: true
        case .min, .max, .count, .share: false
        }
    }

    /// A Boolean value that indicates whether the function counts rows, and requires no numbers.
    var countsRows: Bool { self == .count || self == .share }
}
