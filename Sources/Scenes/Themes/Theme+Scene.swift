import TableKit

extension Theme {
    /// Returns the theme with the columns, the compact rows, the border and the grid that a scene specifies.
    func adjusted(to scene: TableScene) -> Theme {
        var theme = self
        if scene.sections.contains(where: { !$0.columns.isEmpty }) { theme.setColumns() }
        if scene.isCompact { theme.makeCompact() }
        if scene.hasBorder {
            for group in [\Theme.plain, \.grouped, \.insetGrouped] {
                theme[keyPath: group].addBorder(color: scene.separators?.color)
                if scene.hasColumnRules { theme[keyPath: group].makeGrid(gap: theme.columns.gap) }
            }
        }
        return theme
    }
}
