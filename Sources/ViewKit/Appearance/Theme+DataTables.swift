// Themes for tables of data, which are based on the default theme.
extension Theme {
    /// A style of printed reports: rules above and below the titles of columns and at the end, and no lines between rows.
    public static let report = Theme.ios26.withoutSeparators { theme in
        theme.columns.headerColor = .label
        (theme.columns.headerTopRuleHeight, theme.columns.headerRuleHeight) = (2, 1)
        theme.plain.endRule = Separator(color: .label, thickness: 2, isInset: true)
        theme.plain.header.setBackground(.systemBackground)
    }

    /// A style with alternating rows below titles on gray.
    public static let stripes = Theme.ios26.withoutSeparators { theme in
        theme.cell.isAlternating = true
        theme.columns.headerColor = .label
        theme.columns.headerBackground = Color((229, 229, 234), dark: (58, 58, 60))
        theme.plain.endRule = Separator(
            color: Color((209, 209, 214), dark: (72, 72, 74)), thickness: 1, isInset: false)
    }

    /// A style with white titles on blue, and with blue rules.
    public static let accent = Theme.ios26.with { theme in
        (theme.plain.separator.isInset, theme.plain.separator.isTrailingInset) = (false, false)
        let blue = Color((0, 94, 184), dark: (10, 96, 190))
        theme.columns.headerColor = .white
        theme.columns.headerBackground = blue
        theme.columns.summaryRuleColor = Color((0, 94, 184), dark: (88, 160, 240))
        theme.columns.summaryBackground = Color((235, 243, 252), dark: (18, 34, 52))
        theme.plain.endRule = Separator(color: blue, thickness: 2, isInset: false)
    }

    /// A style with titles on black, or on white in dark appearance, and a strong rule at the end.
    public static let bold = Theme.ios26.with { theme in
        (theme.plain.separator.isInset, theme.plain.separator.isTrailingInset) = (false, false)
        theme.columns.headerColor = .systemBackground
        theme.columns.headerBackground = .label
        theme.columns.headerFont = .semibold(.subheadline)
        (theme.columns.summaryRuleHeight, theme.columns.summaryRuleColor) = (2, .label)
        theme.plain.endRule = Separator(color: .label, thickness: 2, isInset: false)
    }

    /// A style of account books: pale green stripes, and rules in green.
    public static let ledger = Theme.ios26.withoutSeparators { theme in
        let green = Color((30, 110, 70), dark: (110, 200, 150))
        theme.cell.isAlternating = true
        theme.cell.alternateBackground = .color(Color((238, 247, 240), dark: (20, 36, 28)))
        theme.columns.headerColor = green
        (theme.columns.headerRuleHeight, theme.columns.headerRuleColor) = (1, green)
        (theme.columns.summaryRuleHeight, theme.columns.summaryRuleColor) = (1, green)
        theme.plain.endRule = Separator(color: green, thickness: 2, isInset: true)
        theme.plain.header.setBackground(.systemBackground)
    }

    /// A style without lines and fills, only with space.
    public static let minimal = Theme.ios26.withoutSeparators { theme in
        theme.columns.gap = 24
        theme.columns.headerFont = .preferredFont(forTextStyle: .footnote)
        theme.columns.summaryRuleColor = .separator
        theme.plain.hasLastSeparator = false
        theme.plain.header.setBackground(.systemBackground)
    }

    /// Returns the theme after some changes.
    private func with(_ change: (inout Theme) -> Void) -> Theme {
        var theme = self
        change(&theme)
        return theme
    }

    /// Returns the theme without lines between the rows of plain tables, after some changes.
    private func withoutSeparators(_ change: (inout Theme) -> Void) -> Theme {
        with { theme in
            theme.plain.separator.color = .clear
            theme.plain.separator.isTrailingInset = true
            theme.columns.summaryBackground = .systemBackground
            change(&theme)
        }
    }
}

extension Theme.HeaderFooter {
    /// Gives the views a background, also at an edge of the screen.
    fileprivate mutating func setBackground(_ color: Color) {
        (background, pinnedBackground) = (.color(color), .color(color))
    }
}
