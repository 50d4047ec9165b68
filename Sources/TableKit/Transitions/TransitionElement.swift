/// An element of a transition: a row, a header, a footer or another view.
struct TransitionElement {
    /// The initial appearance. `nil` if the element is absent or invisible.
    var before: TableRecording.RecordedView?
    /// The final appearance. `nil` if the element is absent or invisible. It gradually covers a different initial
    /// appearance.
    var after: TableRecording.RecordedView?
    var start: RowGeometry.Span, end: RowGeometry.Span
    /// The animation of an insertion, deletion or reload. `nil` for an element that remains.
    var animation: TableView.RowAnimation?

    /// Records the element if it intersects a range of the content.
    ///
    /// - Parameter scale: The number of pixels per point.
    func describe(
        in range: Range<CGFloat>, progress: Double, scale: CGFloat, in context: GraphicsContext
    ) {
        let slot = start.between(end, progress)
        let outsets = [before, after].compactMap { $0?.outsets }
        let (above, below) = (outsets.map(\.top).max() ?? 0, outsets.map(\.bottom).max() ?? 0)
        guard slot.top - above < range.upperBound, slot.bottom + below > range.lowerBound else { return }
        if let before, let after, animation == nil, before.matches(after) {
            return draw(progress < 1 ? before : after, fraction: 1, opacity: 1, in: slot, scale, context)
        }
        if let before, progress < 1 {
            let fraction = 1 - progress
            draw(before, fraction: fraction, opacity: opacityLeaving(fraction), in: slot, scale, context)
        }
        if let after, progress > 0 {
            draw(after, fraction: progress, opacity: opacityArriving(progress), in: slot, scale, context)
        }
    }

    /// Returns the opacity of the initial appearance for its remaining fraction. It does not fade if the final
    /// appearance covers it.
    private func opacityLeaving(_ fraction: Double) -> Double {
        switch animation {
        case .fade?, .automatic?: after == nil ? fraction : 1
        case TableView.RowAnimation.none?: fraction < 1 ? 0 : 1
        default: 1
        }
    }

    /// Returns the opacity of the final appearance at a fraction of the transition.
    private func opacityArriving(_ fraction: Double) -> Double {
        switch animation {
        case .fade?, .automatic?: fraction
        case .middle?, nil: before == nil ? 1 : fraction
        default: 1
        }
    }

    private func draw(
        _ view: TableRecording.RecordedView, fraction: Double, opacity: Double, in slot: RowGeometry.Span,
        _ scale: CGFloat, _ context: GraphicsContext
    ) {
        let (size, rest) = (view.frame.size, CGFloat(1 - fraction))
        var (x, top) = (view.frame.minX, slot.top)
        switch animation {
        case .left: x -= rest * (view.frame.maxX)
        case .right: x += rest * (view.frame.maxX)
        case .top: top -= rest * size.height
        case .bottom: top = slot.bottom - CGFloat(fraction) * size.height
        case .middle: top += (slot.height - size.height) / 2
        default: break
        }
        // Whole-pixel movements preserve the recorded rendering.
        func shifted(_ position: CGFloat, from recorded: CGFloat) -> CGFloat {
            recorded + (position - recorded).nearestPixel(scale: scale) / scale
        }
        let origin = CGPoint(x: shifted(x, from: view.frame.minX), y: shifted(top, from: view.frame.minY))
        context.withOpacity(opacity) {
            let isCut = top < slot.top || top + size.height > slot.bottom
            let (left, right) = (view.outsets.left, view.outsets.right)
            let space = CGRect(
                x: origin.x - left, y: slot.top, width: left + size.width + right, height: slot.height)
            context.clipped(to: isCut ? space : nil) {
                context.translated(by: origin) { context.draw(view.list) }
            }
        }
    }
}

extension GraphicsContext {
    /// Clips drawing to `rect`, if it is not `nil`, while `body` runs.
    fileprivate func clipped(to rect: CGRect?, _ body: () -> Void) {
        if let rect { clipped(to: rect, body) } else { body() }
    }
}

extension RowGeometry.Span {
    /// Returns the interpolation between this extent and another one, which is reached at a progress of 1.
    func between(_ other: Self, _ progress: Double) -> Self {
        let fraction = CGFloat(progress)
        return Self(
            top: top * (1 - fraction) + other.top * fraction,
            height: height * (1 - fraction) + other.height * fraction)
    }
}
