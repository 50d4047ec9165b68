extension Theme {
    /// The style of iOS 15 to 18. The article Metrics lists its measurements: 44-point rows, 17-point Inter in place of
    /// the system font, and one-pixel separators.
    public static let modern = Theme(
        systemFont: .modern, tableWidth: 393, emptyTableHeight: 88, layoutMargin: 8, readableWidth: 672,
        systemSpacing: 8,
        tint: .systemBlue,
        cell: .modern,
        accessory: Accessory(
            chevron: Chevron(size: CGSize(width: 7, height: 12), stroke: 1.9, color: .tertiaryLabel),
            chevronOffset: 0.75,
            checkmark: Checkmark(
                size: CGSize(width: 14.5, height: 14.5), stroke: 1.6, start: 0.58, turn: 0.38),
            checkmarkOffset: 2, detailDiameter: 22, detailStroke: 1, detailLetter: .modern, detailGap: 12,
            textStyle: .largeTitle),
        editing: .modern, plain: .modernPlain,
        grouped: .modernGrouped(sideInset: .fixed(0), cornerRadius: 0, hasOuterSeparators: true),
        insetGrouped: .modernGrouped(
            sideInset: .modern, cornerRadius: 10, cornerCurve: .continuous, hasOuterSeparators: false))
}

extension Theme.DetailLetter {
    package static let modern = Self(
        dot: 0.27, dotDiameter: 2.6, top: 0.45, bottom: 0.76, head: 1.5, foot: 4.2, stroke: 1.4)
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
        height: 44, verticalPadding: 11,
        stack: .init(topPadding: 9, gap: 3.06, minimumGap: 0.5, bottomPadding: 11.25),
        margin: .modern, textOffset: 0.17, accessoryGap: 11.5, imageGap: 16, symbolColumn: 23, valueGap: 6,
        valueFraction: 0.3,
        value2Column: 90, value2Gap: 6,
        textFraction: 0.5, stackingCategory: .accessibilityMedium, indentationWidth: 10,
        selectedBackground: .color(Color((209, 209, 214), dark: (58, 58, 60))),
        graySelectedBackground: .color(Color((209, 209, 214), dark: (58, 58, 60))),
        alternateBackground: .color(Color((247, 247, 247), dark: (28, 28, 30))),
        default: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .caption1), detailColor: .label),
        subtitle: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .caption1), detailColor: .label),
        value1: .init(
            font: .preferredFont(forTextStyle: .body), color: .label,
            detailFont: .preferredFont(forTextStyle: .body), detailColor: .secondaryLabel),
        value2: .init(
            font: .preferredFont(forTextStyle: .footnote), color: .systemBlue,
            detailFont: .preferredFont(forTextStyle: .footnote), detailColor: .label))
}

extension Theme.Editing {
    fileprivate static let modern = Self(
        shift: 38, controlX: 12, controlOffset: 1, controlDiameter: 22, barLength: 12.5, barThickness: 1,
        barColor: .white,
        deleteFill: .color(.systemRed), insertFill: .color(.systemGreen),
        reorderWidth: 48, reorderMargin: 15, reorderLineLength: 22, reorderLineThickness: 4 / 3.0,
        reorderLineGap: 2, reorderLineCount: 3,
        reorderFill: .color(.editingControl), textStyle: .largeTitle)
}

extension Theme.HeaderFooter {
    fileprivate static let modernPlain = Self(
        height: 28, firstHeight: 28, font: .preferredFont(forTextStyle: .headline),
        color: Color((0, 0, 0), dark: (220, 220, 220)),
        background: .clear, pinnedBackground: .color(Color((247, 247, 247), dark: (50, 50, 52))),
        isUppercase: false, titlePosition: .centered, titleOffset: 0.6, wraps: false)

    fileprivate static let modernGroupedHeader = Self(
        height: 38, firstHeight: 55.4, font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel, background: .clear, isUppercase: true,
        titlePosition: .baselineAboveBottom(10), wraps: true)

    fileprivate static let modernGroupedFooter = Self(
        height: 17.5, firstHeight: 17.5, font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel, background: .clear, isUppercase: false,
        titlePosition: .below(7.2), bottomPadding: 15.7, wraps: true)
}

extension Theme.Group {
    fileprivate static let modernPlain = Self(
        background: .color(.systemBackground), rowBackground: .color(.systemBackground), sideInset: .fixed(0),
        cornerRadius: 0, separator: .modern, hasOuterSeparators: false, hasLastSeparator: true,
        hasSeparatorAboveHeader: false, headerTopPadding: 22, header: .modernPlain, footer: .modernPlain,
        topGap: 0, emptyHeader: 0, emptyFooter: 0)

    fileprivate static func modernGrouped(
        sideInset: Theme.Margin, cornerRadius: CGFloat, cornerCurve: CornerCurve = .circular,
        hasOuterSeparators: Bool
    ) -> Self {
        Self(
            background: .color(.systemGroupedBackground),
            rowBackground: .color(.secondarySystemGroupedBackground), sideInset: sideInset,
            cornerRadius: cornerRadius, cornerCurve: cornerCurve, separator: .modern,
            hasOuterSeparators: hasOuterSeparators, hasLastSeparator: false, header: .modernGroupedHeader,
            footer: .modernGroupedFooter,
            topGap: 35, emptyHeader: 17.5, emptyFooter: 17.5)
    }
}
