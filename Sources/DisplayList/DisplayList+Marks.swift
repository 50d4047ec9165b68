import Foundation
import Typesetting

extension DisplayList {
    /// How far down lines of text and pictures are seen, from top to bottom; those that reach into one another as one.
    ///
    /// - Parameter height: What is higher, such as a picture behind others, is left out.
    package func marks(notHigherThan height: CGFloat) -> [Range<CGFloat>] {
        let spans = items.flatMap(\.marks).filter { $0.upperBound - $0.lowerBound <= height }
        var marks: [Range<CGFloat>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = marks.last, span.lowerBound <= last.upperBound {
                marks[marks.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                marks.append(span)
            }
        }
        return marks
    }
}

extension DisplayItem {
    /// How far down each line of text or a picture is seen; none for what may be cut anywhere.
    fileprivate var marks: [Range<CGFloat>] {
        switch self {
        case .glyphs(let run, _, let baseline, _): [run.mark(baseline: baseline)].compactMap(\.self)
        case .text(let runs, _): runs.compactMap { $0.run.mark(baseline: $0.baseline) }
        case .image(_, let rect), .template(_, let rect, _):
            rect.height > 0 ? [rect.minY..<rect.maxY] : []
        default: []
        }
    }
}

extension GlyphRun {
    /// How far down the run is seen when its baseline is at a place; nil when nothing is.
    fileprivate func mark(baseline: Double) -> Range<CGFloat>? {
        let (above, below) = reach
        let (top, bottom) = (CGFloat(baseline - above), CGFloat(baseline + below))
        return top < bottom ? top..<bottom : nil
    }
}
