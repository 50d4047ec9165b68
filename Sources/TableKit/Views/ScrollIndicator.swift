/// The bar that tells which part of the content a scroll view shows.
final class ScrollIndicator: View {
    var style: ScrollView.IndicatorStyle = .default

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.scrolling.indicator
        let color =
            switch style {
            case .default: metrics.color
            case .black: metrics.blackColor
            case .white: metrics.whiteColor
            }
        context.fill(
            Path(roundedRect: bounds, radius: bounds.width / 2),
            with: color.resolvedColor(with: traitCollection))
    }

    /// Where the bar stands on a track: as much of it as is shown of the content, and shorter while the content is
    /// drawn beyond an end.
    ///
    /// - Parameters:
    ///   - track: The stretch the bar moves along.
    ///   - content: The height of the content, with its insets.
    ///   - position: How far the screen is below the content's top; below 0 or too far when drawn beyond an end.
    ///   - height: The height of the screen.
    static func span(
        on track: Range<CGFloat>, content: CGFloat, position: CGFloat, height: CGFloat,
        _ metrics: Theme.ScrollIndicator
    ) -> (start: CGFloat, length: CGFloat) {
        let room = track.upperBound - track.lowerBound
        let length = min(max(room * min(height / content, 1), metrics.minimumLength), room)
        let farthest = max(content - height, 0)
        let beyond = max(-position, position - farthest, 0)
        let shortened = max(length - beyond, min(metrics.minimumBounceLength, room))
        let share = farthest > 0 ? min(max(position / farthest, 0), 1) : position > 0 ? 1 : 0
        return (track.lowerBound + (room - shortened) * share, shortened)
    }
}
