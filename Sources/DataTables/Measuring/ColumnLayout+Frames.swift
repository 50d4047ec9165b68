import TableKit

/// The frames of values in their columns.
extension ColumnLayout {
    /// Returns a Boolean value that indicates whether the values of a column run from left to right in a table from right
    /// to left. Signs and currencies then remain at their side of the digits.
    func isOppositeDirection(_ column: Int) -> Bool {
        measures.isRightToLeft && !measures.columns[column].isText
    }

    /// Returns the alignment of values at the leading edge.
    func leadingAlignment(of column: Int) -> TextAlignment {
        isOppositeDirection(column) ? .right : .natural
    }

    /// Returns the part of a column's range, from right to left, that ends with its numbers or is as wide as its title.
    func numbersRange(
        of column: Int, in range: ClosedRange<CGFloat>, titleWidth: CGFloat
    ) -> ClosedRange<CGFloat> {
        let width = max(measures.texts[column].numberWidth, titleWidth + ColumnTexts.tolerance)
        return range.lowerBound...range.clamp(range.lowerBound + width)
    }

    /// Returns the frame of the label of a value in the range of its column, and the alignment of its text.
    func frame(
        of label: Label, in column: Int, _ range: ClosedRange<CGFloat>, isRightToLeft: Bool,
        isSummary: Bool
    ) -> (range: ClosedRange<CGFloat>, alignment: TextAlignment) {
        switch measures.columns[column].textAlignment {
        case .leading: return (range, leadingAlignment(of: column))
        case .center: return (range, .center)
        case .trailing: return (range, isRightToLeft ? .left : .right)
        case .decimal:
            let decimal = measures.texts[column].decimal
            // Digits run from left to right in both layout directions.
            let separator =
                isRightToLeft ? range.lowerBound + decimal.before : range.upperBound - decimal.after
            let fraction = measures.texts[column].fractionWidth(of: label.text ?? "", isSummary: isSummary)
            // In a column that shrinks, and in rows outside the sample, one side of the separator may be too narrow for
            // a text that fits into the column.
            let width = label.textLayout(width: .infinity).width
            let end = range.clamp(max(separator + fraction, range.lowerBound + width))
            return (range.lowerBound...end + ColumnTexts.tolerance, .right)
        }
    }

    /// Returns the part of a column's range for text, and the part for the chart or the icon next to it.
    func parts(
        of column: Int, _ range: ClosedRange<CGFloat>, isRightToLeft: Bool
    ) -> (text: ClosedRange<CGFloat>, graphic: ClosedRange<CGFloat>) {
        let style = measures.styles[column], chart = style.chart
        if chart?.includesValue == false { return (range, range) }
        // The side part has a fixed width: the text next to a chart, or the icon before a text.
        let (side, gap) =
            chart == nil
            ? (style.iconWidth, 0) : (measures.texts[column].width.rounded(.up), style.charts.valueGap)
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
            switch measures.columns[column].textAlignment {
            case .leading: CGFloat(0)
            case .center: max(space - textWidth, 0) / 2
            case .trailing, .decimal: max(space - measures.texts[column].width, 0)
            }
        return isRightToLeft
            ? parts.graphic.lowerBound + measures.style.iconGap - inset : parts.graphic.lowerBound + inset
    }
}
