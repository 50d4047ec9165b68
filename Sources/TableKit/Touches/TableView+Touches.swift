/// A finger on the table, as a test or a program moves it.
///
/// Points are in the table's coordinates, whose origin is the content's: those that UIKit's `location(in:)` gives, and
/// that ``rectForRow(at:)`` answers. All points of one touch, from its beginning to its end, are in the coordinates that
/// the table has when the finger comes down, even if it scrolls meanwhile, so that their differences are the finger's
/// way. A finger reaches what is on the screen, which for a table without a height is the theme's.
///
/// The delegate, data source and controls are told of everything in UIKit's order. There is no time: a finger that is
/// lifted has no speed, and content that is let go comes to rest at once.
extension TableView {
    // MARK: Gestures

    /// A tap: a finger comes down and is lifted.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp(at: point)
    }

    /// A tap in the middle of a row, which is scrolled to the screen before. Nothing happens if there is no such row.
    public func tap(rowAt indexPath: IndexPath) {
        guard let middle = middle(ofRow: indexPath) else { return }
        tap(at: middle)
    }

    /// A finger comes down, moves and is lifted. It scrolls the content, pulls a row aside, moves a knob, runs along the
    /// index or moves a row by its reorder control, depending on where it comes down and which way it moves. Its way is
    /// one step; for several use ``touchMoved(to:)``.
    public func drag(from start: CGPoint, to end: CGPoint) {
        touchDown(at: start)
        touchMoved(to: end)
        touchUp(at: end)
    }

    /// A finger pulls a row to the left, until the actions at its right are open: in English the trailing ones. The row
    /// is scrolled to the screen before.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - isFull: Whether the finger goes on over the whole row, which performs the first action.
    public func swipeLeft(rowAt indexPath: IndexPath, isFull: Bool = false) {
        swipe(rowAt: indexPath, direction: -1, isFull: isFull)
    }

    /// A finger pulls a row to the right, until the actions at its left are open: in English the leading ones. The row is
    /// scrolled to the screen before.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - isFull: Whether the finger goes on over the whole row, which performs the first action.
    public func swipeRight(rowAt indexPath: IndexPath, isFull: Bool = false) {
        swipe(rowAt: indexPath, direction: 1, isFull: isFull)
    }

    private func swipe(rowAt path: IndexPath, direction: CGFloat, isFull: Bool) {
        guard let middle = middle(ofRow: path) else { return }
        touchDown(at: middle)
        func move(by way: CGFloat) { touchMoved(to: CGPoint(x: middle.x + direction * way, y: middle.y)) }
        move(by: environment.theme.touches.slop)
        // A finger that finds nothing to pull has not tapped the row either.
        guard let pull = pullOfSwipedRow else { return touchCancelled() }
        move(by: isFull ? pull.row : pull.open)
        touchUp(at: interaction.touch?.point ?? middle)
    }

    /// The middle of a row that is now on the screen.
    private func middle(ofRow path: IndexPath) -> CGPoint? {
        takeScreenSize()
        guard geometry.contains(path) else { return nil }
        scrollToRow(at: path, at: .none, animated: false)
        let rect = rectForRow(at: path)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    // MARK: One finger

    /// A finger comes down. One that was on the table before is taken away.
    public func touchDown(at point: CGPoint) {
        touchCancelled()
        takeScreenSize()
        layoutIfNeeded()
        guard let hit = hitTest(point) else { return }
        isTracking = true
        let swiped = interaction.swiped
        let closesSwipe = swiped.map { !hit.isDescendant(of: $0.actions) } ?? false
        let row = swiped == nil ? hit.enclosingCell?.row : nil
        interaction.touch = Touch(at: point, contentOffset: contentOffset, row: row)
        if closesSwipe { return hideSwipeActions() }
        let grip = grip(on: hit, at: point)
        interaction.touch?.grip = grip
    }

    /// The finger moves.
    public func touchMoved(to point: CGPoint) {
        layoutIfNeeded()
        interaction.touch?.point = point
        guard let touch = interaction.touch else { return }
        switch touch.grip {
        case .nothing, .row, .accessory, .editingControl: beginDragging(touch)
        case .control(let control):
            control.touchMoved(to: control.convert(touch.location(in: self), from: self))
        case .index(let title):
            let new = touchIndex(at: touch.location(in: self), after: title)
            interaction.touch?.grip = .index(title: new)
        case .content(let offset, let top): drag(to: offset - touch.way.y, top: top)
        case .swipe(let edge): continueSwipe(way: way(of: touch, from: edge))
        case .lift(let below): moveReorderedRow(to: touch.location(in: self).y - below)
        }
    }

    /// The finger is lifted.
    public func touchUp(at point: CGPoint) {
        layoutIfNeeded()
        if let touch = interaction.touch, touch.point != point { touchMoved(to: point) }
        guard let touch = interaction.touch else { return }
        let point = touch.location(in: self)
        interaction.touch = nil
        isTracking = false
        switch touch.grip {
        case .nothing: break
        case .row(let path):
            let isInside = rows[path]?.frame.holds(point) ?? false
            unhighlight()
            if isInside, geometry.contains(path) { tapRow(at: path) }
        case .accessory(let path):
            if isTouching(rows[path]?.parts.accessoryMark, at: point) {
                delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            }
        case .editingControl(let path):
            if isTouching(rows[path]?.parts.editingControl, at: point) { useEditingControl(at: path) }
        case .control(let control): control.touchUp(at: control.convert(point, from: self))
        case .index: setNeedsLayout()
        case .content: endDragging()
        case .swipe: endSwipe()
        case .lift: endReordering()
        }
    }

    /// The finger is taken away without having done anything: as when the system interrupts a touch.
    public func touchCancelled() {
        guard let touch = interaction.touch else { return }
        interaction.touch = nil
        isTracking = false
        switch touch.grip {
        case .nothing, .accessory, .editingControl: break
        case .row: unhighlight()
        case .control(let control): control.touchCancelled()
        case .index: setNeedsLayout()
        case .content: endDragging()
        case .swipe: hideSwipeActions()
        case .lift: cancelReordering()
        }
    }

    private func isTouching(_ view: View?, at point: CGPoint) -> Bool {
        guard let view else { return false }
        return view.point(inside: view.convert(point, from: self))
    }
}
