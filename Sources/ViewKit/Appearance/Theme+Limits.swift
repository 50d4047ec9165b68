extension Theme {
    /// The theme with its numbers clamped to a range that can be drawn, except those in optional parts and arrays. NaN
    /// becomes the value of ``modern``. A font size of NaN or below 0 becomes the smallest one.
    package var drawable: Theme {
        var theme = self
        theme.limit(to: 0...16_000) { $0.changeLengths($1) }
        theme.limit(to: -1000...1000) { $0.changeOffsets($1) }
        theme.changeFonts { font in
            if !(0...Font.maxPointSize).contains(font.pointSize) { font = font.drawable }
        }
        for group in [\Theme.plain, \.grouped, \.insetGrouped] { theme[keyPath: group].limitOptions() }
        theme.columns.rowHeight = columns.rowHeight?.length
        theme.touches.swipe.circle?.limit()
        theme.frame.device.screen?.limit()
        theme.systemFont = systemFont.drawable
        theme.systemFont.fonts = fonts
        return theme
    }

    /// Limits the numbers that a function changes. It changes those of all themes in the same order.
    private mutating func limit(
        to range: ClosedRange<CGFloat>, _ changeNumbers: (inout Theme, (inout CGFloat) -> Void) -> Void
    ) {
        var hasNaN = false
        changeNumbers(&self) { number in
            if number.isNaN { hasNaN = true } else if !range.contains(number) { number = range.clamp(number) }
        }
        guard hasNaN else { return }
        var (modern, replacements): (Theme, [CGFloat]) = (.modern, [])
        changeNumbers(&modern) { replacements.append($0) }
        var index = 0
        changeNumbers(&self) { number in
            if number.isNaN { number = replacements[index] }
            index += 1
        }
    }
}

extension CGFloat {
    /// The number within the range of lengths. NaN becomes 0.
    fileprivate var length: CGFloat { isNaN ? 0 : (0...16_000).clamp(self) }
}

extension Theme.Group {
    fileprivate mutating func limitOptions() {
        // Rows extend beyond their edges by the width of the border.
        border = border.map {
            var border = $0
            border.width = $0.width.length
            return border
        }
        margin = margin.map {
            Theme.Margin(narrow: $0.narrow.length, wide: $0.wide.length, threshold: $0.threshold)
        }
        header.titleInset = header.titleInset?.length
        footer.titleInset = footer.titleInset?.length
    }
}

extension Theme.DeviceScreen {
    fileprivate mutating func limit() {
        for path in [
            \Self.topHeight, \.bottomHeight, \.islandSize.width, \.islandSize.height, \.islandTop,
            \.clockCenter,
            \.clockBaseline, \.clockFont.pointSize, \.symbolSize, \.symbolMargin, \.symbolGap,
            \.indicatorSize.width, \.indicatorSize.height, \.indicatorBottom,
        ] { self[keyPath: path] = self[keyPath: path].length }
    }
}

extension Theme.ActionCircle {
    fileprivate mutating func limit() {
        for path in [\Self.diameter, \.margin, \.rowGap, \.baseline] {
            self[keyPath: path] = self[keyPath: path].length
        }
    }
}
