/// The frames of the parts of a row: a pure function from sizes to frames.
///
/// The frames of image, text and detail are points in the content's coordinates. The others are in the row's.
package struct CellLayout: Equatable {
    package var content = CGRect.zero
    package var image: CGRect?
    package var text: CGRect?
    package var detail: CGRect?
    package var accessory: CGRect?
    package var editingControl: CGRect?
    package var reorderControl: CGRect?
    /// The distance from the content's leading edge to the text. The separator below the row begins at the same
    /// distance from the row's edge, so that it stays in place during editing.
    package var textEdge: CGFloat = 0
    /// The height that the texts require with their padding.
    package var requiredHeight: CGFloat = 0

    package struct Input {
        package var size: CGSize
        package var style: TableViewCell.CellStyle = .default
        package var metrics: Theme.Cell
        package var editing: Theme.Editing
        /// The margin of the content in the table.
        package var margin: CGFloat
        package var indentation: CGFloat = 0
        /// The leading and trailing margins of the content. `nil` uses the theme's values.
        package var margins: (leading: CGFloat, trailing: CGFloat)?
        package var isRightToLeft = false
        /// A Boolean value that indicates whether value styles stack their texts.
        package var isStacked = false
        /// The width at the trailing edge that another view covers, such as the table's index.
        package var trailingObstacle: CGFloat = 0
        package var showsEditingControl = false
        /// A Boolean value that indicates whether the content moves to provide space for the editing control.
        package var isShifted = false
        package var showsReorderControl = false
        package var accessory: CGSize?
        /// The distance from the margin inward to the accessory.
        package var accessoryInset: CGFloat = 0
        /// The size at which the image is drawn, and the width reserved for it.
        package var image: CGSize?
        package var imageColumn: CGFloat = 0
        /// The height of the separator at the bottom of the row.
        package var separatorHeight: CGFloat = 0
        package var text: Text?
        package var detail: Text?

        var leadingMargin: CGFloat { margins?.leading ?? margin }
        var trailingMargin: CGFloat { margins?.trailing ?? margin }
    }

    /// A label with text.
    package struct Text {
        package var firstBaseline: CGFloat
        /// Returns the size of the text in lines of a maximum width, with only as many lines as fit into a height.
        package var measure: (_ width: CGFloat, _ height: CGFloat) -> CGSize
    }

    package init(_ input: Input) {
        let trailing = layOutSides(input)
        // Clamping ensures that nothing extends beyond the content, even in narrow rows or with deep indentation.
        var left = min(content.width, max(0, input.leadingMargin + input.indentation))
        if let size = input.image {
            let isEven = input.metrics.hasEqualImageMargins
            // An evenly inset image is centered above the separator.
            let rowHeight = input.size.height - (isEven ? input.separatorHeight : 0)
            if isEven {
                let margin = max((rowHeight - size.height) / 2, 0)
                left = min(content.width, max(0, margin + input.indentation))
            }
            let space = max(content.width - trailing - left, 0)
            let column = min(space, max(min(size.width, imageSpace(input, in: space)), input.imageColumn))
            let scale = size.width > 0 ? min(1, column / size.width) : 1
            let (width, height) = (size.width * scale, size.height * scale)
            let free = isEven ? max(rowHeight - height, 0) : rowHeight - height
            image = CGRect(x: left + (column - width) / 2, y: free / 2, width: width, height: height)
            left = min(content.width, left + column + input.metrics.imageGap)
        }
        textEdge = left
        let space = CGRect(
            x: left, y: 0, width: max(content.width - trailing - left, 0), height: input.size.height)
        switch input.style {
        case .default, .subtitle: layOutStacked(input, in: space)
        case .value1 where input.isStacked, .value2 where input.isStacked: layOutStacked(input, in: space)
        case .value1: layOutValue1(input, in: space)
        case .value2: layOutValue2(input, in: space)
        }
        if input.isRightToLeft { mirror(in: input.size.width) }
    }

    /// Swaps left and right. All frames were computed for a left-to-right layout.
    private mutating func mirror(in width: CGFloat) {
        let row = CGRect(x: 0, y: 0, width: width, height: 0)
        let contentBounds = CGRect(origin: .zero, size: content.size)
        content = content.mirrored(in: row)
        for part in [\CellLayout.image, \.text, \.detail] {
            self[keyPath: part] = self[keyPath: part]?.mirrored(in: contentBounds)
        }
        for part in [\CellLayout.accessory, \.editingControl, \.reorderControl] {
            self[keyPath: part] = self[keyPath: part]?.mirrored(in: row)
        }
    }

    /// Places the controls left and right of the content, and returns the margin at the content's right.
    private mutating func layOutSides(_ input: Input) -> CGFloat {
        let height = input.size.height
        var left: CGFloat = 0
        var right = max(input.size.width - input.trailingObstacle, 0)
        let edge = right
        let margin = input.trailingMargin
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
            right -= input.showsReorderControl ? input.metrics.accessoryGap : margin + input.accessoryInset
            accessory = CGRect(
                x: right, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        content = CGRect(x: left, y: 0, width: max(right - left, 0), height: height)
        return right < edge ? input.metrics.accessoryGap : margin
    }

    /// Returns the width of the content that an image can take: the width that the texts do not require or reserve.
    private func imageSpace(_ input: Input, in space: CGFloat) -> CGFloat {
        let widths = [input.text, input.detail].compactMap { $0?.measure(.infinity, .infinity).width }
        guard let widest = widths.max() else { return space }
        let isSideBySide = (input.style == .value1 || input.style == .value2) && !input.isStacked
        let desired = isSideBySide ? widths.reduce(0, +) : widest
        return max(space - input.metrics.imageGap - min(desired, space * input.metrics.textFraction), 0)
    }

    // MARK: Styles

    private mutating func layOutStacked(_ input: Input, in space: CGRect) {
        func height(_ label: Text?, atMost limit: CGFloat) -> CGFloat {
            label?.measure(space.width, limit).height ?? 0
        }
        let isStack = input.text != nil && input.detail != nil
        let stack = input.metrics.stack
        // In a row too low for both texts, the first line of the detail takes precedence over further lines of the
        // text, and both over the gap.
        let detailLine = height(input.detail, atMost: 0)
        let textHeight = height(input.text, atMost: max(space.height - detailLine, 0))
        let detailHeight = height(input.detail, atMost: max(space.height - textHeight, 0))
        let free = space.height - textHeight - detailHeight
        let gap = isStack ? min(max(free, 0), stack.gap) : 0
        let offset = isStack ? (stack.topPadding - stack.bottomPadding) / 2 : input.metrics.textOffset
        let top = position(height: space.height - free + gap, offset: offset, in: space)
        if input.text != nil { text = CGRect(x: space.minX, y: top, width: space.width, height: textHeight) }
        if input.detail != nil {
            detail = CGRect(
                x: space.minX, y: top + textHeight + gap, width: space.width, height: detailHeight)
        }
        let texts = height(input.text, atMost: .infinity) + height(input.detail, atMost: .infinity)
        requiredHeight =
            isStack
            ? stack.topPadding + texts + stack.gap + stack.bottomPadding
            : texts + 2 * input.metrics.verticalPadding
    }

    /// Returns the top edge of texts at a vertical offset from the center. The offset moves nothing out of the row.
    private func position(height: CGFloat, offset: CGFloat, in space: CGRect) -> CGFloat {
        let centered = (space.height - height) / 2
        let limit = max(centered, 0)
        return centered + min(max(offset, -limit), limit)
    }

    private mutating func layOutValue1(_ input: Input, in space: CGRect) {
        let gap = input.text == nil || input.detail == nil ? 0 : input.metrics.valueGap
        let desired = input.detail?.measure(.infinity, .infinity).width ?? 0
        // The value shrinks in favor of the text, but not below its fraction of the row.
        let reserved = min(desired, space.width * input.metrics.valueFraction)
        let textSpace = max(space.width - gap - reserved, 0)
        let textWidth = input.text?.measure(textSpace, .infinity).width ?? 0
        let detailSpace = max(space.width - gap - textWidth, 0)
        let detailWidth = input.detail?.measure(detailSpace, .infinity).width ?? 0
        layOutSideBySide(
            input, in: space, text: CGRect(x: space.minX, y: 0, width: min(textWidth, textSpace), height: 0),
            detail: CGRect(
                x: space.maxX - min(detailWidth, detailSpace), y: 0, width: min(detailWidth, detailSpace),
                height: 0))
    }

    private mutating func layOutValue2(_ input: Input, in space: CGRect) {
        // In a narrow row, the column reserves the value's fraction of the width.
        let fraction = input.detail == nil ? 0 : input.metrics.valueFraction
        let column = min(
            input.metrics.value2Column, max(space.width - input.metrics.value2Gap, 0) * (1 - fraction))
        let left = min(space.minX + column + input.metrics.value2Gap, space.maxX)
        layOutSideBySide(
            input, in: space, text: CGRect(x: space.minX, y: 0, width: column, height: 0),
            detail: CGRect(x: left, y: 0, width: space.maxX - left, height: 0))
    }

    /// Sets the vertical positions of text and detail. They are centered in the row together, with their first lines on
    /// one baseline.
    private mutating func layOutSideBySide(
        _ input: Input, in space: CGRect, text textPosition: CGRect, detail detailPosition: CGRect
    ) {
        let lead =
            input.text.flatMap { text in input.detail.map { text.firstBaseline - $0.firstBaseline } } ?? 0
        let (textDrop, detailDrop) = (max(-lead, 0), max(lead, 0))
        func height(_ label: Text?, _ position: CGRect, drop: CGFloat, within limit: CGFloat) -> CGFloat {
            label.map { drop + $0.measure(position.width, max(limit - drop, 0)).height } ?? 0
        }
        func height(within limit: CGFloat) -> CGFloat {
            max(
                height(input.text, textPosition, drop: textDrop, within: limit),
                height(input.detail, detailPosition, drop: detailDrop, within: limit))
        }
        requiredHeight = height(within: .infinity) + 2 * input.metrics.verticalPadding
        let top = self.position(
            height: height(within: space.height), offset: input.metrics.textOffset, in: space)
        func placed(_ label: Text?, _ position: CGRect, drop: CGFloat) -> CGRect? {
            guard label != nil else { return nil }
            return CGRect(
                x: position.minX, y: top + drop, width: position.width,
                height: height(label, position, drop: drop, within: space.height) - drop)
        }
        text = placed(input.text, textPosition, drop: textDrop)
        detail = placed(input.detail, detailPosition, drop: detailDrop)
    }
}
