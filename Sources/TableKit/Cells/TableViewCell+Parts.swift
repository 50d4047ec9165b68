extension TableViewCell {
    /// The views that every cell has, created with the cell.
    final class Parts {
        let content = View()
        let list: ListContent
        let selectedBackground = View()
        let accessoryIndicator = AccessoryIndicator()
        let editingControl = EditingControl()
        let reorderControl = ReorderControl()
        let upperSeparator = View()
        let lowerSeparator = View()
        /// The margins of the content view in the last layout.
        var contentMargins: EdgeInsets?
        /// The distances by which the cell draws beyond its edges, in the last layout.
        var surroundingOutsets = EdgeInsets.zero
        /// The border, created for the first row that has one.
        var border: SectionBorder?
        /// The background of the row while it appears selected.
        var shownSelection: View?
        /// The background that moves with the content of a swiped row, created for the first swipe that has one.
        var swipedBackground: View?

        init() {
            list = ListContent(in: content, addingViews: false)
            content.partName = "contentView"
        }

        func install(in cell: TableViewCell) {
            // Frames that the program sets before the cell is in a table refer to the cell's initial size.
            content.frame = cell.bounds
            for control in [editingControl, reorderControl] {
                control.isHidden = true
                control.isAccessibilityControl = true
            }
            for view in [
                selectedBackground, content, editingControl, accessoryIndicator, reorderControl,
                upperSeparator, lowerSeparator,
            ] {
                cell.addSubview(view)
            }
        }
    }

    /// The parts of a row with their names, without the views of the program.
    var namedParts: [(view: View, name: PartName)] {
        let list = (contentView as? ListContentView)?.content ?? parts.list
        var named: [(View, PartName)] =
            list.namedParts + [
                (parts.selectedBackground, .selection), (parts.accessoryIndicator, .accessory),
                (parts.editingControl, .editingControl), (parts.reorderControl, .reorderControl),
                (parts.upperSeparator, .separator), (parts.lowerSeparator, .separator),
            ]
        for case let view? in [accessoryView, editingAccessoryView] { named.append((view, .accessory)) }
        if let view = configurations.backgroundView { named.append((view, .background)) }
        if let view = parts.swipedBackground { named.append((view, .background)) }
        if let swipeActions { named.append((swipeActions, .swipeActions)) }
        return named
    }

    package var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        for (view, name) in namedParts { names[ObjectIdentifier(view)] = name.rawValue }
        return names
    }

    package var container: (view: View, name: String)? { (contentView, PartName.content.rawValue) }

    struct Position: Equatable {
        /// The background of a row that specifies none.
        var background: Fill?
        /// The margin of the content in the table. `nil` uses the theme's margin for the row's width.
        var margin: CGFloat?
        /// The height that the separator adds to an automatic row, in points.
        var separatorHeight: CGFloat = 0
        /// The width of the table's index at the row's trailing edge, in points.
        var indexWidth: CGFloat = 0
        /// The radius of the ``corners`` of a row in an inset group. 0 leaves the row the corners of its layer.
        var cornerRadius: CGFloat = 0
        var cornerCurve = CornerCurve.circular
        var border: Theme.Border?
        /// The text style of the default cell style. `nil` uses the theme's usual style.
        var defaultText: Theme.CellText?
        var corners: Path.Corners = []
        var upperSeparator: SeparatorLine?
        var lowerSeparator: SeparatorLine?
        /// The line at the row's top edge that follows the separator of the row above.
        var etch: SeparatorLine?
        /// The thickness of the separator of the row above that a selected row covers. `nil` if there is none.
        var coveredSeparator: CGFloat?
        /// A Boolean value that indicates whether the cell's separator inset applies to the lower separator. It does
        /// not apply to the line at the end of a group.
        var isLowerSeparatorInset = false
    }

    /// A separator above or below a row, `thickness` points high.
    struct SeparatorLine: Equatable {
        var color: Color
        var thickness: CGFloat
        /// The distance to the leading edge. `nil` begins at the text.
        var leading: CGFloat?
        var trailing: CGFloat
    }
}

extension ListContent {
    /// The texts and the image with their names.
    var namedParts: [(view: View, name: PartName)] {
        [(text, .text), (detail, .detail), (image, .image)]
    }
}

extension View {
    func setHighlightedBelow(_ isHighlighted: Bool) {
        for subview in subviews {
            (subview as? Label)?.isHighlighted = isHighlighted
            (subview as? ImageView)?.isHighlighted = isHighlighted
            subview.setHighlightedBelow(isHighlighted)
        }
    }
}
