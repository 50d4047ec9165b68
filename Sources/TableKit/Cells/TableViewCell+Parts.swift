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
        /// Made for the first row that has one.
        var border: SectionBorder?

        func install(in cell: TableViewCell) {
            // What a program puts in place before the cell is in a table is meant for the whole of the cell's first size.
            content.frame = cell.bounds
            image.contentMode = .scaleAspectFit
            editingControl.isHidden = true
            reorderControl.isHidden = true
            for view in [image, text, detail] { content.addSubview(view) }
            for view in [
                selectedBackground, content, editingControl, accessoryMark, reorderControl, upperSeparator,
                lowerSeparator,
            ] {
                cell.addSubview(view)
            }
        }
    }

    /// What every row may show, in the words that failed comparisons of pictures tell it with.
    var namedParts: [(view: View, name: String)] {
        var named: [(View, String)] = [
            (parts.text, "text"), (parts.detail, "detail"), (parts.image, "image"),
            (parts.selectedBackground, "selection"), (parts.accessoryMark, "accessory"),
            (parts.editingControl, "editing control"), (parts.reorderControl, "reorder control"),
            (parts.upperSeparator, "separator"), (parts.lowerSeparator, "separator"),
        ]
        for case let view? in [accessoryView, editingAccessoryView] { named.append((view, "accessory")) }
        if let swipeActions { named.append((swipeActions, "swipe actions")) }
        return named
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
        /// The line around the row's section.
        var border: Theme.Border?
        /// The texts of the default style, where they are not the theme's usual ones.
        var defaultText: Theme.CellText?
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
        /// The distance to the edge where reading begins; nil to begin where the text begins.
        var leading: CGFloat?
        /// The distance to the edge where reading ends.
        var trailing: CGFloat
    }
}
