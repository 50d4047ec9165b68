/// The frames of the sides of a row, and of the content between them: a pure function from sizes to frames. For those
/// in the content, see ``ListContentLayout``.
package struct CellLayout: Equatable {
    package var content = CGRect.zero
    package var accessory: CGRect?
    package var editingControl: CGRect?
    package var reorderControl: CGRect?
    /// The margins between the content's edges and its parts.
    package var leadingMargin: CGFloat
    package var trailingMargin: CGFloat = 0

    package struct Input {
        package var size: CGSize
        package var editing: Theme.Editing
        /// The space between the content and an accessory.
        package var accessoryGap: CGFloat
        /// The margin of the content in the table.
        package var margin: CGFloat
        /// The leading and trailing margins of the content. `nil` uses the theme's values.
        package var margins: (leading: CGFloat, trailing: CGFloat)?
        package var isRightToLeft = false
        /// The width at the trailing edge that another view covers, such as the table's index.
        package var trailingObstacle: CGFloat = 0
        package var showsEditingControl = false
        /// A Boolean value that indicates whether the content moves to provide space for the editing control.
        package var isShifted = false
        package var showsReorderControl = false
        package var accessory: CGSize?
        /// The distance from the margin inward to the accessory.
        package var accessoryInset: CGFloat = 0
    }

    package init(_ input: Input) {
        leadingMargin = input.margins?.leading ?? input.margin
        layOutSides(input, margin: input.margins?.trailing ?? input.margin)
        if input.isRightToLeft { mirror(in: input.size.width) }
    }

    /// Swaps left and right. All frames were computed for a left-to-right layout.
    private mutating func mirror(in width: CGFloat) {
        let row = CGRect(x: 0, y: 0, width: width, height: 0)
        content = content.mirrored(in: row)
        for part in [\CellLayout.accessory, \.editingControl, \.reorderControl] {
            self[keyPath: part] = self[keyPath: part]?.mirrored(in: row)
        }
    }

    /// Places the controls left and right of the content.
    private mutating func layOutSides(_ input: Input, margin: CGFloat) {
        let height = input.size.height
        var left: CGFloat = 0
        var right = max(input.size.width - input.trailingObstacle, 0)
        let edge = right
        if input.showsEditingControl {
            let diameter = input.editing.controlDiameter
            editingControl = CGRect(
                x: input.editing.controlX, y: (height - diameter) / 2 + input.editing.controlOffset,
                width: diameter, height: diameter)
        }
        if input.isShifted { left = input.editing.shift }
        if input.showsReorderControl {
            right -= input.editing.reorderWidth
            reorderControl = CGRect(x: right, y: 0, width: input.editing.reorderWidth, height: height)
        }
        if let size = input.accessory {
            right -= size.width
            right -= input.showsReorderControl ? input.accessoryGap : margin + input.accessoryInset
            accessory = CGRect(
                x: right, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        content = CGRect(x: left, y: 0, width: max(right - left, 0), height: height)
        trailingMargin = right < edge ? input.accessoryGap : margin
    }
}
