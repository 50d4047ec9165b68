/// Simulated touches for tests and programs.
///
/// Points are in the table's coordinates, whose origin is the content's origin. UIKit's `location(in:)` and
/// ``rectForRow(at:)`` use the same coordinates. All points of a touch are in the coordinates at its beginning, even if
/// the table scrolls meanwhile. The difference between two points is therefore the movement of the touch. A touch
/// reaches only the visible part of the table. For a table without a height, this is the theme's screen.
///
/// The delegate, data source and controls receive their calls in UIKit's order. Touches have no duration: they end
/// without velocity, and content comes to rest immediately.
extension TableView {
    // MARK: Gestures

    /// Taps a point.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp(at: point)
    }

    /// Taps the center of a row, after scrolling it onto the screen. Nothing happens if the row does not exist.
    public func tap(rowAt indexPath: IndexPath) {
        guard let middle = middle(ofRow: indexPath) else { return }
        tap(at: middle)
    }

    /// Drags from one point to another in a single step. For multiple steps use ``touchMoved(to:)``.
    ///
    /// Start and direction determine the effect: the drag scrolls the content, swipes or reorders a row, moves a thumb,
    /// or moves along the index.
    public func drag(from start: CGPoint, to end: CGPoint) {
        touchDown(at: start)
        touchMoved(to: end)
        touchUp(at: end)
    }

    /// Swipes a row to the left until the actions at its right are open, after scrolling it onto the screen. In a
    /// left-to-right layout these are the trailing actions.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - isFull: A Boolean value that indicates whether the swipe covers the full row, which performs the first
    ///     action.
    public func swipeLeft(rowAt indexPath: IndexPath, isFull: Bool = false) {
        swipe(rowAt: indexPath, direction: -1, isFull: isFull)
    }

    /// Swipes a row to the right until the actions at its left are open, after scrolling it onto the screen. In a
    /// left-to-right layout these are the leading actions.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - isFull: A Boolean value that indicates whether the swipe covers the full row, which performs the first
    ///     action.
    public func swipeRight(rowAt indexPath: IndexPath, isFull: Bool = false) {
        swipe(rowAt: indexPath, direction: 1, isFull: isFull)
    }

    private func swipe(rowAt path: IndexPath, direction: CGFloat, isFull: Bool) {
        guard let middle = middle(ofRow: path) else { return }
        touchDown(at: middle)
        func move(by translation: CGFloat) {
            touchMoved(to: CGPoint(x: middle.x + direction * translation, y: middle.y))
        }
        move(by: environment.theme.touches.slop)
        // A swipe without effect must not count as a tap.
        guard let pull = pullOfSwipedRow else { return touchCancelled() }
        move(by: isFull ? pull.row : pull.open)
        touchUp(at: interaction.touch?.point ?? middle)
    }

    /// Returns the center of a row after scrolling it onto the screen.
    private func middle(ofRow path: IndexPath) -> CGPoint? {
        appearOnScreen()
        guard geometry.contains(path) else { return nil }
        scrollToRow(at: path, at: .none, animated: false)
        let rect = rectForRow(at: path)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    // MARK: Single touches

    /// Begins a touch. An earlier touch is canceled.
    public func touchDown(at point: CGPoint) {
        touchCancelled()
        appearOnScreen()
        layoutIfNeeded()
        guard let hit = hitTest(point, with: nil) else { return }
        isTracking = true
        let swiped = interaction.swiped
        let closesSwipe = swiped.map { !hit.isDescendant(of: $0.actions) } ?? false
        let row = swiped == nil ? hit.enclosingCell?.row : nil
        interaction.touch = Touch(start: point, point: point, contentOffset: contentOffset, row: row)
        if closesSwipe { return hideSwipeActions() }
        let target = target(on: hit, at: point)
        interaction.touch?.target = target
    }

    /// Moves the touch.
    public func touchMoved(to point: CGPoint) {
        layoutIfNeeded()
        interaction.touch?.point = point
        guard let touch = interaction.touch else { return }
        switch touch.target {
        case .nothing, .row, .accessory, .editingControl: beginDragging(touch)
        case .control(let control):
            control.touchMoved(to: control.convert(touch.location(in: self), from: self))
        case .index(let title):
            let new = touchIndex(at: touch.location(in: self), after: title)
            interaction.touch?.target = .index(title: new)
        case .content(let offset, let top): drag(to: offset - touch.translation.y, top: top)
        case .swipe(let edge): continueSwipe(translation: translation(of: touch, from: edge))
        case .drag(let below): moveReorderedRow(to: touch.location(in: self).y - below)
        }
    }

    /// Ends the touch.
    public func touchUp(at point: CGPoint) {
        layoutIfNeeded()
        if let touch = interaction.touch, touch.point != point { touchMoved(to: point) }
        guard let touch = interaction.touch else { return }
        let point = touch.location(in: self)
        interaction.touch = nil
        isTracking = false
        switch touch.target {
        case .nothing: break
        case .row(let path):
            let isInside = displayedCell(at: path)?.frame.includes(point) ?? false
            unhighlight()
            if isInside, geometry.contains(path) { tapRow(at: path) }
        case .accessory(let path):
            if isTouching(displayedCell(at: path)?.parts.accessoryIndicator, at: point) {
                delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            }
        case .editingControl(let path):
            if isTouching(displayedCell(at: path)?.parts.editingControl, at: point) {
                useEditingControl(at: path)
            }
        case .control(let control): control.touchUp(at: control.convert(point, from: self))
        case .index: setNeedsLayout()
        case .content: endDragging()
        case .swipe: endSwipe()
        case .drag: endReordering()
        }
    }

    /// Cancels the touch without effect, as when the system interrupts it.
    public func touchCancelled() {
        guard let touch = interaction.touch else { return }
        interaction.touch = nil
        isTracking = false
        switch touch.target {
        case .nothing, .accessory, .editingControl: break
        case .row: unhighlight()
        case .control(let control): control.touchCancelled()
        case .index: setNeedsLayout()
        case .content: endDragging()
        case .swipe: hideSwipeActions()
        case .drag: cancelReordering()
        }
    }

    private func isTouching(_ view: View?, at point: CGPoint) -> Bool {
        guard let view else { return false }
        return view.point(inside: view.convert(point, from: self), with: nil)
    }
}
