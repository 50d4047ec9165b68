extension DisplayList {
    /// Returns the vertical ranges of lines of text and images, from top to bottom. Overlapping ranges are merged.
    ///
    /// - Parameter height: The maximum height. Higher items, such as background images, are omitted.
    package func lineRanges(notHigherThan height: CGFloat) -> [Range<CGFloat>] {
        let ranges = items.flatMap(\.lineRanges).filter { $0.upperBound - $0.lowerBound <= height }
        var merged: [Range<CGFloat>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}

extension DisplayItem {
    /// The vertical ranges of each line of text or image. Empty for items that can be split anywhere.
    fileprivate var lineRanges: [Range<CGFloat>] {
        switch self {
        case .glyphs(let run, _, let baseline, _): [run.inkRange(baseline: baseline)].compactMap(\.self)
        case .text(let runs, _): runs.compactMap { $0.run.inkRange(baseline: $0.baseline) }
        case .image(_, let rect), .template(_, let rect, _):
            rect.height > 0 ? [rect.minY..<rect.maxY] : []
        case .transformed(let list, let transform):
            transform.b == 0 ? list.items.flatMap(\.lineRanges).compactMap { $0.applying(transform) } : []
        default: []
        }
    }
}

extension Range<CGFloat> {
    /// Returns the range of y coordinates that a transformation makes of this one. It depends on no x coordinate.
    fileprivate func applying(_ transform: CGAffineTransform) -> Range? {
        let ends = [lowerBound, upperBound].map { $0 * transform.d + transform.ty }.sorted()
        return ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}

extension GlyphRun {
    /// Returns the vertical range of the run's ink for a baseline, or `nil` if the run is invisible.
    fileprivate func inkRange(baseline: Double) -> Range<CGFloat>? {
        let bounds = bounds
        let (top, bottom) = (baseline + bounds.minY, baseline + bounds.maxY)
        return top < bottom ? top..<bottom : nil
    }
}
