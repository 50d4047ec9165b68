// Drags: touches that have moved far enough.
extension TableView {
    /// Begins to drag the content or swipe a row, once the touch has moved far enough.
    func beginDragging(_ touch: Touch) {
        let slop = environment.theme.touches.slop
        let (x, y) = (abs(touch.translation.x), abs(touch.translation.y))
        if y >= slop, y >= x, canDrag {
            isDragging = true
            setNeedsLayout()
            delegate?.scrollViewWillBeginDragging(self)
            unhighlight()
            let resting = restingOffsets
            let offset = rubberBand.dragOffset(showing: contentOffset.y, resting: resting)
            interaction.touch?.target = .content(offset: offset, top: resting.lowerBound)
            drag(to: offset - touch.translation.y, top: resting.lowerBound)
        } else if x >= slop, x > y, !isEditing, let row = touch.row {
            let edge: SwipeEdge = (touch.translation.x < 0) != isRightToLeft ? .trailing : .leading
            guard beginSwipe(at: row, from: edge) else { return }
            unhighlight()
            interaction.touch?.target = .swipe(from: edge)
            continueSwipe(translation: translation(of: touch, from: edge))
        }
    }

    /// Returns the distance of a touch from an edge inward.
    func translation(of touch: Touch, from edge: SwipeEdge) -> CGFloat {
        (edge == .trailing) != isRightToLeft ? -touch.translation.x : touch.translation.x
    }

    // MARK: The content

    private var canDrag: Bool {
        let range = restingOffsets
        return isScrollEnabled && (range.lowerBound < range.upperBound || (bounces && alwaysBounceVertical))
    }

    private var rubberBand: RubberBand {
        RubberBand(fraction: environment.theme.scrolling.bounceFraction, length: bounds.height)
    }

    /// Scrolls to the offset of a drag, or as far beyond an end of the content as it bounces.
    func drag(to offset: CGFloat, top: CGFloat) {
        let resting = top...max(restingOffsets.upperBound, top)
        contentOffset.y = bounces ? rubberBand.offset(for: offset, resting: resting) : resting.clamp(offset)
    }

    /// Ends a drag. The content comes to rest at the delegate's target or at the nearest resting position.
    func endDragging() {
        var target = CGPoint(x: contentOffset.x, y: restingOffset(contentOffset.y))
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        isDragging = false
        setNeedsLayout()
        let moves = restingOffset(target.y) != contentOffset.y
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset.y = restingOffset(target.y)
        delegate?.scrollViewDidEndDecelerating(self)
    }
}
