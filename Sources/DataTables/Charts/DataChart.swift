import TableKit

/// A small chart of the numbers in a column.
public struct DataChart: Hashable, Sendable {
    /// The kind of chart.
    public var kind = Kind.bar
    /// The numbers at the beginning and the end of the chart. Default: from 0 to 1 for progress, the range of each row for
    /// lists, with 0 for their bars, and the range of all rows, with 0, for bars. If an end is beyond 2 or -2, 33 % is 33, and not 0.33.
    public var range: NumberRange?
    /// The color. Default: that of the theme.
    public var color: Color?
    /// The color of negative bars, and of the negative points of a win–loss chart. Default: that of the theme.
    public var negativeColor: Color?
    /// The number of stars, from 1 to 10. Default: 5.
    public var maximum: Int?
    /// The number of a line, or the two numbers of a band, with which the values are compared. It is none for stars and win–loss
    /// charts.
    public var reference: Reference?
    /// A Boolean value that indicates whether the first and the last number of a list are at the ends of its chart, without
    /// `showsValue`. Default: false.
    public var showsEnds = false
    /// A Boolean value that indicates whether the value is next to the chart. Of a list, it is the last number. Default:
    /// true for bars and progress.
    public var showsValue: Bool?

    /// The kinds of charts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A bar for a number, from 0.
        case bar
        /// A line through a list of numbers.
        case sparkline
        /// A line through a list of numbers, with the area below it.
        case area
        /// A bar for each number of a list, from 0.
        case bars
        /// A block for each number of a list, above the middle if it is positive and below it if it is negative.
        case winloss
        /// Stars, of which a number is filled.
        case stars
        /// A bar for a fraction.
        case progress

        /// A Boolean value that indicates whether the chart shows a list of numbers.
        package var isOfList: Bool {
            switch self {
            case .sparkline, .area, .bars, .winloss: true
            case .bar, .stars, .progress: false
            }
        }

        /// A Boolean value that indicates whether the chart draws numbers between those of a range.
        package var hasRange: Bool { self != .stars && self != .winloss }
    }

    /// What values are compared with.
    public enum Reference: Hashable, Sendable {
        /// A line at a number.
        case line(Double)
        /// A band between two numbers.
        case band(NumberRange)

        /// The least and the greatest number.
        var range: NumberRange {
            switch self {
            case .line(let number): NumberRange(number, number)
            case .band(let range): range
            }
        }

        /// A Boolean value that indicates whether it is a band.
        var isBand: Bool { if case .band = self { true } else { false } }
    }

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - kind: What it draws.
    ///   - range: The numbers at the beginning and the end. `nil` is that of the kind.
    ///   - reference: What the values are compared with.
    public init(_ kind: Kind, range: NumberRange? = nil, reference: Reference? = nil) {
        (self.kind, self.range, self.reference) = (kind, range, reference)
    }

    /// Creates a bar.
    public init() { self.init(.bar) }

    /// A bar for a number, from 0.
    public static let bar = DataChart(.bar)
    /// A line through a list of numbers.
    public static let sparkline = DataChart(.sparkline)
    /// A line through a list of numbers, with the area below it.
    public static let area = DataChart(.area)
    /// A bar for each number of a list, from 0.
    public static let bars = DataChart(.bars)
    /// A block for each number of a list, above or below the middle.
    public static let winloss = DataChart(.winloss)
    /// Five stars, of which a number is filled.
    public static let stars = DataChart(.stars)
    /// A bar for a fraction of 1.
    public static let progress = DataChart(.progress)

    /// A Boolean value that indicates whether the value is next to the chart.
    var includesValue: Bool { !showsEnds && (showsValue ?? (kind == .bar || kind == .progress)) }

    /// A Boolean value that indicates whether the chart depends on the numbers of all rows.
    var requiresStatistics: Bool { kind == .bar && range == nil }
}
