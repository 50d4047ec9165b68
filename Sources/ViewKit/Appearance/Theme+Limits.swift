import Images

extension Theme {
    /// The theme with its numbers clamped to a range that can be drawn, except those in optional parts and arrays. NaN
    /// becomes the value of ``modern``.
    package var drawable: Theme {
        var theme = self
        for path in Self.lengths { theme.limit(path, to: 0...16_000) }
        for path in Self.fontSizes { theme.limit(path, to: 0...Font.maxPointSize) }
        for path in Self.offsets { theme.limit(path, to: -1000...1000) }
        for path in [\Theme.plain.border, \.grouped.border, \.insetGrouped.border] {
            // Rows extend beyond their edges by the width of the border.
            theme[keyPath: path]?.limitWidth()
        }
        for group in [\Theme.plain, \.grouped, \.insetGrouped] {
            theme[keyPath: group].rowHeight = self[keyPath: group].rowHeight.map {
                $0.isNaN ? theme.cell.height : (0...16_000).clamp($0)
            }
        }
        return theme
    }

    private mutating func limit(_ path: WritableKeyPath<Theme, CGFloat>, to range: ClosedRange<CGFloat>) {
        let number = self[keyPath: path]
        guard !range.contains(number) else { return }
        self[keyPath: path] = range.clamp(number.isNaN ? Theme.modern[keyPath: path] : number)
    }
}

extension Theme.Border {
    fileprivate mutating func limitWidth() { width = width.isNaN ? 0 : (0...16_000).clamp(width) }
}
