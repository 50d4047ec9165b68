extension TableViewCell {
    /// Sets the theme's fonts and colors for the style. Values that the program has set take precedence.
    func applyTheme() {
        let metrics = environment.theme.cell
        let text =
            switch style {
            case .default: position.defaultText ?? metrics.default
            case .subtitle: metrics.subtitle
            case .value1: metrics.value1
            case .value2: metrics.value2
            }
        // In the value2 style, the text ends where the detail begins. In the value1 style, the detail ends at the margin.
        let trailing: TextAlignment = environment.hasLargeText ? .natural : isRightToLeft ? .left : .right
        let lines = environment.hasLargeText ? 0 : 1
        parts.text.defaultAppearance = .init(
            font: text.font, color: text.color, highlightedColor: metrics.selectedTextColor,
            alignment: style == .value2 ? trailing : .natural, numberOfLines: lines)
        parts.detail.defaultAppearance = .init(
            font: text.detailFont, color: text.detailColor, highlightedColor: metrics.selectedTextColor,
            alignment: style == .value1 ? trailing : .natural, numberOfLines: lines)
    }

    func layOutParts() {
        insertAccessory()
        let layout = makeLayout(for: bounds.size)
        contentView.frame = layout.content
        updateContentMargins()
        parts.image.frame = layout.image ?? .zero
        parts.text.frame = layout.text ?? .zero
        parts.detail.frame = layout.detail ?? .zero
        parts.editingControl.appearance =
            showsSelectionCircle ? .circle(isFull: isSelected) : .disc(editingStyle)
        let accessory = shownAccessory
        for case let view? in [accessoryView, editingAccessoryView, parts.accessoryIndicator] {
            show(view, at: view === accessory ? layout.accessory : nil)
        }
        show(parts.editingControl, at: layout.editingControl)
        show(parts.reorderControl, at: layout.reorderControl)
        layOutBackgrounds()
        layOutBorder()
        layOutSeparators(textEdge: layout.textEdge)
        layOutSurroundings()
    }

    private func layOutSeparators(textEdge: CGFloat) {
        let upper = position.upperSeparator ?? (showsSelection ? nil : position.etch)
        // A separator would cross the round corners of a swiped row.
        let hidesSeparators = hidesSeparators || swipedOutline != nil
        position(parts.upperSeparator, hidesSeparators ? nil : upper, textEdge: textEdge, isUpper: true)
        var lower = hidesSeparators ? nil : position.lowerSeparator
        if position.isLowerSeparatorInset, let inset = lowerSeparatorInset {
            lower?.leading = inset.leading
            lower?.trailing = inset.trailing
        }
        position(parts.lowerSeparator, lower, textEdge: textEdge, isUpper: false)
    }

    private func show(_ view: View, at frame: CGRect?) {
        view.isHidden = frame == nil
        guard let frame else { return }
        // A whole-pixel position makes circles and chevrons equally sharp in every row.
        view.frame = frame.onPixel(scale: traitCollection.displayScale)
    }

    /// Adds the visible accessory view to the cell, because its size can depend on the theme.
    private func insertAccessory() {
        guard let view = shownAccessory, view.superview !== self else { return }
        insertSubview(view, at: subviews.count - 2)
    }

    var shownAccessory: View? {
        if let view = isEditing ? editingAccessoryView : accessoryView { return view }
        let type = isEditing ? editingAccessoryType : accessoryType
        guard type != .none else { return nil }
        parts.accessoryIndicator.type = type
        parts.accessoryIndicator.isHighlighted = showsSelection
        return parts.accessoryIndicator
    }

    private func layOutBackgrounds() {
        let usual = parts.selectedBackground
        let metrics = environment.theme.cell
        usual.defaultBackground =
            selectionStyle == .gray ? metrics.graySelectedBackground : metrics.selectedBackground
        usual.outline = swipedOutline
        let multiple = isMultipleSelection ? multipleSelectionBackgroundView : nil
        let selected = multiple ?? selectedBackgroundView ?? usual
        parts.shownSelection = showsSelection ? selected : nil
        let candidates = [multipleSelectionBackgroundView, selectedBackgroundView, usual]
        for case let view? in candidates { view.isHidden = view !== selected || !showsSelection }
        for case let view? in candidates + [backgroundView] {
            if view.superview !== self { insertSubview(view, at: parts.border === subviews.first ? 1 : 0) }
            view.frame = bounds
        }
        layOutSwipedBackground()
    }

    private func layOutBorder() {
        parts.border?.isHidden = position.border == nil
        guard let border = position.border else { return }
        let view = parts.border ?? SectionBorder()
        view.isUserInteractionEnabled = false
        parts.border = view
        if view.superview !== self || view.line?.isOutside != border.isOutside {
            // The shadow of an outer border belongs to the row's background.
            insertSubview(view, at: border.isOutside ? 0 : subviews.count)
        }
        view.line = border
        view.sectionCorners = position.corners
        view.radius = position.cornerRadius
        view.curve = position.cornerCurve
        view.frame = bounds
    }

    /// The distances between the separator and the cell's edges, or `nil` if the cell specifies none. As in UIKit,
    /// margins are left and right in both layout directions, but a separator's inset is mirrored.
    private var lowerSeparatorInset: (leading: CGFloat, trailing: CGFloat)? {
        separatorInset.map { ($0.left, $0.right) } ?? ownMargins(of: self)
    }

    private func ownMargins(of view: View) -> (leading: CGFloat, trailing: CGFloat)? {
        guard view.hasOwnLayoutMargins else { return nil }
        let margins = view.layoutMargins
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    private func position(_ view: View, _ line: SeparatorLine?, textEdge: CGFloat, isUpper: Bool) {
        view.isHidden = line == nil
        guard let line else { return }
        let leading = line.leading ?? textEdge
        // The separator has the same number of whole pixels above and below a row.
        let thickness = traitCollection.pixels(line.thickness)
        view.backgroundColor = line.color
        view.frame = CGRect(
            x: isRightToLeft ? line.trailing : leading, y: isUpper ? 0 : bounds.height - thickness,
            width: max(bounds.width - leading - line.trailing, 0), height: thickness)
    }

    // MARK: Sizes

    package func makeLayout(for size: CGSize) -> CellLayout {
        let showsEditingControl = isEditing && (showsSelectionCircle || editingStyle != .none)
        let isShifted = showsEditingControl || (shouldIndentWhileEditing && isShiftedByTable)
        let emptyImage: CGSize? = imageProperties.reservesWidthWithoutImage ? .zero : nil
        return CellLayout(
            CellLayout.Input(
                size: size, style: style, metrics: environment.theme.cell, editing: environment.editing,
                margin: position.margin ?? environment.theme.cell.margin.value(forWidth: size.width),
                indentation: CGFloat(indentationLevel) * indentationWidth,
                margins: ownMargins(of: contentView), isRightToLeft: isRightToLeft,
                isStacked: environment.hasLargeText, trailingObstacle: position.indexWidth,
                showsEditingControl: showsEditingControl, isShifted: isEditing && isShifted,
                showsReorderControl: isEditing && hasReorderControl, accessory: accessorySize,
                accessoryInset: accessoryInset,
                image: imageSize(rowHeight: size.height) ?? emptyImage,
                imageColumn: imageProperties.reservedWidth,
                separatorHeight: position.lowerSeparator.map { traitCollection.pixels($0.thickness) } ?? 0,
                text: parts.text.layoutText,
                detail: style == .default ? nil : parts.detail.layoutText))
    }

    private var accessoryInset: CGFloat {
        shownAccessory === parts.accessoryIndicator ? parts.accessoryIndicator.inset : 0
    }

    private var accessorySize: CGSize? {
        guard let view = shownAccessory else { return nil }
        let size = view === parts.accessoryIndicator ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// Returns the size at which the image is drawn: its own size, reduced to the limits of the row and the image
    /// properties.
    private func imageSize(rowHeight: CGFloat) -> CGSize? {
        guard let size = parts.image.imageSize, size.width > 0, size.height > 0 else { return nil }
        let limit = imageProperties.maximumSize
        let height = limit.height > 0 ? min(limit.height, rowHeight) : rowHeight
        let width = limit.width > 0 ? limit.width : .infinity
        let scale = min(1, height / size.height, width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the preferred height of the row for a width: the height that the constraints of the program's views
    /// determine, or else the height of the predefined content, or the maximum if there are both.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        updateConstraintsIfNeeded()
        insertAccessory()
        guard let height = constrainedHeight(forWidth: width) else {
            return predefinedHeight(forWidth: width)
        }
        let hasPredefinedContent =
            parts.text.layoutText != nil || parts.detail.layoutText != nil || parts.image.image != nil
        return hasPredefinedContent ? max(height, predefinedHeight(forWidth: width)) : height
    }

    /// Returns the preferred height of the predefined content for a width. An image increases the height only if it has a
    /// maximum height. Otherwise it takes the space that the text leaves.
    private func predefinedHeight(forWidth width: CGFloat) -> CGFloat {
        let metrics = environment.theme.cell
        let minHeight = position.rowHeight ?? metrics.height
        let isImageLimited = imageProperties.maximumSize.height > 0
        let imageHeight = isImageLimited ? imageSize(rowHeight: .infinity)?.height ?? 0 : 0
        /// Returns the height that the content requires in a row of the given height.
        func requiredHeight(within height: CGFloat) -> CGFloat {
            let layout = makeLayout(for: CGSize(width: width, height: height))
            let content = max(layout.requiredHeight, imageHeight + 2 * metrics.verticalPadding)
            let custom = customHeight(forContentWidth: layout.content.width)
            return max(content.rounded(.up), custom.rounded(.up), minHeight)
        }
        var height = requiredHeight(within: minHeight)
        guard height > minHeight, parts.image.image != nil else { return height }
        // In a higher row, a large image grows, which leaves less width for the text and may increase the height again.
        for _ in 0..<Self.heightRounds {
            let next = requiredHeight(within: height)
            // Two adjacent texts may require less height in less width.
            if next < height, requiredHeight(within: next) > next { break }
            if next == height { break }
            height = next
        }
        return height
    }

    /// The maximum number of iterations. Few rows require more than two.
    private static let heightRounds = 8

    /// Returns the height that the program's views require. Only views that fill the content view, with constant
    /// distances to its edges, count. As in UIKit, views with fixed sizes do not.
    private func customHeight(forContentWidth width: CGFloat) -> CGFloat {
        let present = contentView.bounds.size
        let own: [View] = [parts.image, parts.text, parts.detail]
        return contentView.subviews.reduce(0) { height, view in
            let fills = view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
            guard fills, !view.isHidden, !own.contains(where: { $0 === view }) else { return height }
            let space = max(width - (present.width - view.frame.width), 0)
            let fitting = view.sizeThatFits(CGSize(width: space, height: 0)).height
            return max(height, fitting + present.height - view.frame.height)
        }
    }
}

extension Label {
    /// The label as input of a layout, or `nil` if it is empty.
    var layoutText: CellLayout.Text? {
        guard let text, !text.isEmpty else { return nil }
        return CellLayout.Text(firstBaseline: firstBaseline) { [unowned self] width, height in
            size(width: width, height: height)
        }
    }
}
