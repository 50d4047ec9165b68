// What a finger does that has moved so far that it pulls something.
extension TableView {
    /// Has a finger pull the content or a row, once it has moved far enough.
    func beginDragging(_ touch: Touch) {
        let slop = environment.theme.touches.slop
        let (x, y) = (abs(touch.way.x), abs(touch.way.y))
        if y >= slop, y >= x, canDrag {
            isDragging = true
            setNeedsLayout()
            delegate?.scrollViewWillBeginDragging(self)
            unhighlight()
            let resting = restingOffsets
            let offset = rubberBand.wanted(showing: contentOffset.y, resting: resting)
            interaction.touch?.grip = .content(offset: offset, top: resting.lowerBound)
            drag(to: offset - touch.way.y, top: resting.lowerBound)
        } else if x >= slop, x > y, !isEditing, let row = touch.row {
            let edge: SwipeEdge = (touch.way.x < 0) != isRightToLeft ? .trailing : .leading
            guard beginSwipe(at: row, from: edge) else { return }
            unhighlight()
            interaction.touch?.grip = .swipe(from: edge)
            continueSwipe(way: way(of: touch, from: edge))
        }
    }

    /// How far a finger has come from an edge inwards.
    func way(of touch: Touch, from edge: SwipeEdge) -> CGFloat {
        (edge == .trailing) != isRightToLeft ? -touch.way.x : touch.way.x
    }

    // MARK: The content

    private var canDrag: Bool {
        let range = restingOffsets
        return isScrollEnabled && (range.lowerBound < range.upperBound || (bounces && alwaysBounceVertical))
    }

    private var rubberBand: RubberBand {
        RubberBand(share: environment.theme.scrolling.bounceShare, length: bounds.height)
    }

    /// Scrolls to where a finger asks for, or as far beyond an end of the content as it bounces.
    func drag(to offset: CGFloat, top: CGFloat) {
        let resting = top...max(restingOffsets.upperBound, top)
        contentOffset.y =
            bounces ? rubberBand.offset(for: offset, resting: resting) : resting.clamp(offset)
    }

    /// Lets the content go, which comes to rest where the delegate wants it or at the nearest place.
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
