/// The bar that shows the visible part of a scroll view's content.
package final class ScrollIndicator: View {
    package var style: ScrollView.IndicatorStyle = .default

    override func setUp() { isUserInteractionEnabled = false }

    package override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.scrolling.indicator
        let color =
            switch style {
            case .default: metrics.color
            case .black: metrics.blackColor
            case .white: metrics.whiteColor
            }
        context.fill(Path(roundedRect: bounds, radius: bounds.width / 2), with: resolved(color))
    }

    /// Returns the position of the bar on its track. The bar's length is proportional to the visible part of the
    /// content. It shrinks while the content is scrolled beyond an end.
    ///
    /// - Parameters:
    ///   - track: The range in which the bar moves.
    ///   - content: The height of the content, with its insets.
    ///   - position: The distance from the content's top to the top of the screen. It is out of range while the content
    ///     is scrolled beyond an end.
    ///   - height: The height of the screen.
    package static func span(
        on track: Range<CGFloat>, content: CGFloat, position: CGFloat, height: CGFloat,
        _ metrics: Theme.ScrollIndicator
    ) -> (start: CGFloat, length: CGFloat) {
        let space = track.upperBound - track.lowerBound
        let length = min(max(space * min(height / content, 1), metrics.minimumLength), space)
        let farthest = max(content - height, 0)
        let beyond = max(-position, position - farthest, 0)
        let shortened = max(length - beyond, min(metrics.minimumBounceLength, space))
        let fraction = farthest > 0 ? (0...1).clamp(position / farthest) : position > 0 ? 1 : 0
        return (track.lowerBound + (space - shortened) * fraction, shortened)
    }
}
