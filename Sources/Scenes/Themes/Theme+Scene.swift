import DataTables
import TableKit

extension Theme {
    /// Returns the theme with the columns, the compact rows, the border and the grid that a scene specifies.
    func adjusted(to scene: TableScene) -> Theme {
        var theme = self
        theme.adjust(
            hasColumns: scene.sections.contains { !$0.columns.isEmpty }, isCompact: scene.isCompact,
            border: scene.hasBorder
                ? DataTableBorder(color: scene.separators?.color, hasRules: scene.hasColumnRules) : nil)
        return theme
    }
}
