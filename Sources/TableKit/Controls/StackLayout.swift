/// Sizes and places of the views of a stack, as reading goes from left to right.
struct StackLayout {
    var views: [View]
    /// The room between each view and the next.
    var gaps: [CGFloat]
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    /// The sizes of stacks in this one that are known already; nil when there are none in it.
    var known: KnownSizes?

    /// The size of the whole when it may be `width` points wide; nil for no limit.
    func size(width: CGFloat?) -> CGSize {
        switch axis {
        case .horizontal:
            let natural = line(naturals).naturalLength
            let length = min(natural, width ?? natural)
            let sizes = sizes(in: line(naturals).spans(length: length))
            return CGSize(width: length, height: height(ofRow: sizes))
        case .vertical:
            let sizes = views.map { size(of: $0, width: width) }
            let widest = sizes.map(\.width).max() ?? 0
            return CGSize(width: widest, height: line(sizes.map(\.height)).naturalLength)
        }
    }

    /// Each view and its frame in a stack that fills `box`.
    func frames(in box: CGRect) -> [(view: View, frame: CGRect)] {
        axis == .horizontal ? rowFrames(in: box) : columnFrames(in: box)
    }

    // MARK: Sizes

    /// The widths that suit the views best.
    private var naturals: [CGFloat] { views.map { size(of: $0, width: nil).width } }

    private func size(of view: View, width: CGFloat?) -> CGSize {
        let asked = CGSize(width: width ?? 0, height: 0)
        let size = (view as? StackView).flatMap { known?.size(of: $0, asked) } ?? view.sizeThatFits(asked)
        return CGSize(width: min(size.width, width ?? .infinity), height: size.height)
    }

    private func sizes(in spans: [StackLine.Span]) -> [CGSize] {
        zip(views, spans).map { view, span in
            CGSize(width: span.length, height: size(of: view, width: span.length).height)
        }
    }

    private func line(_ lengths: [CGFloat]) -> StackLine {
        let items = zip(views, lengths).map { view, length in
            StackLine.Item(
                natural: length, hugging: view.contentHuggingPriority(for: axis),
                resistance: view.contentCompressionResistancePriority(for: axis))
        }
        return StackLine(items: items, gaps: gaps, distribution: distribution)
    }

    // MARK: Rows

    private func rowFrames(in box: CGRect) -> [(view: View, frame: CGRect)] {
        let spans = line(naturals).spans(length: box.width)
        let sizes = sizes(in: spans)
        let baselines = baselines(sizes)
        let (lowest, drop) = (baselines.max() ?? 0, drop(baselines, sizes))
        return views.indices.map { index in
            let natural = min(sizes[index].height, box.height)
            let height = alignment == .fill ? box.height : natural
            let y =
                switch alignment {
                case .fill, .leading: box.minY
                case .center: box.midY - height / 2
                case .trailing: box.maxY - height
                case .firstBaseline: box.minY + lowest - baselines[index]
                case .lastBaseline: box.maxY - drop - baselines[index]
                }
            let x = box.minX + spans[index].start
            return (views[index], CGRect(x: x, y: y, width: spans[index].length, height: height))
        }
    }

    /// How far the lowest view goes below the common baseline.
    private func drop(_ baselines: [CGFloat], _ sizes: [CGSize]) -> CGFloat {
        zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    }

    /// The height of a row: on one baseline, what stands above it and what hangs below add up.
    private func height(ofRow sizes: [CGSize]) -> CGFloat {
        switch alignment {
        case .fill, .leading, .center, .trailing: sizes.map(\.height).max() ?? 0
        case .firstBaseline, .lastBaseline:
            (baselines(sizes).max() ?? 0) + drop(baselines(sizes), sizes)
        }
    }

    /// From the top of each view to the baseline that the alignment asks for; the lower edge of what has no text.
    private func baselines(_ sizes: [CGSize]) -> [CGFloat] {
        zip(views, sizes).map { view, size in
            guard let label = view as? Label else { return size.height }
            let first = label.firstBaseline
            guard alignment == .lastBaseline else { return first }
            // What hangs below the last baseline is what hangs below that of one line.
            return size.height - (label.sizeThatFits(.zero).height - first)
        }
    }

    // MARK: Columns

    private func columnFrames(in box: CGRect) -> [(view: View, frame: CGRect)] {
        let sizes = views.map { size(of: $0, width: box.width) }
        let spans = line(sizes.map(\.height)).spans(length: box.height)
        return views.indices.map { index in
            let width = alignment == .fill ? box.width : sizes[index].width
            let x =
                switch alignment {
                case .fill, .leading, .firstBaseline, .lastBaseline: box.minX
                case .center: box.midX - width / 2
                case .trailing: box.maxX - width
                }
            let y = box.minY + spans[index].start
            return (views[index], CGRect(x: x, y: y, width: width, height: spans[index].length))
        }
    }
}

/// The sizes of the stacks in a stack, found once while that is measured or laid out: each asks those in it several
/// times, so that otherwise each level of a nest would take several times as long as the one in it.
final class KnownSizes {
    private struct Question: Hashable {
        let stack: ObjectIdentifier
        let width: CGFloat
    }

    private var sizes: [Question: CGSize] = [:]

    /// What the stack answers to a width, 0 for no limit.
    func size(of stack: StackView, _ asked: CGSize) -> CGSize {
        let question = Question(stack: ObjectIdentifier(stack), width: asked.width)
        if let size = sizes[question] { return size }
        let size = stack.sizeThatFits(asked, self)
        sizes[question] = size
        return size
    }
}
