import DataFiles
import TableKit

/// The colors, icons and charts of a column, prepared once for all rows.
final class ColumnStyle {
    /// A change of some values.
    struct Case {
        var font: Font?
        var color: Color?
        var icon: Image?
        /// The background, and the color of the text on it.
        var shade: ColorScale.Shade?
    }

    /// The changes in the order of the column's cases.
    let cases: [Case]
    let scale: ColorScale?
    /// The background of all values. `nil` is none.
    let background: Color?
    let chart: DataChart?
    let chartRange: NumberRange
    let charts: Theme.Charts
    /// The space for the numbers at the ends of charts.
    let chartEnds: ChartEnds
    /// A Boolean value that indicates whether other texts replace some numbers.
    let replacesNumbers: Bool
    /// The width of the widest icon with the gap after it. 0 without icons.
    let iconWidth: CGFloat
    /// The colors of text by the color of a case and the fill of the scale, of which there are few.
    private var readableColors: [[Color]: Color] = [:]

    fileprivate init(
        cases: [Case], scale: ColorScale?, background: Color?, chart: DataChart?, chartRange: NumberRange,
        charts: Theme.Charts, chartEnds: ChartEnds, replacesNumbers: Bool, iconWidth: CGFloat
    ) {
        (self.cases, self.scale, self.background, self.chart) = (cases, scale, background, chart)
        (self.chartRange, self.charts, self.iconWidth) = (chartRange, charts, iconWidth)
        (self.chartEnds, self.replacesNumbers) = (chartEnds, replacesNumbers)
    }

    /// A Boolean value that indicates whether the number of a value is required.
    var requiresNumber: Bool {
        scale != nil || chart.map { !$0.kind.isOfList } == true || replacesNumbers
    }

    /// Returns the color of text on the fill of a scale: a color if it is readable, or else black or white.
    func textColor(_ color: Color, on fill: Color) -> Color {
        let pair = [color, fill]
        if let readable = readableColors[pair] { return readable }
        let readable = ColorScale.Shade(fill: fill, text: color).text
        readableColors[pair] = readable
        return readable
    }

    /// Returns the width of a column's content with texts of a width.
    func width(_ textWidth: CGFloat) -> CGFloat {
        guard let chart else { return textWidth + iconWidth }
        return width(textWidth, chartWidth: chart.size(charts).width + chartEnds.width)
    }

    /// Returns the minimum width of that content. `nil` if it contains no chart that grows with its column.
    func minimumWidth(_ textWidth: CGFloat) -> CGFloat? {
        guard let chart, chart.isFlexible else { return nil }
        return width(textWidth, chartWidth: min(charts.minimumWidth, charts.size.width) + chartEnds.width)
    }

    private func width(_ textWidth: CGFloat, chartWidth: CGFloat) -> CGFloat {
        if chart?.includesValue == false { return max(chartWidth, textWidth) }
        return textWidth > 0 ? chartWidth + charts.valueGap + textWidth : chartWidth
    }
}

extension ResolvedColumns.Column {
    /// Returns the colors, icons and chart of the column.
    ///
    /// - Parameters:
    ///   - font: The font of the values.
    ///   - measuringView: A view in the environment of the table.
    func style(_ theme: Theme.Columns, font: Font, measuringView: View) -> ColumnStyle {
        var usual = theme.color
        if case .always(let color)? = color { usual = color }
        let cases = cases.map { _, change in
            let caseFont = change.font?.font(basedOn: font)
            let configuration = Image.SymbolConfiguration(font: caseFont ?? font)
            return ColumnStyle.Case(
                font: caseFont, color: change.color,
                icon: change.icon.flatMap { Image(systemName: $0, withConfiguration: configuration) },
                shade: change.background.map { ColorScale.Shade(fill: $0, text: usual) })
        }
        let view = ImageView()
        measuringView.addSubview(view)
        let iconWidth = cases.compactMap(\.icon).reduce(0) { width, icon in
            view.image = icon
            return max(width, (view.imageSize?.width ?? 0) + theme.iconGap)
        }
        view.removeFromSuperview()
        let charts = measuringView.environment.theme.charts.scaled(for: measuringView.traitCollection)
        let showsEnds = model.chart.map { $0.showsEnds && $0.kind.isOfList } == true
        return ColumnStyle(
            cases: cases, scale: model.scale?.scale(of: scaleRange, text: usual),
            background: model.background, chart: model.chart,
            chartRange: model.chart?.range(statistics) ?? NumberRange(0, 1),
            charts: charts,
            chartEnds: showsEnds
                ? ChartEnds.measuring(self, charts, measuringView: measuringView) : ChartEnds(),
            replacesNumbers: model.replacesNumbers, iconWidth: iconWidth)
    }
}
