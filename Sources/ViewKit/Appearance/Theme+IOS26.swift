extension Theme {
    /// The default theme, the style of current phones: ``ios26``.
    public static let `default` = ios26

    /// The style of iOS 26. The article Metrics lists its measurements. Where there is none, it follows ``modern``.
    public static let ios26: Theme = {
        var theme = modern
        theme.tableWidth = 402
        theme.scrolling.screenHeight = 874
        theme.systemColors = .ios26
        // Plain tables have the margin of wide tables at 402.
        theme.cell.margin.threshold = 390
        theme.cell.height = 52
        theme.cell.heightTextStyle = .body
        // A line of text with 16 points above and below it, rounded to whole points: heights are rounded up.
        theme.cell.verticalPadding = 15.7
        theme.cell.accessoryGap = 13
        theme.cell.selectedBackground = .color(Color((229, 229, 234), dark: (58, 58, 60)))
        theme.cell.graySelectedBackground = theme.cell.selectedBackground
        // Rows of 52 points are for lists.
        theme.columns.rowHeight = 44
        theme.accessory.chevronOffset = 2.3
        theme.accessory.checkmark.size = CGSize(width: 14.5, height: 14.2)
        theme.plain.separatorAddsHeight = true
        theme.plain.separator = .ios26
        theme.plain.hasSeparatorAboveHeader = true
        theme.grouped.setIOS26()
        theme.insetGrouped.setIOS26()
        theme.insetGrouped.margin = .fixed(16)
        // Two corners share the side between them, so a section of one row of 52 points is a capsule.
        theme.insetGrouped.cornerRadius = 26
        theme.lists.selectedBackground = .color(Color((219, 220, 220), dark: (58, 58, 60)))
        theme.lists.selectedTextHasTint = true
        theme.lists.cornerRadius = 25
        theme.lists.backgroundInset = 16
        theme.controls.setIOS26()
        theme.frame.device.cornerRadius = 76
        theme.frame.device.screenRadius = 62
        theme.frame.device.screen?.setIOS26()
        // An 80-point row shows the titles of its actions, with 5 points above and below.
        theme.touches.swipe.verticalPadding = 4
        theme.touches.swipe.circle = .ios26
        theme.touches.swipe.rowBackground = Color((229, 229, 234), dark: (58, 58, 60))
        theme.touches.swipe.rowCornerRadius = 26
        theme.touches.swipe.rowCornerCurve = .continuous
        return theme
    }()
}

extension Color {
    fileprivate static let disabled26 = Color((0, 0, 0), alpha: 0.25, dark: (255, 255, 255), darkAlpha: 0.25)
}

extension Theme.Separator {
    fileprivate static let ios26 = Self(
        color: Color((0, 0, 0), alpha: 0.09, dark: (84, 84, 88), darkAlpha: 0.5), thickness: 1,
        isInset: true, isTrailingInset: true)
}

extension Theme.Group {
    fileprivate mutating func setIOS26() {
        separator = .ios26
        header.height = 40.33
        header.firstHeight = 40.33
        header.font = .preferredFont(forTextStyle: .headline)
        header.isUppercase = false
        header.titlePosition = .baselineAboveBottom(14)
        footer.titlePosition = .below(7.95)
        footer.bottomPadding = 6.21
        emptyHeader = 17.25
        emptyFooter = 17.75
    }
}

extension Theme.Controls {
    fileprivate mutating func setIOS26() {
        button.disabledColor = .disabled26
        configuredButton.isCapsule = true
        configuredButton.disabledColor = .disabled26
        `switch`.size = CGSize(width: 63, height: 28)
        `switch`.thumbSize = CGSize(width: 37, height: 24)
        `switch`.thumb.shadows = []
        `switch`.offColor = Color((197, 197, 199), dark: (90, 90, 94))
        slider.trackHeight = 6
        segmented.cornerRadius = 16
        segmented.selectedRadius = 14
        stepper.cornerRadius = 16
        stepper.dividerSize.height = 24
        textField.disabledTextColor = .disabled26
    }
}

extension Theme.DeviceScreen {
    fileprivate mutating func setIOS26() {
        topHeight = 62
        islandTop = 14
        clockCenter = 74.15
        clockBaseline = 38.9
        symbolMargin = 33.5
    }
}

extension Theme.ActionCircle {
    package static let ios26 = Self(
        diameter: 50, margin: 10, rowGap: 10.3, titleFont: .preferredFont(forTextStyle: .footnote),
        titleColor: .secondaryLabel, baseline: 16.3)
}
