extension Theme {
    /// The style of iOS 7 to 12. It is the modern theme with the sizes and colors of its era.
    public static let flat: Theme = {
        var theme = modern
        theme.tableWidth = 375
        theme.scrolling.screenHeight = 667
        theme.cell.margin = Margin(narrow: 15, wide: 20, threshold: 414)
        theme.cell.value2Column = 91
        theme.cell.value1.detailColor = Color((142, 142, 147), dark: (141, 141, 147))
        theme.cell.selectedBackground = .color(Color((217, 217, 217), dark: (58, 58, 60)))
        theme.cell.graySelectedBackground = theme.cell.selectedBackground
        theme.accessory.chevron.size = CGSize(width: 8, height: 13)
        theme.accessory.chevron.stroke = 1.7
        theme.accessory.chevron.color = Color((199, 199, 204), dark: (90, 90, 95))
        theme.accessory.chevronOffset = 0
        theme.accessory.checkmark.size = CGSize(width: 13, height: 10)
        theme.accessory.checkmark.stroke = 2
        theme.accessory.checkmark.start = 0.55
        theme.accessory.checkmark.turn = 0.36
        theme.accessory.checkmarkOffset = 1.3
        theme.plain.setOpaqueHeaders()
        theme.frame.device.cornerRadius = 30
        theme.frame.device.screenRadius = 4
        theme.frame.device.end = 30
        theme.frame.device.side = 10
        theme.frame.device.borderWidth = 1
        theme.frame.device.screen = nil
        theme.frame.device.slotSize = CGSize(width: 60, height: 5)
        theme.plain.separator.color = .flatSeparator
        theme.grouped.setFlat()
        theme.insetGrouped.setFlat()
        return theme
    }()
}

extension Color {
    fileprivate static let flatSeparator = Color(
        light: RGBA(red: 200.0 / 255, green: 199.0 / 255, blue: 204.0 / 255), dark: separator.dark)
}

extension Theme.Group {
    fileprivate mutating func setFlat() {
        separator.color = .flatSeparator
        header.color = Color((109, 109, 114), dark: (141, 141, 147))
        footer.color = header.color
        // The lines of titles are closer than in iOS 15: 15.5 points, the height of the font's lines.
        header.font = FontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        footer.font = header.font
        footer.bottomPadding = 7.75
    }
}
