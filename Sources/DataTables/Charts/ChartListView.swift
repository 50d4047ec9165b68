import DataFiles
import TableKit

/// A chart of a list of numbers, with the first and the last of them at its ends if the chart shows them.
class ChartListView: ChartView {
    private(set) var points = ChartPoints()
    /// The numbers at the ends. `nil` if the chart does not show them.
    private let ends: (first: Label, last: Label)?
    private let spaces: ChartEnds

    /// Creates a chart without a value.
    init(_ chart: DataChart, _ style: Theme.Charts, range: NumberRange, ends spaces: ChartEnds) {
        ends = chart.showsEnds ? (Label(), Label()) : nil
        self.spaces = spaces
        super.init(chart, style, range: range)
        guard let ends else { return }
        for label in [ends.first, ends.last] {
            label.font = style.endFont
            label.textColor = style.endColor
            label.isAccessibilityElement = false
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ text: String, _ number: Double?) -> String? {
        points.read(text, mark: mark)
        if let ends {
            ends.first.text = spaces.drawn(ChartPoints.first(of: text))
            ends.last.text = spaces.drawn(ChartPoints.last(of: text))
            setNeedsLayout()
        }
        return points.numbers.isEmpty ? nil : words
    }

    /// The chart in words.
    var words: String { pointCount }

    final var pointCount: String {
        points.numbers.count == 1 ? "1 point" : "\(points.numbers.count) points"
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let ends else { return }
        for (label, isFirst) in [(ends.first, true), (ends.last, false)] {
            let size = label.size(width: .infinity, height: .infinity)
            let isAtLeft = isFirst != isRightToLeft
            label.frame = CGRect(
                x: isAtLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
    }

    /// Returns the part of the chart between the numbers at its ends.
    final func plot(in rect: CGRect) -> CGRect {
        guard let ends else { return rect }
        func space(_ label: Label, _ usual: CGFloat) -> CGFloat {
            // A number outside of the sample can be wider.
            max(usual, label.size(width: .infinity, height: .infinity).width + style.valueGap)
        }
        let (first, last) = (space(ends.first, spaces.first), space(ends.last, spaces.last))
        return CGRect(
            x: rect.minX + (isRightToLeft ? last : first), y: rect.minY,
            width: max(rect.width - first - last, 0), height: rect.height)
    }
}

/// The numbers at the ends of the charts of a column, and the space for them.
struct ChartEnds {
    /// Returns a number as it is drawn.
    var drawn: (String) -> String = { $0 }
    var first: CGFloat = 0, last: CGFloat = 0

    /// The width of both.
    var width: CGFloat { first + last }

    /// Returns the space for the numbers of the lists in a column.
    static func measuring(
        _ column: ResolvedColumns.Column, _ style: Theme.Charts, measuringView: View
    ) -> ChartEnds {
        let label = Label()
        label.font = style.endFont
        measuringView.addSubview(label)
        defer { label.removeFromSuperview() }
        func space(_ number: (String) -> String) -> CGFloat {
            let widths = Set(column.sampledTexts.map { column.drawn(ofList: number($0)) }).map { text in
                label.text = text
                return label.size(width: .infinity, height: .infinity).width
            }
            return (widths.max() ?? 0) + style.valueGap
        }
        return ChartEnds(
            drawn: column.drawn(ofList:), first: space(ChartPoints.first), last: space(ChartPoints.last))
    }
}
