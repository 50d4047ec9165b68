/// The positions of the buttons of a swiped row: a pure function from widths to frames. Distances are points from the
/// row's edge inward.
struct SwipeActionsLayout: Equatable {
    struct Position: Equatable {
        /// The visible part of the button.
        var start: CGFloat, width: CGFloat
        /// The center of its title and image.
        var middle: CGFloat
        /// The fraction of the button that is visible, up to 1.
        var fraction: CGFloat
    }

    let positions: [Position]

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - widths: The preferred widths of the buttons, from the row's edge inward.
    ///   - circle: The style of actions as circles, with space between them. `nil` fills the space with the buttons.
    ///   - distance: The distance of the swipe.
    ///   - isFull: A Boolean value that indicates whether the first button takes all space, with its title at the end
    ///     that follows the touch.
    init(widths: [CGFloat], circle: Theme.ActionCircle? = nil, distance: CGFloat, isFull: Bool) {
        let open = Self.openDistance(widths: widths, circle: circle)
        let fraction = open > 0 ? distance / open : 0
        let margin = (circle?.margin ?? 0) * (isFull ? 1 : fraction)
        var start: CGFloat = 0
        var positions: [Position] = []
        for (index, desired) in widths.enumerated() {
            let isAlone = isFull && index == 0
            start += margin
            let space = max(distance - margin - (circle?.rowGap ?? 0), 0)
            let width = isAlone ? space : isFull ? 0 : desired * fraction
            // A button emerges from behind its neighbor with its inner end first. It then grows with its title in the
            // center. A circle grows from the beginning.
            let emerges = circle == nil && width < desired
            let middle = isAlone || emerges ? start + width - desired / 2 : start + width / 2
            positions.append(
                Position(start: start, width: width, middle: middle, fraction: isAlone ? 1 : min(fraction, 1))
            )
            start += width
        }
        self.positions = positions
    }

    /// Returns the distance of a swipe that shows the complete buttons.
    static func openDistance(widths: [CGFloat], circle: Theme.ActionCircle?) -> CGFloat {
        let widths = widths.reduce(0) { $0 + (circle?.margin ?? 0) + $1 }
        return widths + (circle?.rowGap ?? 0)
    }
}
