import TableKit

extension Theme {
    /// The border around the rows of a table.
    package struct DataTableBorder {
        /// The color. `nil` is that of the separators.
        let color: Color?
        /// A Boolean value that indicates whether the border continues in lines between columns.
        let hasRules: Bool

        package init(color: Color?, hasRules: Bool) { (self.color, self.hasRules) = (color, hasRules) }
    }

    /// Replaces the sizes of rows by those of tables with columns, and adds a border.
    package mutating func adjust(hasColumns: Bool, isCompact: Bool, border: DataTableBorder?) {
        if hasColumns { setColumns() }
        if isCompact { makeCompact() }
        guard let border else { return }
        for group in [\Theme.plain, \.grouped, \.insetGrouped] {
            self[keyPath: group].addBorder(color: border.color)
            if border.hasRules { self[keyPath: group].makeGrid(gap: columns.gap) }
        }
    }
}
