/// The positions of the buttons of a swiped row: a pure function from widths to frames. Distances are points from the
/// row's edge inward.
struct SwipeActionsLayout: Equatable {
    struct Position: Equatable {
        /// The visible part of the button.
        var start: CGFloat, width: CGFloat
        /// The center of its title and image.
        var middle: CGFloat
    }

    let positions: [Position]

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - widths: The preferred widths of the buttons, from the row's edge inward.
    ///   - distance: The distance of the swipe.
    ///   - isFull: A Boolean value that indicates whether the first button takes all space, with its title at the end
    ///     that follows the touch.
    init(widths: [CGFloat], distance: CGFloat, isFull: Bool) {
        let open = widths.reduce(0, +)
        let fraction = open > 0 ? distance / open : 0
        var start: CGFloat = 0
        var positions: [Position] = []
        for (index, desired) in widths.enumerated() {
            let isAlone = isFull && index == 0
            let width = isAlone ? distance : isFull ? 0 : desired * fraction
            // A button emerges from behind its neighbor with its inner end first. It then grows with its title in the
            // center.
            let middle = isAlone || width < desired ? start + width - desired / 2 : start + width / 2
            positions.append(Position(start: start, width: width, middle: middle))
            start += width
        }
        self.positions = positions
    }
}
