/// A row at the end of a section, or of the table, that summarizes the numbers of columns.
public struct DataSummary: Hashable, Sendable {
    /// The function of the numbers: sum, mean, median, min, max, or count for the number of rows.
    public var function = SummaryFunction.sum
    /// The title, in the first column without a value of the row, or else before the value of the first column. Default: the
    /// name of the function of its values in the language of the locale, such as Sum. The sum of the table is Total, and its other
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

/// A function that summarizes the numbers of a column.
public enum SummaryFunction: String, Hashable, Sendable, CaseIterable {
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

    /// A Boolean value that indicates whether the function has a meaning only for quantities, and not for years or
    /// identifiers.
    var requiresQuantities: Bool {
        switch self {
        case .sum, .mean, .median: true
        case .min, .max, .count: false
        }
    }
}
