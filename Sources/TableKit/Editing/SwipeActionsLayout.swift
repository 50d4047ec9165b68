/// Where the buttons beside a row that is pulled aside go: a pure function from widths to frames. Distances are points
/// from the row's edge inwards.
struct SwipeActionsLayout: Equatable {
    /// One button.
    struct Place: Equatable {
        /// What is seen of the button.
        var start: CGFloat, width: CGFloat
        /// The middle of its title and picture.
        var middle: CGFloat
    }

    let places: [Place]

    /// - Parameters:
    ///   - widths: What the buttons ask for, from the row's edge inwards.
    ///   - distance: How far the row has been pulled.
    ///   - isFull: Whether the first button takes all of the room, with its title at the end that follows the finger.
    init(widths: [CGFloat], distance: CGFloat, isFull: Bool) {
        let open = widths.reduce(0, +)
        let share = open > 0 ? distance / open : 0
        var start: CGFloat = 0
        var places: [Place] = []
        for (index, wanted) in widths.enumerated() {
            let isAlone = isFull && index == 0
            let width = isAlone ? distance : isFull ? 0 : wanted * share
            // A button comes out from under its neighbor with its inner end first, and then grows with its title in
            // the middle.
            let middle = isAlone || width < wanted ? start + width - wanted / 2 : start + width / 2
            places.append(Place(start: start, width: width, middle: middle))
            start += width
        }
        self.places = places
    }
}
