extension Label {
    /// The vertical position of text that has shrunk to fit. Mirrors `UIBaselineAdjustment`.
    public enum BaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
        /// Aligns the baseline with that of the full-size text.
        case alignBaselines = 0
        /// Centers the text in the label.
        case alignCenters
        /// Aligns the top with that of the full-size text.
        case none
    }

    package struct Appearance: Equatable {
        package var font: Font
        package var color: Color
        /// The color while the label is highlighted. `nil` uses the normal color.
        package var highlightedColor: Color?
        package var alignment: TextAlignment
        package var numberOfLines: Int

        package init(
            font: Font = .systemFont(ofSize: Font.labelFontSize), color: Color = .label,
            highlightedColor: Color? = nil, alignment: TextAlignment = .natural, numberOfLines: Int = 1
        ) {
            self.font = font
            self.color = color
            self.highlightedColor = highlightedColor
            self.alignment = alignment
            self.numberOfLines = numberOfLines
        }
    }

    struct Layouts {
        /// The text at its natural width.
        var natural: TextLayout?
        /// The text within a width.
        var fitted: (width: CGFloat, layout: TextLayout)?
        /// The text within a width and with a reduced number of lines.
        var shortened: (width: CGFloat, lineCount: Int, layout: TextLayout)?
    }
}
