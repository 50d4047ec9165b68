/// The frames of an image and two texts: a pure function from sizes to frames.
///
/// It is the layout of the predefined cell styles, of list content configurations and of section titles. Frames are
/// points in the content's coordinates.
package struct ListContentLayout: Equatable {
    package var image: CGRect?
    package var text: CGRect?
    package var detail: CGRect?
    /// The distance from the content's leading edge to the text. The separator below a row begins at the same distance
    /// from the row's edge, so that it stays in place during editing.
    package var textEdge: CGFloat = 0
    /// The height that the texts and a resizing image require with their padding.
    package var requiredHeight: CGFloat = 0
    /// A Boolean value that indicates whether the detail is right of the text instead of below it.
    package var isSideBySide = false

    /// The arrangement of text and detail.
    package enum Arrangement: Sendable, Hashable {
        /// The detail is below the text.
        case stacked
        /// The detail ends at the trailing margin. Texts that do not fit side by side are truncated or, if `stacks` is
        /// `true`, stacked.
        case sideBySide(stacks: Bool)
        /// The text ends where the detail begins, in columns.
        case columns
    }

    /// The distances between the parts, in points.
    package struct Metrics: Sendable, Hashable {
        package var topPadding: CGFloat, bottomPadding: CGFloat
        package var stack: Theme.Stack
        package var textOffset: CGFloat
        package var imageGap: CGFloat
        package var valueGap: CGFloat, valueFraction: CGFloat
        package var value2Column: CGFloat, value2Gap: CGFloat
        package var textFraction: CGFloat
        package var hasEqualImageMargins: Bool
    }

    /// The area of the content.
    package struct Area: Equatable {
        package var size = CGSize.zero
        package var leadingMargin: CGFloat = 0
        package var trailingMargin: CGFloat = 0
        package var indentation: CGFloat = 0
        package var isRightToLeft = false
        /// The height of the separator at the bottom of the row.
        package var separatorHeight: CGFloat = 0
    }

    package struct Input {
        package var area: Area
        package var arrangement: Arrangement
        package var metrics: Metrics
        /// The position of the texts in a header or footer view. `nil` centers them and keeps them in the row.
        package var titlePosition: Theme.TitlePosition?
        /// The size at which the image is drawn, and the width reserved for it.
        package var image: CGSize?
        package var imageColumn: CGFloat = 0
        /// The height that the image requires. 0 uses the height that the texts leave.
        package var imageHeight: CGFloat = 0
        package var text: Text?
        package var detail: Text?
    }

    /// A label with text.
    package struct Text {
        package var firstBaseline: CGFloat
        /// Returns the distance from the last baseline down to the text's bottom.
        package var descent: () -> CGFloat
        /// Returns the size of the text in lines of a maximum width, with only as many lines as fit into a height.
        package var measure: (_ width: CGFloat, _ height: CGFloat) -> CGSize
    }

    package init() {}

    package init(_ input: Input) {
        let (area, metrics) = (input.area, input.metrics)
        let content = area.size
        // Clamping ensures that nothing extends beyond the content, even in narrow rows or with deep indentation.
        var left = min(content.width, max(0, area.leadingMargin + area.indentation))
        if let size = input.image {
            let isEven = metrics.hasEqualImageMargins
            // An evenly inset image is centered above the separator.
            let rowHeight = content.height - (isEven ? area.separatorHeight : 0)
            if isEven {
                let margin = max((rowHeight - size.height) / 2, 0)
                left = min(content.width, max(0, margin + area.indentation))
            }
            let space = max(content.width - area.trailingMargin - left, 0)
            let column = min(space, max(min(size.width, imageSpace(input, in: space)), input.imageColumn))
            let scale = size.width > 0 ? min(1, column / size.width) : 1
            let (width, height) = (size.width * scale, size.height * scale)
            let free = isEven ? max(rowHeight - height, 0) : rowHeight - height
            image = CGRect(x: left + (column - width) / 2, y: free / 2, width: width, height: height)
            left = min(content.width, left + column + metrics.imageGap)
        }
        textEdge = left
        let space = CGRect(
            x: left, y: 0, width: max(content.width - area.trailingMargin - left, 0), height: content.height)
        switch input.arrangement {
        case .sideBySide(let stacks) where !stacks || fitsSideBySide(input, in: space.width):
            layOutValue1(input, in: space)
        case .columns: layOutValue2(input, in: space)
        case .stacked, .sideBySide: layOutStacked(input, in: space)
        }
        let imageHeight = input.imageHeight > 0 ? input.imageHeight + metrics.verticalPadding : 0
        requiredHeight = max(requiredHeight, imageHeight)
        if area.isRightToLeft { mirror(in: content) }
    }

    /// Swaps left and right. All frames were computed for a left-to-right layout.
    private mutating func mirror(in size: CGSize) {
        let bounds = CGRect(origin: .zero, size: size)
        for part in [\ListContentLayout.image, \.text, \.detail] {
            self[keyPath: part] = self[keyPath: part]?.mirrored(in: bounds)
        }
    }

    /// Returns the width of the content that an image can take: the width that the texts do not require or reserve.
    private func imageSpace(_ input: Input, in space: CGFloat) -> CGFloat {
        let widths = [input.text, input.detail].compactMap { $0?.measure(.infinity, .infinity).width }
        guard let widest = widths.max() else { return space }
        let desired = input.arrangement == .stacked ? widest : widths.reduce(0, +)
        return max(space - input.metrics.imageGap - min(desired, space * input.metrics.textFraction), 0)
    }

    // MARK: Arrangements

    private mutating func layOutStacked(_ input: Input, in space: CGRect) {
        func height(_ label: Text?, atMost limit: CGFloat) -> CGFloat {
            label?.measure(space.width, input.titlePosition == nil ? limit : .infinity).height ?? 0
        }
        let isStack = input.text != nil && input.detail != nil
        let stack = input.metrics.stack
        // In a row too low for both texts, the first line of the detail takes precedence over further lines of the
        // text, and both over the gap.
        let detailLine = height(input.detail, atMost: 0)
        let textHeight = height(input.text, atMost: max(space.height - detailLine, 0))
        let detailHeight = height(input.detail, atMost: max(space.height - textHeight, 0))
        let texts = height(input.text, atMost: .infinity) + height(input.detail, atMost: .infinity)
        requiredHeight =
            isStack
            ? stack.topPadding + texts + stack.gap + stack.bottomPadding
            : texts + input.metrics.verticalPadding
        let free = max(space.height - textHeight - detailHeight, 0)
        let missing = max(requiredHeight - space.height, 0)
        let gap = isStack ? min(free, stack.gap(missing: missing)) : 0
        let offset =
            isStack
            ? stack.offset(missing: missing + gap - stack.gap, textOffset: input.metrics.textOffset)
            : input.metrics.offset
        let top = position(
            height: textHeight + gap + detailHeight, offset: offset, input, last: input.detail ?? input.text,
            in: space)
        if input.text != nil { text = CGRect(x: space.minX, y: top, width: space.width, height: textHeight) }
        if input.detail != nil {
            detail = CGRect(
                x: space.minX, y: top + textHeight + gap, width: space.width, height: detailHeight)
        }
    }

    /// Returns the top edge of texts. In a row, they are at a vertical offset from the center, which moves nothing out
    /// of the row.
    private func position(
        height: CGFloat, offset: CGFloat, _ input: Input, last: Text?, in space: CGRect
    ) -> CGFloat {
        let centered = (space.height - height) / 2
        switch input.titlePosition {
        case nil:
            let limit = max(centered, 0)
            return centered + min(max(offset, -limit), limit)
        case .centered?: return centered + input.metrics.textOffset
        case .baselineAboveBottom(let distance)?:
            return space.height - distance - height + (last?.descent() ?? 0)
        case .below(let distance)?: return distance
        }
    }

    private func fitsSideBySide(_ input: Input, in width: CGFloat) -> Bool {
        let texts = [input.text, input.detail].compactMap { $0?.measure(.infinity, .infinity).width }
        return texts.reduce(0, +) + (texts.count < 2 ? 0 : input.metrics.valueGap) <= width
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

    /// Sets the vertical positions of text and detail. They are positioned in the row together, with their first lines
    /// on one baseline.
    private mutating func layOutSideBySide(
        _ input: Input, in space: CGRect, text textPosition: CGRect, detail detailPosition: CGRect
    ) {
        isSideBySide = true
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
        requiredHeight = height(within: .infinity) + input.metrics.verticalPadding
        let top = position(
            height: height(within: space.height), offset: input.metrics.offset, input,
            last: input.text ?? input.detail, in: space)
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

extension ListContentLayout.Metrics {
    package init(_ cell: Theme.Cell) {
        self.init(
            topPadding: cell.verticalPadding, bottomPadding: cell.verticalPadding, stack: cell.stack,
            textOffset: cell.textOffset, imageGap: cell.imageGap, valueGap: cell.valueGap,
            valueFraction: cell.valueFraction, value2Column: cell.value2Column, value2Gap: cell.value2Gap,
            textFraction: cell.textFraction, hasEqualImageMargins: cell.hasEqualImageMargins)
    }

    /// The padding above and below, together.
    var verticalPadding: CGFloat { topPadding + bottomPadding }

    /// The distance from the vertically centered position of the texts down to their position, except in a stack.
    fileprivate var offset: CGFloat { textOffset + (topPadding - bottomPadding) / 2 }
}

extension Theme.Stack {
    /// Returns the gap in a row that is lower than its texts, gap and paddings by `missing` points.
    fileprivate func gap(missing: CGFloat) -> CGFloat { min(gap, max(gap - missing, minimumGap)) }

    /// Returns the distance from the vertically centered position of the texts down to their position. The larger padding
    /// shrinks by the `missing` points, until the texts have the offset of other texts.
    fileprivate func offset(missing: CGFloat, textOffset: CGFloat) -> CGFloat {
        let offset = (topPadding - bottomPadding) / 2
        return offset < textOffset
            ? min(offset + missing / 2, textOffset) : max(offset - missing / 2, textOffset)
    }
}
