extension TableViewCell {
    /// Sets the theme's fonts and colors for the style. Values that the program has set take precedence.
    func applyTheme() {
        parts.list.apply(
            ListContentStyle(contentKind, environment, contentContext, tint: tintColor), environment)
        configurations.contentView?.context = contentContext
    }

    private var contentContext: ListContentContext {
        ListContentContext(defaultText: position.defaultText)
    }

    func layOutParts() {
        insertAccessory()
        let layout = makeLayout(for: bounds.size)
        // As in UIKit, constraints can determine the content view of a cell outside a table.
        if row != nil || contentView.translatesAutoresizingMaskIntoConstraints {
            contentView.untransformedFrame = layout.content
        }
        updateContentMargins()
        let textEdge = layOutContent(in: area(of: layout))
        parts.editingControl.appearance =
            showsSelectionCircle ? .circle(isFull: isSelected) : .disc(editingStyle)
        let accessory = shownAccessory
        for case let view? in [accessoryView, editingAccessoryView, parts.accessoryIndicator] {
            show(view, at: view === accessory ? layout.accessory : nil)
        }
        show(parts.editingControl, at: layout.editingControl)
        show(parts.reorderControl, at: layout.reorderControl)
        layOutBackgrounds(layout)
        layOutBorder()
        layOutSeparators(textEdge: textEdge)
        layOutSurroundings()
    }

    /// Sets the size of a cell that is about to be configured for a row. The content view follows, unless the program has
    /// set its frame.
    func resize(to size: CGSize) {
        let followsCell = contentView.untransformedFrame.size == bounds.size
        untransformedFrame.size = size
        if followsCell { contentView.untransformedFrame.size = size }
    }

    private func layOutSeparators(textEdge: CGFloat) {
        let upper = position.upperSeparator ?? (showsSelection ? nil : position.etch)
        // A separator would cross the round corners of a swiped row.
        let hidesSeparators = hidesSeparators || swipedCorners != nil
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
        view.untransformedFrame = frame.onPixel(scale: traitCollection.displayScale)
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

    /// The theme's background of the row while it is selected.
    var selectedFill: Fill {
        selectionStyle == .gray
            ? environment.theme.cell.graySelectedBackground : environment.theme.cell.selectedBackground
    }

    private func layOutBackgrounds(_ layout: CellLayout) {
        let configured = layOutConfiguredBackground(layout)
        let usual = parts.selectedBackground
        usual.defaultBackground = selectedFill
        setSwipedCorners(of: usual)
        let multiple = isMultipleSelection ? multipleSelectionBackgroundView : nil
        let selected = configured ?? multiple ?? selectedBackgroundView ?? usual
        parts.shownSelection = showsSelection ? selected : nil
        let candidates = [multipleSelectionBackgroundView, selectedBackgroundView, usual]
        for case let view? in candidates { view.isHidden = view !== selected || !showsSelection }
        for case let view? in candidates + [backgroundView] {
            if view.superview !== self { insertSubview(view, at: parts.border === subviews.first ? 1 : 0) }
            view.untransformedFrame = bounds
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
        ownSeparatorInset.map { ($0.left, $0.right) } ?? ownMargins(of: self)
    }

    private func ownMargins(of view: View) -> (leading: CGFloat, trailing: CGFloat)? {
        guard view.hasOwnLayoutMargins else { return nil }
        let margins = view.specifiedLayoutMargins
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
        return CellLayout(
            CellLayout.Input(
                size: size, editing: environment.editing, accessoryGap: environment.theme.cell.accessoryGap,
                margin: position.margin ?? environment.theme.cell.margin.value(forWidth: size.width),
                margins: ownMargins(of: contentView), isRightToLeft: isRightToLeft,
                trailingObstacle: position.indexWidth,
                showsEditingControl: showsEditingControl, isShifted: isEditing && isShifted,
                showsReorderControl: isEditing && hasReorderControl, accessory: accessorySize,
                accessoryInset: accessoryInset))
    }

    /// Returns the area of the content between the sides of the row.
    package func area(of layout: CellLayout) -> ListContentLayout.Area {
        ListContentLayout.Area(
            size: layout.content.size, leadingMargin: layout.leadingMargin,
            trailingMargin: layout.trailingMargin,
            indentation: CGFloat(indentationLevel) * indentationWidth, isRightToLeft: isRightToLeft,
            separatorHeight: position.lowerSeparator.map { traitCollection.pixels($0.thickness) } ?? 0)
    }

    /// Lays out the content, and returns the distance from its leading edge to the text.
    private func layOutContent(in area: ListContentLayout.Area) -> CGFloat {
        guard configurations.content != nil else { return parts.list.layOut(in: area).textEdge }
        guard let view = configurations.contentView else { return area.leadingMargin }
        view.area = area
        view.layoutOwnSubviewsIfNeeded()
        return view.textEdge
    }

    private var accessoryInset: CGFloat {
        shownAccessory === parts.accessoryIndicator ? parts.accessoryIndicator.inset : 0
    }

    private var accessorySize: CGSize? {
        guard let view = shownAccessory else { return nil }
        let size = view === parts.accessoryIndicator ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// Returns the preferred height of the row for a width: that of the content configuration, or that of the constraints
    /// of the program's views, or that of the predefined content, with the height that the separator adds. With
    /// constraints and predefined content, it is the maximum of both.
    ///
    /// - Parameter fitting: The height in points that undetermined constraints prefer, and the priority of that.
    func automaticHeight(
        forWidth width: CGFloat,
        _ fitting: (height: CGFloat, priority: LayoutPriority) = (0, .fittingSizeLevel)
    ) -> CGFloat {
        updateConstraintsIfNeeded()
        updateConfigurationIfNeeded()
        insertAccessory()
        return contentHeight(forWidth: width, fitting) + position.separatorHeight
    }

    private func contentHeight(
        forWidth width: CGFloat, _ fitting: (height: CGFloat, priority: LayoutPriority)
    ) -> CGFloat {
        if configurations.contentView != nil { return configuredHeight(forWidth: width) }
        guard let height = constrainedHeight(forWidth: width, fitting) else {
            return configurations.content == nil
                ? predefinedHeight(forWidth: width) : configuredHeight(forWidth: width)
        }
        let hasPredefinedContent = configurations.content == nil && !parts.list.isEmpty
        return hasPredefinedContent ? max(height, predefinedHeight(forWidth: width)) : height
    }

    private var minHeight: CGFloat { environment.rowHeight }

    private func configuredHeight(forWidth width: CGFloat) -> CGFloat {
        let minHeight = minHeight
        let layout = makeLayout(for: CGSize(width: width, height: minHeight))
        let width = layout.content.width
        configurations.contentView?.area = area(of: layout)
        let height =
            configurations.contentView?.preferredHeight(forWidth: width, isFirst: false)
            ?? contentView.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
        return height.isFinite ? max(minHeight, height.rounded(.up)) : minHeight
    }

    /// Returns the preferred height of the predefined content for a width. An image increases the height only if it has a
    /// maximum height. Otherwise it takes the space that the text leaves.
    private func predefinedHeight(forWidth width: CGFloat) -> CGFloat {
        let layout = makeLayout(for: CGSize(width: width, height: minHeight))
        let custom = customHeight(forContentWidth: layout.content.width).rounded(.up)
        return parts.list.preferredHeight(in: area(of: layout), minHeight: minHeight, otherHeight: custom)
    }

    /// Returns the height that the program's views require. Only views that fill the content view, with constant
    /// distances to its edges, count. As in UIKit, views with fixed sizes do not.
    private func customHeight(forContentWidth width: CGFloat) -> CGFloat {
        let present = contentView.bounds.size
        let own: [View] = [parts.list.image, parts.list.text, parts.list.detail]
        return contentView.subviews.reduce(0) { height, view in
            let fills = view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
            guard fills, !view.isHidden, !own.contains(where: { $0 === view }) else { return height }
            let space = max(width - (present.width - view.frame.width), 0)
            let fitting = view.sizeThatFits(CGSize(width: space, height: 0)).height
            return max(height, fitting + present.height - view.frame.height)
        }
    }
}
