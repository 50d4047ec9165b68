/// The buttons of a swiped row. They are in the row's cell, next to its edge, and move with the cell's content.
final class SwipeActionsView: View {
    let configuration: SwipeActionsConfiguration
    let buttons: [SwipeActionButton]

    /// The distance of the swipe, in points.
    private(set) var distance: CGFloat = 0
    private var isFull = false
    private(set) var isAtRight = false

    init(_ configuration: SwipeActionsConfiguration) {
        self.configuration = configuration
        buttons = configuration.actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private var metrics: Theme.SwipeActions { environment.theme.touches.swipe }

    private func widths(rowHeight: CGFloat) -> [CGFloat] {
        buttons.map { $0.sizeThatFits(CGSize(width: 0, height: rowHeight)).width }
    }

    /// Returns the response of a row of the given size.
    func pull(in row: CGSize) -> SwipePull {
        SwipePull(
            open: SwipeActionsLayout.openDistance(
                widths: widths(rowHeight: row.height), circle: metrics.circle),
            row: row.width, allowsFull: configuration.performsFirstActionWithFullSwipe, metrics: metrics)
    }

    /// Positions the view in the space that the swipe has revealed in the cell.
    func position(_ swiped: SwipedRow, in cell: TableViewCell) {
        let row = cell.bounds
        let pull = pull(in: row.size)
        let desired = swiped.distance ?? pull.open
        distance = desired > 0 && row.width > 0 ? min(desired, row.width) : 0
        isFull = pull.isFull(at: distance)
        isAtRight = (swiped.edge == .trailing) != isRightToLeft
        let slide = distance.onPixel(scale: traitCollection.displayScale)
        // The view is next to the moved content, or in front of content that stays.
        cell.contentSlide = !metrics.movesContent ? 0 : isAtRight ? -slide : slide
        let x = isAtRight ? row.maxX - slide : row.minX
        frame = CGRect(x: x - cell.contentSlide, y: 0, width: slide, height: row.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let layout = SwipeActionsLayout(
            widths: widths(rowHeight: bounds.height), circle: metrics.circle, distance: distance,
            isFull: isFull)
        for (button, position) in zip(buttons, layout.positions) {
            let end = position.start + position.width
            let rect = CGRect(
                x: isAtRight ? bounds.width - end : position.start, y: 0, width: position.width,
                height: bounds.height)
            let fromEdge = position.middle - position.start
            button.isHidden = position.width <= 0
            button.frame = rect.onPixels(scale: traitCollection.displayScale)
            // The program can have changed the color of the action.
            button.setNeedsLayout()
            button.visibleFraction = position.fraction
            button.middle = isAtRight ? rect.width - fromEdge : fromEdge
        }
    }
}
