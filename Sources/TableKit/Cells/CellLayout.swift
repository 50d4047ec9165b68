/// Where the parts of a row go: a pure function from sizes to frames.
///
/// The frames of image, text and detail are in points of the content's coordinates, the others of the row's.
package struct CellLayout: Equatable {
    package var content = CGRect.zero
    package var image: CGRect?
    package var text: CGRect?
    package var detail: CGRect?
    package var accessory: CGRect?
    package var editingControl: CGRect?
    package var reorderControl: CGRect?
    /// How far from the row's leading edge the text begins: the separator below the row begins there too.
    package var textEdge: CGFloat = 0
    /// The height of the texts, without padding.
    package var textHeight: CGFloat = 0

    /// What the frames are made from.
    package struct Input {
        package var size: CGSize
        package var style: TableViewCell.CellStyle = .default
        package var metrics: Theme.Cell
        package var editing: Theme.Editing
        /// The width of the table, which decides the margin.
        package var tableWidth: CGFloat
        package var indentation: CGFloat = 0
        /// The content's own margins, in place of the theme's; leading and trailing.
        package var margins: (leading: CGFloat, trailing: CGFloat)?
        package var isRightToLeft = false
        package var showsEditingControl = false
        /// Whether the content makes room for the editing control.
        package var isShifted = false
        package var showsReorderControl = false
        package var accessory: CGSize?
        /// The size the image is drawn at, and the width kept free for it.
        package var image: CGSize?
        package var imageColumn: CGFloat = 0
        package var text: Text?
        package var detail: Text?

        var leadingMargin: CGFloat { margins?.leading ?? metrics.margin.value(forWidth: tableWidth) }
        var trailingMargin: CGFloat { margins?.trailing ?? metrics.margin.value(forWidth: tableWidth) }
    }

    /// A label that has something to show.
    package struct Text {
        /// The size of the text in lines of at most so many points.
        package var measure: (_ width: CGFloat) -> CGSize
        /// From the top of the text to its first baseline.
        package var firstBaseline: CGFloat

        package init(firstBaseline: CGFloat, measure: @escaping (CGFloat) -> CGSize) {
            self.firstBaseline = firstBaseline
            self.measure = measure
        }
    }

    package init(_ input: Input) {
        let trailing = placeSides(input)
        var left = input.leadingMargin + input.indentation
        if let size = input.image {
            let column = max(size.width, input.imageColumn)
            image = CGRect(
                x: left + (column - size.width) / 2, y: (input.size.height - size.height) / 2,
                width: size.width, height: size.height)
            left += column + input.metrics.imageGap
        }
        textEdge = content.minX + left
        let room = CGRect(
            x: left, y: 0, width: max(content.width - trailing - left, 0), height: input.size.height)
        switch input.style {
        case .default: placeDefault(input, in: room)
        case .subtitle: placeSubtitle(input, in: room)
        case .value1: placeValue1(input, in: room)
        case .value2: placeValue2(input, in: room)
        }
        if input.isRightToLeft { mirror(in: input.size.width) }
    }

    /// Turns left and right around. Everything has been placed as if reading went from left to right.
    private mutating func mirror(in width: CGFloat) {
        func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let contentWidth = content.width
        content = mirrored(content, in: width)
        for part in [\CellLayout.image, \.text, \.detail] {
            self[keyPath: part] = self[keyPath: part].map { mirrored($0, in: contentWidth) }
        }
        for part in [\CellLayout.accessory, \.editingControl, \.reorderControl] {
            self[keyPath: part] = self[keyPath: part].map { mirrored($0, in: width) }
        }
    }

    /// Places what stands left and right of the content, and answers the margin at the content's right.
    private mutating func placeSides(_ input: Input) -> CGFloat {
        let height = input.size.height
        var left: CGFloat = 0
        var right = input.size.width
        let margin = input.trailingMargin
        if input.showsEditingControl {
            let diameter = input.editing.controlDiameter
            editingControl = CGRect(
                x: input.editing.controlX, y: (height - diameter) / 2, width: diameter, height: diameter)
        }
        if input.isShifted { left = input.editing.shift }
        if input.showsReorderControl {
            right -= input.editing.reorderWidth
            reorderControl = CGRect(x: right, y: 0, width: input.editing.reorderWidth, height: height)
        }
        if let size = input.accessory {
            right -= size.width + (input.showsReorderControl ? input.metrics.accessoryGap : margin)
            accessory = CGRect(
                x: right, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        content = CGRect(x: left, y: 0, width: max(right - left, 0), height: height)
        return right < input.size.width ? input.metrics.accessoryGap : margin
    }

    // MARK: Styles

    private mutating func placeDefault(_ input: Input, in room: CGRect) {
        guard let label = input.text else { return }
        let size = label.measure(room.width)
        text = CGRect(
            x: room.minX, y: (room.height - size.height) / 2, width: room.width, height: size.height)
        textHeight = size.height
    }

    private mutating func placeSubtitle(_ input: Input, in room: CGRect) {
        let textHeight = input.text?.measure(room.width).height ?? 0
        let detailHeight = input.detail?.measure(room.width).height ?? 0
        let top = (room.height - textHeight - detailHeight) / 2
        if input.text != nil {
            text = CGRect(x: room.minX, y: top, width: room.width, height: textHeight)
        }
        if input.detail != nil {
            detail = CGRect(x: room.minX, y: top + textHeight, width: room.width, height: detailHeight)
        }
        self.textHeight = textHeight + detailHeight
    }

    private mutating func placeValue1(_ input: Input, in room: CGRect) {
        let gap = input.text == nil || input.detail == nil ? 0 : input.metrics.valueGap
        let wanted = input.detail?.measure(.infinity).width ?? 0
        // The value gives way to the text, but not below its share of the row.
        let kept = min(wanted, room.width * input.metrics.valueShare)
        let textRoom = max(room.width - gap - kept, 0)
        let textSize = input.text?.measure(textRoom) ?? .zero
        let detailRoom = max(room.width - gap - textSize.width, 0)
        let detailSize = input.detail?.measure(detailRoom) ?? .zero
        if input.text != nil {
            text = CGRect(
                x: room.minX, y: (room.height - textSize.height) / 2,
                width: textSize.width, height: textSize.height)
        }
        if input.detail != nil {
            detail = CGRect(
                x: room.maxX - min(detailSize.width, detailRoom), y: (room.height - detailSize.height) / 2,
                width: min(detailSize.width, detailRoom), height: detailSize.height)
        }
        alignBaselines(input)
        textHeight = max(textSize.height, detailSize.height)
    }

    private mutating func placeValue2(_ input: Input, in room: CGRect) {
        let column = min(input.metrics.value2Column, room.width)
        let textSize = input.text?.measure(column) ?? .zero
        if input.text != nil {
            text = CGRect(
                x: room.minX, y: (room.height - textSize.height) / 2, width: column, height: textSize.height)
        }
        let left = room.minX + column + input.metrics.value2Gap
        let detailRoom = max(room.maxX - left, 0)
        let detailSize = input.detail?.measure(detailRoom) ?? .zero
        if input.detail != nil {
            detail = CGRect(
                x: left, y: (room.height - detailSize.height) / 2, width: detailRoom,
                height: detailSize.height)
        }
        alignBaselines(input)
        textHeight = max(textSize.height, detailSize.height)
    }

    /// Puts the first lines of text and detail on one baseline: that of the one with the higher letters.
    private mutating func alignBaselines(_ input: Input) {
        guard let textFrame = text, let detailFrame = detail, let label = input.text, let value = input.detail
        else { return }
        if label.firstBaseline >= value.firstBaseline {
            detail?.origin.y = textFrame.minY + label.firstBaseline - value.firstBaseline
        } else {
            text?.origin.y = detailFrame.minY + value.firstBaseline - label.firstBaseline
        }
    }
}
