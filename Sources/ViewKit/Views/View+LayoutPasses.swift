extension View {
    /// Lays out the superviews with constraints on the view, and the view with its subviews.
    func layOutHierarchy() {
        layOutConstrainingSuperviews()
        takeConstrainedSize()
        layoutOwnSubviewsIfNeeded()
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    private func layOutConstrainingSuperviews() {
        guard let superview, !superview.isLayingOut, !isFrameBased else { return }
        superview.layOutConstrainingSuperviews()
        superview.layoutOwnSubviewsIfNeeded()
    }

    /// Lays out the view if layout is scheduled. The caller is responsible for the subviews.
    ///
    /// The frames that constraints determine are set before `layoutSubviews`, and again after it if it changed values on
    /// which they depend.
    package func layoutOwnSubviewsIfNeeded() {
        updateConstraintsIfNeeded()
        guard needsLayout else { return }
        needsLayout = false
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        controller?.viewWillLayoutSubviews()
        defer { controller?.viewDidLayoutSubviews() }
        layoutCount += 1
        updateUnavailableContent(in: bounds)
        layOutConstrainedViews()
        passSafeAreaOn()
        layoutSubviews()
        layOutConstrainedViews()
        passSafeAreaOn()
    }

    /// Gives subviews the part of the safe area that they cover. The content of scroll views avoids it with its insets.
    private func passSafeAreaOn() {
        guard !(self is ScrollView) else { return }
        let area = safeAreaInsets
        for view in subviews where area != .zero || view.safeAreaInsets != .zero {
            let frame = view.untransformedFrame
            view.safeAreaInsets = EdgeInsets(
                top: max(area.top - (frame.minY - bounds.minY), 0),
                left: max(area.left - (frame.minX - bounds.minX), 0),
                bottom: max(area.bottom - (bounds.maxY - frame.maxY), 0),
                right: max(area.right - (bounds.maxX - frame.maxX), 0))
        }
    }

    /// The margins without those of the safe area and of superviews.
    package var specifiedLayoutMargins: EdgeInsets {
        let specified = ownLayoutMargins ?? superview?.defaultLayoutMargins(of: self)
        if let controller { return controller.layoutMargins(specified) }
        let margin = environment.theme.layoutMargin
        return specified ?? EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }

    package var hasOwnLayoutMargins: Bool { ownLayoutMargins != nil }

    /// The current size, or the size before a stack view changed it.
    var unarrangedSize: CGSize {
        if let layoutState, layoutState.arrangedSize == bounds.size { return layoutState.ownSize }
        return bounds.size
    }
}
