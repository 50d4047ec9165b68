import DataFiles
import TableKit

/// A small chart in a column. Rows reuse it.
class ChartView: View {
    let chart: DataChart
    let style: Theme.Charts
    /// The numbers at the beginning and the end of the chart.
    let range: NumberRange
    /// The decimal mark of the numbers in lists.
    var mark = DecimalMark.point
    /// The color of the case that the record meets, instead of all others. `nil` is none.
    var caseColor: Color?

    /// Creates a chart without a value.
    init(_ chart: DataChart, _ style: Theme.Charts, range: NumberRange) {
        (self.chart, self.style, self.range) = (chart, style, range)
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a value.
    ///
    /// - Parameters:
    ///   - text: The text of the value.
    ///   - number: The number in the text, if there is one.
    /// - Returns: The chart in words, or `nil` if the text is not what the chart requires.
    func show(_ text: String, _ number: Double?) -> String? { nil }

    /// Returns the color to draw: that of the case, of the chart, or of the theme.
    func color(_ own: Color?, or usual: Color) -> RGBA { resolved(caseColor ?? own ?? usual) }

    /// Returns the horizontal or vertical extent of the reference in a range of numbers, as fractions of the chart. `nil` if
    /// there is none, or if it is beyond the chart.
    func referenceFractions(in range: NumberRange) -> ClosedRange<Double>? {
        guard let reference = chart.reference?.range, reference.upper >= range.lower,
            reference.lower <= range.upper
        else { return nil }
        return range.fraction(of: reference.lower)...range.fraction(of: reference.upper)
    }

    /// A Boolean value that indicates whether the reference is a band, and not a line.
    var hasBand: Bool { chart.reference?.isBand == true }

    /// The color of the reference.
    var referenceColor: RGBA { resolved(hasBand ? style.bandColor : style.referenceColor) }

    /// Returns a view for a chart.
    ///
    /// - Parameter ends: The space at each end for the numbers there.
    static func make(
        _ chart: DataChart, _ style: Theme.Charts, range: NumberRange, ends: ChartEnds
    ) -> ChartView {
        switch chart.kind {
        case .bar, .progress: ChartBarView(chart, style, range: range)
        case .sparkline, .area, .bars: ChartLineView(chart, style, range: range, ends: ends)
        case .winloss: ChartBlocksView(chart, style, range: range, ends: ends)
        case .stars: ChartStarsView(chart, style, range: range)
        }
    }
}

extension DataChart {
    /// Returns the range of a chart of single numbers.
    func range(_ statistics: ColumnStatistics?) -> NumberRange {
        if let range { return range }
        guard kind == .bar else { return NumberRange(0, 1) }
        let end = max(statistics?.maximum ?? 0, reference?.range.upper ?? -.infinity)
        let start = min(statistics?.minimum ?? 0, reference?.range.lower ?? 0, 0)
        return NumberRange(start, start < 0 ? max(end, 0) : end)
    }

    /// Returns the size of the chart without the text next to it, if its column has no specified width.
    func size(_ style: Theme.Charts) -> CGSize {
        guard kind == .stars else { return style.size }
        let count = CGFloat(starCount)
        return CGSize(width: count * style.starSize + (count - 1) * style.starGap, height: style.starSize)
    }

    var starCount: Int { maximum ?? 5 }

    /// The numbers that stars and progress can draw. `nil` for other charts.
    private var limits: NumberRange? {
        switch kind {
        case .stars: NumberRange(0, Double(starCount))
        case .progress: range ?? NumberRange(0, 1)
        case .bar, .sparkline, .area, .bars, .winloss: nil
        }
    }

    /// Returns a Boolean value that indicates whether the chart can draw a number.
    func canDraw(_ number: Double) -> Bool { limits?.contains(number) ?? true }

    /// The values that the chart draws, for messages.
    var expectedValue: String {
        if kind.isOfList { return "a list of numbers" }
        return limits.map { "a number from \($0.lower.plainText) to \($0.upper.plainText)" } ?? "a number"
    }

    /// A Boolean value that indicates whether the chart grows with its column.
    var isFlexible: Bool { kind != .stars }

    /// A Boolean value that indicates whether the value precedes the chart, so that all bars begin at one position.
    var beginsWithValue: Bool { kind == .bar }
}
