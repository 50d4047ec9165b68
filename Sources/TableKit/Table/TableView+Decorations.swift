extension TableView {
    /// The views in front of all others, created when they are first required.
    struct Overlays {
        var dragged: DraggedRowView?
        var index: SectionIndexView?
        var indicator: ScrollIndicator?

        /// The number of these views.
        var count: Int { [dragged, index, indicator].count { $0 != nil } }
    }

    /// The number of views in front of the rows, headers and footers, which are the table's last subviews.
    var overlayCount: Int { overlays.count + (unavailableContent == nil ? 0 : 1) }

    /// Positions the views that belong to the screen and not to a row.
    func layOutDecorations(in viewport: CGRect, _ geometry: RowGeometry) {
        if let view = backgroundView {
            if view.superview !== self { insertSubview(view, at: 0) }
            view.untransformedFrame = viewport
        }
        if let view = tableHeaderView { layOut(view, at: RowGeometry.Span(top: 0, height: geometry.header)) }
        if let view = tableFooterView {
            let top = geometry.height - geometry.footer
            layOut(view, at: RowGeometry.Span(top: top, height: geometry.footer))
        }
        updateUnavailableContent(in: viewport)
        layOutRefreshControl(in: viewport)
        layOutIndex(in: viewport)
        layOutIndicator(in: viewport)
    }

    /// The number of subviews behind the rows, which are the table's first subviews.
    var viewsBehindRows: Int { [backgroundView, refreshControl].count { $0?.superview === self } }

    func layOut(_ view: View, at span: RowGeometry.Span) {
        if view.superview !== self { insertSubview(view, at: subviews.count - overlayCount) }
        view.untransformedFrame = rect(span)
    }

    // MARK: The index

    /// The width of the rows' trailing edge that the index covers, in points.
    var indexWidth: CGFloat {
        guard showsIndex else { return 0 }
        return max(environment.theme.scrolling.index.width - rowFrameX.x, 0)
    }

    /// In editing mode, the rows' controls replace the index.
    private var showsIndex: Bool {
        !indexTitles.isEmpty && !isEditing && geometry.rowCount >= sectionIndexMinimumDisplayRowCount
    }

    private func layOutIndex(in viewport: CGRect) {
        overlays.index?.isHidden = !showsIndex
        guard showsIndex else { return }
        let view = overlays.index ?? SectionIndexView()
        if overlays.index == nil {
            overlays.index = view
            insertSubview(view, at: subviews.count - (overlays.indicator == nil ? 0 : 1))
        }
        view.titles = indexTitles
        view.color = sectionIndexColor
        let touched = isTouchingIndex ? sectionIndexTrackingBackgroundColor : nil
        view.backgroundColor = touched ?? sectionIndexBackgroundColor
        let inset = adjustedContentInset
        let width = environment.theme.scrolling.index.width
        view.frame = CGRect(
            x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: viewport.minY + inset.top, width: width,
            height: max(viewport.height - inset.top - inset.bottom, 0))
    }

    // MARK: The scroll indicator

    private func layOutIndicator(in viewport: CGRect) {
        let isShown =
            showsVerticalScrollIndicator && (isDragging || isFlashingIndicators)
            && viewport.height < wholeViewport.height
        overlays.indicator?.isHidden = !isShown
        guard isShown else { return }
        let view = overlays.indicator ?? ScrollIndicator()
        if overlays.indicator == nil {
            overlays.indicator = view
            insertSubview(view, at: subviews.count)
        }
        let metrics = environment.theme.scrolling.indicator
        let (inset, own) = (adjustedContentInset, verticalScrollIndicatorInsets.finite)
        let top = viewport.minY + inset.top + own.top + metrics.inset
        let bottom = viewport.maxY - inset.bottom - own.bottom - metrics.inset
        let span = ScrollIndicator.span(
            on: Range(from: top, to: bottom), content: wholeViewport.height,
            position: viewport.minY + inset.top, height: viewport.height, metrics)
        let distance = metrics.inset + metrics.width
        let x = isRightToLeft ? bounds.minX + metrics.inset + own.left : bounds.maxX - distance - own.right
        view.style = indicatorStyle
        view.frame = CGRect(x: x, y: span.start, width: metrics.width, height: span.length)
    }
}
