// What happens to a control while a finger is on it. Points are in the control's own coordinates.
extension Control {
    /// A finger has come down on the control. The answer is whether the control follows it.
    func touchDown(at point: CGPoint) -> Bool {
        isTouchInside = true
        isTracking = beginTracking(at: point)
        guard isTracking else { return false }
        isHighlighted = true
        sendActions(for: .touchDown)
        return true
    }

    func touchMoved(to point: CGPoint) {
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

    func touchUp(at point: CGPoint) {
        guard isTracking else { return }
        isTouchInside = isNear(point)
        isTracking = false
        isHighlighted = false
        endTracking(at: point)
        if isTouchInside {
            // For a button the tap is what it is mainly for.
            sendActions(for: primaryEvents.contains(.touchUpInside) ? primaryEvents : .touchUpInside)
        } else {
            sendActions(for: .touchUpOutside)
        }
        isTouchInside = false
    }

    func touchCancelled() {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking()
        sendActions(for: .touchCancel)
    }

    /// A finger that has come down on a control may stray a little.
    private func isNear(_ point: CGPoint) -> Bool {
        let reach = environment.theme.touches.controlReach
        return bounds.insetBy(dx: -reach, dy: -reach).holds(point)
    }

    /// The share of the way from the end where reading begins, 0 to 1, that a point is at.
    func share(of point: CGPoint) -> CGFloat {
        guard bounds.width > 0 else { return 0 }
        let share = (0...1).clamp((point.x - bounds.minX) / bounds.width)
        return isRightToLeft ? 1 - share : share
    }
}
