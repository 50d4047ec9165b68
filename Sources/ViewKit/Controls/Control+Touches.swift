// Responses to touches. Points are in the control's coordinates.
extension Control {
    /// Begins a touch. Returns a Boolean value that indicates whether the control tracks it.
    package func touchDown(at point: CGPoint) -> Bool {
        isTouchInside = true
        isTracking = beginTracking(at: point)
        guard isTracking else { return false }
        isHighlighted = true
        sendActions(for: .touchDown)
        return true
    }

    package func touchMoved(to point: CGPoint) {
        guard isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(point)
        isHighlighted = isTouchInside
        isTracking = continueTracking(at: point)
        guard isTracking else {
            isHighlighted = false
            return
        }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    package func touchUp(at point: CGPoint) {
        guard isTracking else { return }
        isTouchInside = isNear(point)
        isTracking = false
        isHighlighted = false
        endTracking(at: point)
        if isTouchInside {
            // For a button, a tap is the primary event.
            sendActions(for: primaryEvents.contains(.touchUpInside) ? primaryEvents : .touchUpInside)
        } else {
            sendActions(for: .touchUpOutside)
        }
        isTouchInside = false
    }

    package func touchCancelled() {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking()
        sendActions(for: .touchCancel)
    }

    /// Returns a Boolean value that indicates whether a touch is close enough to the control. It can leave the bounds
    /// by a tolerance.
    private func isNear(_ point: CGPoint) -> Bool {
        let reach = environment.theme.touches.controlReach
        return bounds.insetBy(dx: -reach, dy: -reach).includes(point)
    }

    /// Returns the fraction of the control's width, from 0 to 1, between the leading edge and a point.
    func fraction(of point: CGPoint) -> CGFloat {
        guard bounds.width > 0 else { return 0 }
        let fraction = (0...1).clamp((point.x - bounds.minX) / bounds.width)
        return isRightToLeft ? 1 - fraction : fraction
    }
}
