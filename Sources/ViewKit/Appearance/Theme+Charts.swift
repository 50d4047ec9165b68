extension Theme {
    /// The style of the small charts in columns.
    public struct Charts: Sendable, Hashable {
        /// The size of a sparkline or a win–loss chart, and the width of bars.
        public var size: CGSize
        /// The width to which such a chart shrinks before texts shrink, if the columns are too wide together.
        public var minimumWidth: CGFloat
        /// The space between a chart and the value next to it.
        public var valueGap: CGFloat
        /// The height of a bar.
        public var barHeight: CGFloat
        /// The height of a progress bar.
        public var progressHeight: CGFloat
        /// The thickness of a sparkline's line.
        public var lineWidth: CGFloat
        /// The diameter of the last point of a sparkline.
        public var pointDiameter: CGFloat
        /// The maximum width of a point in a win–loss chart.
        public var pointWidth: CGFloat
        /// The space between two points of a win–loss chart.
        public var pointGap: CGFloat
        /// The width and height of a star.
        public var starSize: CGFloat
        /// The space between two stars.
        public var starGap: CGFloat
        /// The thickness of a star's outline.
        public var starStroke: CGFloat
        /// The color of bars, lines and positive points.
        public var color: Color
        /// The color of negative bars and points.
        public var negativeColor: Color
        /// The color of the axis of bars and of points that are zero.
        public var axisColor: Color
        /// The color of the remaining part of a progress bar.
        public var trackColor: Color
        /// The font of the numbers at the ends of a chart.
        public var endFont: Font = .preferredFont(forTextStyle: .caption1)
        /// The color of these numbers.
        public var endColor: Color = .secondaryLabel
        /// The color of a reference line.
        public var referenceColor: Color = .secondaryLabel
        /// The color of a reference band.
        public var bandColor: Color = .systemFill
        /// The opacity of the area below the line of a chart, from 0 to 1.
        public var areaOpacity: CGFloat = 0.25
        /// The color of stars.
        public var starColor: Color
        /// The text style that the charts scale with. `nil` uses a fixed size.
        public var textStyle: Font.TextStyle?
    }
}

extension Theme.Charts {
    package static let modern = Self(
        size: CGSize(width: 80, height: 22), minimumWidth: 32, valueGap: 8, barHeight: 14, progressHeight: 6,
        lineWidth: 1.5,
        pointDiameter: 5, pointWidth: 5, pointGap: 2, starSize: 15, starGap: 2, starStroke: 1,
        color: .systemBlue, negativeColor: .systemRed, axisColor: .systemGray3, trackColor: .systemFill,
        starColor: .systemOrange, textStyle: .body)
}
