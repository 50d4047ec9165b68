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

    private var widths: [CGFloat] { buttons.map { $0.sizeThatFits(.zero).width } }

    func pull(rowWidth: CGFloat) -> SwipePull {
        SwipePull(
            open: widths.reduce(0, +), row: rowWidth,
            allowsFull: configuration.performsFirstActionWithFullSwipe,
            metrics: environment.theme.touches.swipe)
    }

    /// Positions the view in the space that the swipe has revealed in the cell.
    func position(_ swiped: SwipedRow, in cell: TableViewCell) {
        let row = cell.bounds
        let pull = pull(rowWidth: row.width)
        let desired = swiped.distance ?? pull.open
        distance = desired > 0 && row.width > 0 ? min(desired, row.width) : 0
        isFull = pull.isFull(at: distance)
        isAtRight = (swiped.edge == .trailing) != isRightToLeft
        cell.contentSlide = isAtRight ? -distance : distance
        frame = CGRect(x: isAtRight ? row.maxX : -distance, y: 0, width: distance, height: row.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let layout = SwipeActionsLayout(widths: widths, distance: distance, isFull: isFull)
        for (button, position) in zip(buttons, layout.positions) {
            let end = position.start + position.width
            let rect = CGRect(
                x: isAtRight ? distance - end : position.start, y: 0, width: position.width,
                height: bounds.height)
            let fromEdge = position.middle - position.start
            button.isHidden = position.width <= 0
            button.frame = rect.onPixels(scale: traitCollection.displayScale)
            // The program can have changed the color of the action.
            button.setNeedsLayout()
            button.middle = isAtRight ? rect.width - fromEdge : fromEdge
        }
    }
}
