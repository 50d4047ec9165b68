extension Theme.Controls {
    /// The controls of the current system. Measurements that the article Metrics lacks come from screenshots of iOS 13
    /// to 18.
    public static let modern = Theme.Controls(
        disabledOpacity: 0.5,
        button: .init(
            font: .systemFont(ofSize: 15), customFont: .systemFont(ofSize: 18), customTitleColor: .white,
            disabledColor: .tertiaryLabel, highlightedOpacity: 0.2, highlightedImageOpacity: 0.5,
            selectedTitleColor: .white, selectedOutset: CGSize(width: 4, height: 2), selectedRadius: 4,
            verticalPadding: 6, minimumSize: CGSize(width: 30, height: 30), plusLength: 11),
        configuredButton: .modern,
        switch: .init(
            size: CGSize(width: 51, height: 31), thumbSize: CGSize(width: 27, height: 27),
            thumb: .init(
                color: .white, highlightedColor: .white, borderColor: .clear, borderWidth: 0,
                shadows: [.black(0.15, radius: 4, down: 3)]),
            thumbMargin: 2,
            highlightedWidth: 7,
            offColor: .secondarySystemFill, onColor: .systemGreen),
        slider: .init(
            size: CGSize(width: 118, height: 34), trackHeight: 4,
            thumb: .init(
                color: .white, highlightedColor: Color(white: 0.92),
                borderColor: Color(white: 0, alpha: 0.04), borderWidth: 0.5,
                shadows: [.black(0.15, radius: 4, down: 3), .black(0.06, radius: 0.5, down: 3)]),
            thumbDiameter: 28,
            maximumTrackColor: .systemFill),
        segmented: .init(
            height: 32, cornerRadius: 9, background: .tertiarySystemFill,
            selectedColor: Color((255, 255, 255), dark: (99, 99, 102)), selectedInset: 2, highlightedInset: 3,
            selectedRadius: 7, selectedBorderColor: Color(white: 0, alpha: 0.04), selectedBorderWidth: 0.5,
            shadows: [.black(0.12, radius: 4, down: 3), .black(0.04, radius: 0.5, down: 3)],
            font: .systemFont(ofSize: 13, weight: .medium),
            selectedFont: .systemFont(ofSize: 13, weight: .semibold),
            titleColor: .label, disabledTitleColor: .tertiaryLabel, titlePadding: 10,
            dividerSize: CGSize(width: 1, height: 16), dividerColor: Color((142, 142, 147), alpha: 0.3)),
        stepper: .init(
            size: CGSize(width: 94, height: 32), cornerRadius: 8, background: .tertiarySystemFill,
            highlightedBackground: .systemFill, signLength: 14, signThickness: 2, signColor: .label,
            disabledColor: .tertiaryLabel, dividerSize: CGSize(width: 1, height: 18),
            dividerColor: .tertiaryLabel),
        progress: .init(
            size: CGSize(width: 150, height: 4), trackColor: .systemFill),
        activity: .init(
            mediumDiameter: 20, largeDiameter: 37, spokeCount: 8, spokeLength: 0.26, spokeThickness: 0.11,
            color: Color((60, 60, 67), alpha: 0.6, dark: (235, 235, 245)), weakestOpacity: 0.3),
        page: .init(
            height: 26, dotDiameter: 8, dotGap: 9, dotColor: .tertiaryLabel, currentDotColor: .label),
        textField: .init(
            size: CGSize(width: 97, height: 34), font: .systemFont(ofSize: 17), textColor: .label,
            disabledTextColor: .tertiaryLabel, placeholderColor: .tertiaryLabel, inset: 7, cornerRadius: 5,
            background: Color((255, 255, 255), dark: (0, 0, 0)),
            disabledBackground: Color((242, 242, 247), dark: (28, 28, 30)),
            borderColor: .separator, lineColor: .label, borderWidth: 0,
            clearDiameter: 14, clearLength: 5, clearStroke: 1.25, clearColor: .tertiaryLabel,
            clearCrossColor: Color((255, 255, 255), dark: (0, 0, 0))),
        searchBar: .init(
            height: 56, background: Color((242, 242, 247), dark: (28, 28, 30)), sideInset: 8,
            fieldHeight: 36, cornerRadius: 10, fieldColor: .tertiarySystemFill, font: .systemFont(ofSize: 17),
            textColor: .label, placeholderColor: .secondaryLabel, textInset: 30, trailingInset: 7,
            iconInset: 6.5, iconFont: .systemFont(ofSize: 16, weight: .semibold)))
}

extension Theme.Shadow {
    fileprivate static func black(_ alpha: CGFloat, radius: CGFloat, down: CGFloat) -> Self {
        Self(color: Color(white: 0, alpha: alpha), radius: radius, offset: CGSize(width: 0, height: down))
    }
}
