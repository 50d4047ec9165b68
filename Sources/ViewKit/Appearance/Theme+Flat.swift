extension Theme {
    /// The style of iOS 7 to 12. It is the modern theme with the sizes and colors of its era.
    public static let flat: Theme = {
        var theme = modern
        theme.cell.margin = Margin(narrow: 15, wide: 20, threshold: 414)
        theme.cell.value2Column = 91
        theme.cell.selectedBackground = .color(Color((217, 217, 217), dark: (58, 58, 60)))
        theme.cell.graySelectedBackground = theme.cell.selectedBackground
        theme.accessory.chevron.size = CGSize(width: 8, height: 13)
        theme.accessory.chevron.stroke = 2
        theme.accessory.chevronOffset = 0
        theme.accessory.checkmark.size = CGSize(width: 13, height: 10)
        theme.accessory.checkmark.stroke = 2
        theme.accessory.checkmark.start = 0.55
        theme.accessory.checkmark.turn = 0.36
        theme.accessory.checkmarkOffset = 0
        theme.grouped.setFlat()
        theme.insetGrouped.setFlat()
        return theme
    }()
}

extension Theme.Group {
    fileprivate mutating func setFlat() {
        header.color = Color((109, 109, 114), dark: (141, 141, 147))
        footer.color = header.color
        // The lines of titles are closer than in iOS 15: 15.5 points, the height of the font's lines.
        header.font = FontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        footer.font = header.font
        footer.bottomPadding = 7.75
    }
}
