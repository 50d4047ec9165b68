extension Theme {
    /// The style of the current system, and the default theme. Its measurements are those of `metrics.md`: 44-point
    /// rows, 17-point Inter in place of the system font, and one-pixel separators.
    public static let modern = Theme(
        systemFont: .modern, tableWidth: 375, emptyTableHeight: 88, layoutMargin: 8, tint: .systemBlue,
        cell: .modern,
        accessory: Accessory(
            chevronSize: CGSize(width: 8, height: 13), chevronStroke: 2, chevronColor: .tertiaryLabel,
            checkmarkSize: CGSize(width: 14, height: 11), checkmarkStroke: 2, checkmarkStart: 0.55,
            checkmarkTurn: 0.36, detailDiameter: 22, detailStroke: 1.5, detailLetter: .modern, detailGap: 10,
            textStyle: .largeTitle),
        editing: .modern, plain: .modernPlain,
        grouped: .modernGrouped(sideInset: .fixed(0), cornerRadius: 0, hasOuterSeparators: true),
        insetGrouped: .modernGrouped(sideInset: .modern, cornerRadius: 10, hasOuterSeparators: false))
}

extension Theme.DetailLetter {
    package static let modern = Self(dot: 0.27, dotDiameter: 1.8, top: 0.45, bottom: 0.76, head: 1, foot: 2.8)
}

extension Theme.Separator {
    fileprivate static let modern = Self(color: .separator, thickness: 0, isInset: true)
}

extension Theme.Margin {
    /// Returns a margin that is the same at every table width.
    static func fixed(_ value: CGFloat) -> Self { Self(narrow: value, wide: value, threshold: 0) }

    fileprivate static let modern = Self(narrow: 16, wide: 20, threshold: 414)
}

extension Theme.Cell {
    fileprivate static let modern = Self(
        height: 44, verticalPadding: 11, margin: .modern,
        accessoryGap: 8, imageGap: 16, valueGap: 6, valueFraction: 0.3, value2Column: 91, value2Gap: 6,
        textFraction: 0.5, stackingCategory: .accessibilityMedium, indentationWidth: 10,
        selectedBackground: .color(Color((209, 209, 214), dark: (58, 58, 60))),
        graySelectedBackground: .color(Color((209, 209, 214), dark: (58, 58, 60))),
        alternateBackground: .color(Color((247, 247, 247), dark: (28, 28, 30))),
        default: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .body), detailColor: .secondaryLabel),
        subtitle: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .caption1), detailColor: .label),
        value1: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .body), detailColor: .secondaryLabel),
        value2: .init(
            font: .preferredFont(forTextStyle: .caption1), color: .systemBlue,
            detailFont: .preferredFont(forTextStyle: .subheadline), detailColor: .label))
}

extension Theme.Editing {
    fileprivate static let modern = Self(
        shift: 38, controlX: 15, controlDiameter: 22, barLength: 11, barThickness: 2, barColor: .white,
        deleteFill: .color(.systemRed), insertFill: .color(.systemGreen),
        reorderWidth: 48, reorderLineLength: 22, reorderLineThickness: 1, reorderLineGap: 4,
        reorderLineCount: 3, reorderColor: .tertiaryLabel, textStyle: .largeTitle)
}

extension Theme.HeaderFooter {
    fileprivate static let modernPlain = Self(
        height: 28, firstHeight: 28, font: .preferredFont(forTextStyle: .headline), color: .label,
        background: .color(Color((247, 247, 247), dark: (28, 28, 30))), isUppercase: false,
        titlePosition: .centered, wraps: false)

    fileprivate static let modernGroupedHeader = Self(
        height: 38, firstHeight: 56, font: .preferredFont(forTextStyle: .footnote),
        color: Color((109, 109, 114), dark: (141, 141, 147)), background: .clear, isUppercase: true,
        titlePosition: .baselineAboveBottom(7), wraps: true)

    fileprivate static let modernGroupedFooter = Self(
        height: 17.5, firstHeight: 17.5, font: .preferredFont(forTextStyle: .footnote),
        color: Color((109, 109, 114), dark: (141, 141, 147)), background: .clear, isUppercase: false,
        titlePosition: .below(8), wraps: true)
}

extension Theme.Group {
    fileprivate static let modernPlain = Self(
        background: .color(.systemBackground), rowBackground: .color(.systemBackground), sideInset: .fixed(0),
        cornerRadius: 0, separator: .modern, hasOuterSeparators: false, hasLastSeparator: true,
        header: .modernPlain, footer: .modernPlain, topGap: 0, emptyHeader: 0, emptyFooter: 0)

    fileprivate static func modernGrouped(
        sideInset: Theme.Margin, cornerRadius: CGFloat, hasOuterSeparators: Bool
    ) -> Self {
        Self(
            background: .color(.systemGroupedBackground),
            rowBackground: .color(.secondarySystemGroupedBackground), sideInset: sideInset,
            cornerRadius: cornerRadius, separator: .modern, hasOuterSeparators: hasOuterSeparators,
            hasLastSeparator: false, header: .modernGroupedHeader, footer: .modernGroupedFooter,
            topGap: 35, emptyHeader: 17.5, emptyFooter: 17.5)
    }
}
