/// The response of a row to a swipe: the distance the row moves, and the outcome when the touch ends.
struct SwipePull: Equatable {
    /// The width of the open actions.
    let open: CGFloat
    let row: CGFloat
    let allowsFull: Bool
    let metrics: Theme.SwipeActions

    enum End: Equatable { case closed, open, performed }

    /// Returns the distance the row moves for a distance of the touch. Beyond the open actions, the row moves with
    /// increasing resistance, unless a full swipe is allowed.
    func distance(forTranslation translation: CGFloat, rubberBand: RubberBand) -> CGFloat {
        let translation = max(translation, 0)
        guard translation > open, !allowsFull else { return min(translation, max(row, open)) }
        return open + rubberBand.shown(beyond: translation - open)
    }

    /// Returns a Boolean value that indicates whether the first action takes all space.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFull && distance > open && distance >= row * metrics.fullSwipeFraction
    }

    func end(at distance: CGFloat) -> End {
        if isFull(at: distance) { return .performed }
        return distance > 0 && distance >= open * metrics.openFraction ? .open : .closed
    }
}
