/// The rubber-band effect of content dragged beyond its end, as in UIKit. After `x` points of drag, the content has
/// moved (1 − 1 / (x · fraction / length + 1)) · length points.
struct RubberBand: Equatable {
    /// The fraction of the drag, from 0 to 1, that the content follows at first.
    let fraction: CGFloat
    /// The length of the screen in points, which is the limit of the movement.
    let length: CGFloat

    /// Returns the distance of the content beyond its end for a drag of `distance` points beyond it.
    func shown(beyond distance: CGFloat) -> CGFloat {
        guard length > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * fraction / length + 1)) * length
    }

    /// Returns the distance of the drag for content `shown` points beyond its end.
    func distance(showing shown: CGFloat) -> CGFloat {
        guard length > 0, fraction > 0, shown > 0 else { return 0 }
        let shown = min(shown, length * Self.farthest)
        return (1 / (1 - shown / length) - 1) * length / fraction
    }

    /// The maximum fraction of the screen. The content would reach the far end only after an infinite drag.
    private static let farthest: CGFloat = 0.999

    /// Returns the actual offset for a drag to `offset`. It is the same if the content can rest there.
    func offset(for offset: CGFloat, resting: ClosedRange<CGFloat>) -> CGFloat {
        mapped(offset, beyond: resting, shown(beyond:))
    }

    /// Returns the offset of the drag for content at `offset`.
    func dragOffset(showing offset: CGFloat, resting: ClosedRange<CGFloat>) -> CGFloat {
        mapped(offset, beyond: resting, distance(showing:))
    }

    /// Maps the distance of an offset from a range, at either end of it.
    private func mapped(
        _ offset: CGFloat, beyond range: ClosedRange<CGFloat>, _ map: (CGFloat) -> CGFloat
    ) -> CGFloat {
        let nearest = range.clamp(offset)
        return nearest + (offset < nearest ? -map(nearest - offset) : map(offset - nearest))
    }
}
