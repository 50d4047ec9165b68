extension TableViewCell {
    /// Returns the height that constraints in the cell determine for a width, rounded up to whole points. `nil` if there
    /// are none, or if they determine no height.
    func constrainedHeight(
        forWidth width: CGFloat,
        _ fitting: (height: CGFloat, priority: LayoutPriority) = (0, .fittingSizeLevel)
    ) -> CGFloat? {
        let size: CGSize?
        if contentView.hasConstrainedViews, !contentView.isCrossedByConstraints {
            let content = makeLayout(for: CGSize(width: width, height: bounds.height)).content
            size = contentView.constrainedSize(forWidth: content.width, fitting)
        } else if hasConstrainedViews {
            // The distances between the content view and the cell are those in the cell's present frame.
            contentView.untransformedFrame = makeLayout(for: bounds.size).content
            size = constrainedSize(forWidth: width, fitting)
        } else {
            return nil
        }
        guard let height = size?.height, height > 0 else { return nil }
        return height.rounded(.up)
    }

    /// The margins of the content view until the program sets them: those of the predefined content.
    var contentMargins: EdgeInsets {
        let environment = environment
        let margin = position.margin ?? environment.theme.cell.margin.value(forWidth: bounds.width)
        let hasSide = shownAccessory != nil || (isEditing && hasReorderControl)
        let height = max(environment.theme.cell.verticalPadding, environment.theme.layoutMargin)
        return DirectionalEdgeInsets(
            top: height, leading: margin, bottom: height,
            trailing: hasSide ? environment.theme.cell.accessoryGap : margin
        ).edgeInsets(isRightToLeft: isRightToLeft)
    }

    /// Notifies the constraints in the content view if its margins have changed.
    func updateContentMargins() {
        guard contentView.hasConstrainedViews else { return }
        let margins = contentMargins
        guard margins != parts.contentMargins else { return }
        parts.contentMargins = margins
        contentView.layoutValuesDidChange()
    }
}

extension View {
    /// Returns the size that the constraints in the view determine for a width in points, or `nil` if there are none.
    func constrainedSize(
        forWidth width: CGFloat,
        _ fitting: (height: CGFloat, priority: LayoutPriority) = (0, .fittingSizeLevel)
    ) -> CGSize? {
        constrainedSize(CGSize(width: width, height: fitting.height), .required, fitting.priority)
    }
}
