extension TableViewCell {
    /// The views a cell always has, made once with it.
    final class Parts {
        let content = View()
        let text = Label()
        let detail = Label()
        let image = ImageView()
        let selectedBackground = FilledView()
        let accessoryMark = AccessoryMark()
        let editingControl = EditingControl()
        let reorderControl = ReorderControl()
        let upperSeparator = View()
        let lowerSeparator = View()

        func install(in cell: TableViewCell) {
            // What a program puts in place before the cell is in a table is meant for the whole of the cell's first size.
            content.frame = cell.bounds
            image.contentMode = .scaleAspectFit
            content.frame = cell.bounds
            for view in [image, text, detail] { content.addSubview(view) }
            for view in [
                selectedBackground, content, editingControl, accessoryMark, reorderControl, upperSeparator,
                lowerSeparator,
            ] {
                cell.addSubview(view)
            }
        }
    }

    /// Where the row stands in its table.
    struct Place: Equatable {
        /// Behind a row without a background of its own.
        var background: Fill?
        /// The width of the table in points, or nil for the row's own.
        var tableWidth: CGFloat?
        /// The width at the row's trailing edge that the table's index stands on, in points.
        var indexWidth: CGFloat = 0
        var cornerRadius: CGFloat = 0
        var corners: Path.Corners = []
        var upperSeparator: SeparatorLine?
        var lowerSeparator: SeparatorLine?
        /// Whether the cell's own separator inset holds for the lower line, as it does not for the line that ends a
        /// group.
        var isLowerSeparatorInset = false
    }

    /// A line above or below a row, `thickness` points high.
    struct SeparatorLine: Equatable {
        var color: Color
        var thickness: CGFloat
        /// The distance to the row's left edge; nil to begin where the text begins.
        var left: CGFloat?
        /// The distance to the row's right edge.
        var right: CGFloat
    }
}
