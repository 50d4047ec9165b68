extension TableViewCell {
    /// Gives the labels the fonts and colors of the style, over which a program's own win.
    func applyTheme() {
        let metrics = environment.theme.cell
        let text =
            switch style {
            case .default: place.defaultText ?? metrics.default
            case .subtitle: metrics.subtitle
            case .value1: metrics.value1
            case .value2: metrics.value2
            }
        // The theme's columns meet: the text ends where the detail begins.
        let isColumn = style == .value2 && !environment.hasLargeText
        let alignment: TextAlignment = isColumn ? (isRightToLeft ? .left : .right) : .natural
        let lines = environment.hasLargeText ? 0 : 1
        parts.text.defaultAppearance = .init(
            font: text.font, color: text.color, highlightedColor: metrics.selectedTextColor,
            alignment: alignment, numberOfLines: lines)
        parts.detail.defaultAppearance = .init(
            font: text.detailFont, color: text.detailColor, highlightedColor: metrics.selectedTextColor,
            numberOfLines: lines)
    }

    /// Gives every part its frame, and hides those that show nothing.
    func placeParts() {
        let layout = makeLayout(for: bounds.size)
        contentView.frame = layout.content
        parts.image.frame = layout.image ?? .zero
        parts.text.frame = layout.text ?? .zero
        parts.detail.frame = layout.detail ?? .zero
        parts.editingControl.mark =
            showsSelectionCircle ? .circle(isFull: isSelected) : .disc(editingStyle)
        let accessory = shownAccessory
        for case let view? in [accessoryView, editingAccessoryView, parts.accessoryMark] {
            show(view, at: view === accessory ? layout.accessory : nil)
        }
        show(parts.editingControl, at: layout.editingControl)
        show(parts.reorderControl, at: layout.reorderControl)
        placeBackgrounds()
        placeBorder()
        place(parts.upperSeparator, place.upperSeparator, textEdge: layout.textEdge, isUpper: true)
        var lower = place.lowerSeparator
        if place.isLowerSeparatorInset, let inset = lowerSeparatorInset {
            lower?.leading = inset.leading
            lower?.trailing = inset.trailing
        }
        place(parts.lowerSeparator, lower, textEdge: layout.textEdge, isUpper: false)
    }

    private func show(_ view: View, at frame: CGRect?) {
        view.isHidden = frame == nil
        guard let frame else { return }
        if view.superview !== self { insertSubview(view, at: subviews.count - 2) }
        // On a whole pixel, so that circles and chevrons are equally sharp in every row.
        view.frame = frame.onPixel(scale: traitCollection.displayScale)
    }

    /// The view in the accessory area, or nil for none.
    var shownAccessory: View? {
        if let view = isEditing ? editingAccessoryView : accessoryView { return view }
        let type = isEditing ? editingAccessoryType : accessoryType
        guard type != .none else { return nil }
        parts.accessoryMark.type = type
        parts.accessoryMark.isHighlighted = showsSelection
        return parts.accessoryMark
    }

    private func placeBackgrounds() {
        let usual = parts.selectedBackground
        let metrics = environment.theme.cell
        usual.fill = selectionStyle == .gray ? metrics.graySelectedBackground : metrics.selectedBackground
        let multiple = isMultipleSelection ? multipleSelectionBackgroundView : nil
        let selected = multiple ?? selectedBackgroundView ?? usual
        let candidates = [multipleSelectionBackgroundView, selectedBackgroundView, usual]
        for case let view? in candidates { view.isHidden = view !== selected || !showsSelection }
        for case let view? in candidates + [backgroundView] {
            if view.superview !== self { insertSubview(view, at: 0) }
            view.frame = bounds
        }
    }

    /// The line around a section is drawn piece by piece, each row's by the row.
    private func placeBorder() {
        parts.border?.isHidden = place.border == nil
        guard let border = place.border else { return }
        let view = parts.border ?? SectionBorder()
        parts.border = view
        if view.superview !== self { addSubview(view) }
        view.line = border
        view.sectionCorners = place.corners
        view.radius = place.cornerRadius
        view.frame = bounds
    }

    /// How far the cell itself keeps the line below it away from its edges, or nil when it does not say. Margins are left
    /// and right whichever way reading goes; a separator's inset turns around with it, as in UIKit.
    private var lowerSeparatorInset: (leading: CGFloat, trailing: CGFloat)? {
        if let separatorInset { return (separatorInset.left, separatorInset.right) }
        guard hasOwnLayoutMargins else { return nil }
        let margins = layoutMargins
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    private func place(_ view: View, _ line: SeparatorLine?, textEdge: CGFloat, isUpper: Bool) {
        view.isHidden = line == nil
        guard let line else { return }
        let leading = line.leading ?? textEdge
        // As many whole pixels above a row as below one.
        let scale = traitCollection.displayScale
        let thickness = max((line.thickness * scale).rounded(), 1) / scale
        view.backgroundColor = line.color
        view.frame = CGRect(
            x: isRightToLeft ? line.trailing : leading, y: isUpper ? 0 : bounds.height - thickness,
            width: max(bounds.width - leading - line.trailing, 0), height: thickness)
    }

    // MARK: Sizes

    /// The frames of the parts in a row of the given size.
    package func makeLayout(for size: CGSize) -> CellLayout {
        let theme = environment.theme
        var input = CellLayout.Input(
            size: size, style: style, metrics: theme.cell, editing: environment.editing,
            tableWidth: place.tableWidth ?? size.width)
        input.indentation = CGFloat(indentationLevel) * indentationWidth
        if contentView.hasOwnLayoutMargins {
            let margins = contentView.layoutMargins
            input.margins =
                isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
        }
        input.isRightToLeft = isRightToLeft
        input.isStacked = environment.hasLargeText
        input.trailingObstacle = place.indexWidth
        input.showsEditingControl = isEditing && (showsSelectionCircle || editingStyle != .none)
        let isShifted = input.showsEditingControl || (shouldIndentWhileEditing && isShiftedByTable)
        input.isShifted = isEditing && isShifted
        input.showsReorderControl = isEditing && showsReorderControl && isMovable
        input.accessory = accessorySize
        input.image = imageSize(rowHeight: size.height)
        input.imageColumn = imageProperties.reservedWidth
        if input.image == nil, imageProperties.reservesWidthWithoutImage { input.image = .zero }
        input.text = parts.text.layoutText
        input.detail = style == .default ? nil : parts.detail.layoutText
        return CellLayout(input)
    }

    private var accessorySize: CGSize? {
        guard let view = shownAccessory else { return nil }
        let size = view === parts.accessoryMark ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// The size the picture is drawn at: its own, reduced to what the row and its properties allow.
    private func imageSize(rowHeight: CGFloat) -> CGSize? {
        guard let size = parts.image.image?.size, size.width > 0, size.height > 0 else { return nil }
        let limit = imageProperties.maximumSize
        let height = limit.height > 0 ? min(limit.height, rowHeight) : rowHeight
        let width = limit.width > 0 ? limit.width : .infinity
        let scale = min(1, height / size.height, width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The height the row wants at a width. An image makes room for itself only when it has been given a largest
    /// height; otherwise it takes what the text leaves.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        let metrics = environment.theme.cell
        let isImageLimited = imageProperties.maximumSize.height > 0
        let imageHeight = isImageLimited ? imageSize(rowHeight: .infinity)?.height ?? 0 : 0
        /// What the content of a row of a height wants.
        func wanted(by height: CGFloat) -> CGFloat {
            let layout = makeLayout(for: CGSize(width: width, height: height))
            let content = max(layout.textHeight, imageHeight) + 2 * metrics.verticalPadding
            let custom = customHeight(forContentWidth: layout.content.width)
            return max(content.rounded(.up), custom.rounded(.up), metrics.height)
        }
        var height = wanted(by: metrics.height)
        guard height > metrics.height, parts.image.image != nil else { return height }
        // A higher row lets a large image grow, which leaves the text less width and may make it higher in turn.
        for _ in 0..<Self.heightRounds {
            let next = wanted(by: height)
            // Two texts side by side may happen to share less width better.
            if next < height, wanted(by: next) > next { break }
            if next == height { break }
            height = next
        }
        return height
    }

    /// Each round brings row and image closer; few rows need more than two.
    private static let heightRounds = 8

    /// The height that views of the program's own need: those that fill the content view, keeping their distances to
    /// its edges. Views with fixed sizes ask for nothing, as in UIKit.
    private func customHeight(forContentWidth width: CGFloat) -> CGFloat {
        let present = contentView.bounds.size
        let own: [View] = [parts.image, parts.text, parts.detail]
        return contentView.subviews.reduce(0) { height, view in
            let fills = view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
            guard fills, !view.isHidden, !own.contains(where: { $0 === view }) else { return height }
            let room = max(width - (present.width - view.frame.width), 0)
            let fitting = view.sizeThatFits(CGSize(width: room, height: 0)).height
            return max(height, fitting + present.height - view.frame.height)
        }
    }
}

extension Label {
    /// The label as a layout sees it, or nil when it has nothing to show.
    var layoutText: CellLayout.Text? {
        guard let text, !text.isEmpty else { return nil }
        return CellLayout.Text(firstBaseline: firstBaseline) { [unowned self] width, height in
            size(width: width, height: height)
        }
    }
}
