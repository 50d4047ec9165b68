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
        /// Whether the value styles have their texts one below the other.
        package var isStacked = false
        /// The width at the trailing edge that is taken by something in front of the row, such as the table's index.
        package var trailingObstacle: CGFloat = 0
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
        /// The size of the text in lines of at most so many points, and of no more lines than stand in a height.
        package var measure: (_ width: CGFloat, _ height: CGFloat) -> CGSize
        /// From the top of the text to its first baseline.
        package var firstBaseline: CGFloat

        package init(firstBaseline: CGFloat, measure: @escaping (CGFloat, CGFloat) -> CGSize) {
            self.firstBaseline = firstBaseline
            self.measure = measure
        }
    }

    package init(_ input: Input) {
        let trailing = placeSides(input)
        // However narrow the row or deep the indentation, nothing leaves the content.
        var left = min(content.width, max(0, input.leadingMargin + input.indentation))
        if let size = input.image {
            if let margin = input.metrics.imageMargin {
                left = min(content.width, max(0, margin + input.indentation))
            }
            let room = max(content.width - trailing - left, 0)
            let column = min(room, max(min(size.width, imageRoom(input, in: room)), input.imageColumn))
            let scale = size.width > 0 ? min(1, column / size.width) : 1
            let (width, height) = (size.width * scale, size.height * scale)
            image = CGRect(
                x: left + (column - width) / 2, y: (input.size.height - height) / 2,
                width: width, height: height)
            left = min(content.width, left + column + input.metrics.imageGap)
        }
        textEdge = content.minX + left
        let room = CGRect(
            x: left, y: 0, width: max(content.width - trailing - left, 0), height: input.size.height)
        switch input.style {
        case .default: placeDefault(input, in: room)
        case .subtitle: placeStacked(input, in: room)
        case .value1 where input.isStacked, .value2 where input.isStacked: placeStacked(input, in: room)
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
        var right = max(input.size.width - input.trailingObstacle, 0)
        let edge = right
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
        return right < edge ? input.metrics.accessoryGap : margin
    }

    /// The width that an image may take of the content's: what its texts do not need, or do not keep.
    private func imageRoom(_ input: Input, in room: CGFloat) -> CGFloat {
        let widths = [input.text, input.detail].compactMap { $0?.measure(.infinity, .infinity).width }
        guard let widest = widths.max() else { return room }
        let isSideBySide = (input.style == .value1 || input.style == .value2) && !input.isStacked
        let wanted = isSideBySide ? widths.reduce(0, +) : widest
        return max(room - input.metrics.imageGap - min(wanted, room * input.metrics.textShare), 0)
    }

    // MARK: Styles

    private mutating func placeDefault(_ input: Input, in room: CGRect) {
        guard let label = input.text else { return }
        let size = label.measure(room.width, room.height)
        text = CGRect(
            x: room.minX, y: (room.height - size.height) / 2, width: room.width, height: size.height)
        textHeight = label.measure(room.width, .infinity).height
    }

    private mutating func placeStacked(_ input: Input, in room: CGRect) {
        func height(_ label: Text?, atMost limit: CGFloat) -> CGFloat {
            label?.measure(room.width, limit).height ?? 0
        }
        // In a row too low for both, the text leaves the detail its first line.
        let detailLine = height(input.detail, atMost: 0)
        let textHeight = height(input.text, atMost: max(room.height - detailLine, 0))
        let detailHeight = height(input.detail, atMost: max(room.height - textHeight, 0))
        let top = (room.height - textHeight - detailHeight) / 2
        if input.text != nil {
            text = CGRect(x: room.minX, y: top, width: room.width, height: textHeight)
        }
        if input.detail != nil {
            detail = CGRect(x: room.minX, y: top + textHeight, width: room.width, height: detailHeight)
        }
        self.textHeight = height(input.text, atMost: .infinity) + height(input.detail, atMost: .infinity)
    }

    private mutating func placeValue1(_ input: Input, in room: CGRect) {
        let gap = input.text == nil || input.detail == nil ? 0 : input.metrics.valueGap
        let wanted = input.detail?.measure(.infinity, .infinity).width ?? 0
        // The value gives way to the text, but not below its share of the row.
        let kept = min(wanted, room.width * input.metrics.valueShare)
        let textRoom = max(room.width - gap - kept, 0)
        let textWidth = input.text?.measure(textRoom, .infinity).width ?? 0
        let detailRoom = max(room.width - gap - textWidth, 0)
        let detailWidth = input.detail?.measure(detailRoom, .infinity).width ?? 0
        placeSideBySide(
            input, in: room,
            text: CGRect(x: room.minX, y: 0, width: min(textWidth, textRoom), height: 0),
            detail: CGRect(
                x: room.maxX - min(detailWidth, detailRoom), y: 0, width: min(detailWidth, detailRoom),
                height: 0))
    }

    private mutating func placeValue2(_ input: Input, in room: CGRect) {
        // In a narrow row the column leaves the value its share.
        let share = input.detail == nil ? 0 : input.metrics.valueShare
        let column = min(
            input.metrics.value2Column, max(room.width - input.metrics.value2Gap, 0) * (1 - share))
        let left = min(room.minX + column + input.metrics.value2Gap, room.maxX)
        placeSideBySide(
            input, in: room,
            text: CGRect(x: room.minX, y: 0, width: column, height: 0),
            detail: CGRect(x: left, y: 0, width: room.maxX - left, height: 0))
    }

    /// Gives text and detail, whose horizontal places are known, their vertical ones: together in the middle of the row,
    /// with their first lines on one baseline.
    private mutating func placeSideBySide(
        _ input: Input, in room: CGRect, text textPlace: CGRect, detail detailPlace: CGRect
    ) {
        let lead =
            input.text.flatMap { text in input.detail.map { text.firstBaseline - $0.firstBaseline } } ?? 0
        let (textDrop, detailDrop) = (max(-lead, 0), max(lead, 0))
        func height(_ label: Text?, _ place: CGRect, drop: CGFloat, within limit: CGFloat) -> CGFloat {
            label.map { drop + $0.measure(place.width, max(limit - drop, 0)).height } ?? 0
        }
        func height(within limit: CGFloat) -> CGFloat {
            max(
                height(input.text, textPlace, drop: textDrop, within: limit),
                height(input.detail, detailPlace, drop: detailDrop, within: limit))
        }
        textHeight = height(within: .infinity)
        let top = (room.height - height(within: room.height)) / 2
        func placed(_ label: Text?, _ place: CGRect, drop: CGFloat) -> CGRect? {
            guard label != nil else { return nil }
            return CGRect(
                x: place.minX, y: top + drop, width: place.width,
                height: height(label, place, drop: drop, within: room.height) - drop)
        }
        text = placed(input.text, textPlace, drop: textDrop)
        detail = placed(input.detail, detailPlace, drop: detailDrop)
    }
}
