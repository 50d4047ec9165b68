import Foundation
import Typesetting

extension DisplayList {
    /// How far down lines of text and pictures are seen, from top to bottom; those that reach into one another as one.
    ///
    /// - Parameter height: What is higher, such as a picture behind others, is left out.
    package func marks(notHigherThan height: CGFloat) -> [Range<CGFloat>] {
        let spans = items.compactMap(\.mark).filter { $0.upperBound - $0.lowerBound <= height }
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
    /// How far down a line of text or a picture is seen; nil for what may be cut anywhere.
    fileprivate var mark: Range<CGFloat>? {
        switch self {
        case .glyphs(let run, _, let baseline, _):
            let (above, below) = run.reach
            let (top, bottom) = (CGFloat(baseline - above), CGFloat(baseline + below))
            return top < bottom ? top..<bottom : nil
        case .image(_, let rect), .template(_, let rect, _):
            return rect.height > 0 ? rect.minY..<rect.maxY : nil
        default: return nil
        }
    }
}
