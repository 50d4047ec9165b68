/// Content that is pulled beyond its end follows the finger less and less, as in UIKit: after `x` points it has gone
/// (1 − 1 / (x · share / length + 1)) · length.
struct RubberBand: Equatable {
    /// The share of the finger's way, 0 to 1, that the content follows at first.
    let share: CGFloat
    /// The length of the screen in points, which the content never goes beyond.
    let length: CGFloat

    /// How far the content has gone beyond its end when the finger has gone `distance` points beyond.
    func shown(beyond distance: CGFloat) -> CGFloat {
        guard length > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * share / length + 1)) * length
    }

    /// How far the finger has gone when the content has gone `shown` points beyond its end.
    func distance(showing shown: CGFloat) -> CGFloat {
        guard length > 0, share > 0, shown > 0 else { return 0 }
        let shown = min(shown, length * Self.farthest)
        return (1 / (1 - shown / length) - 1) * length / share
    }

    /// The content would be at the far end of the screen only after an endless way.
    private static let farthest: CGFloat = 0.999

    /// Where content is whose finger asks for `offset`: there, if it can rest there.
    func offset(for offset: CGFloat, resting: ClosedRange<CGFloat>) -> CGFloat {
        let nearest = resting.clamp(offset)
        return nearest
            + (offset < nearest ? -shown(beyond: nearest - offset) : shown(beyond: offset - nearest))
    }

    /// What a finger asks for that has content at `offset`.
    func wanted(showing offset: CGFloat, resting: ClosedRange<CGFloat>) -> CGFloat {
        let nearest = resting.clamp(offset)
        return nearest
            + (offset < nearest
                ? -distance(showing: nearest - offset) : distance(showing: offset - nearest))
    }
}
