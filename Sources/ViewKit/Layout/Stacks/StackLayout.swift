/// The sizes and positions of the views of a stack, for a left-to-right layout.
struct StackLayout {
    var views: [View]
    /// The space between each view and the next.
    var gaps: [CGFloat]
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    /// The cached sizes of nested stacks. `nil` if there are none.
    var cachedSizes: CachedSizes?

    /// Returns the size of a stack that can be `width` points wide. `nil` means no limit.
    func size(width: CGFloat?) -> CGSize {
        switch axis {
        case .horizontal:
            let natural = line(naturals).naturalLength
            let length = min(natural, width ?? natural)
            let sizes = sizes(in: line(naturals).spans(length: length))
            return CGSize(width: length, height: height(ofRow: sizes))
        case .vertical:
            let sizes = views.map { size(of: $0, width: width) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: line(sizes.map(\.height)).naturalLength)
        }
    }

    /// Returns each view and its frame in a stack that fills `box`.
    func frames(in box: CGRect) -> [(view: View, frame: CGRect)] {
        axis == .horizontal ? rowFrames(in: box) : columnFrames(in: box)
    }

    // MARK: Sizes

    private var naturals: [CGFloat] { views.map { size(of: $0, width: nil).width } }

    private func size(of view: View, width: CGFloat?) -> CGSize {
        let proposedSize = CGSize(width: width ?? 0, height: 0)
        let size =
            (view as? StackView).flatMap { cachedSizes?.size(of: $0, proposedSize) }
            ?? view.sizeInStack(within: proposedSize)
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

    /// Returns the maximum distance from the common baseline to a view's bottom edge.
    private func drop(_ baselines: [CGFloat], _ sizes: [CGSize]) -> CGFloat {
        zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    }

    /// Returns the height of a row. With baseline alignment, it is the sum of the maximum heights above and below the
    /// baseline.
    private func height(ofRow sizes: [CGSize]) -> CGFloat {
        switch alignment {
        case .fill, .leading, .center, .trailing: sizes.map(\.height).max() ?? 0
        case .firstBaseline, .lastBaseline: (baselines(sizes).max() ?? 0) + drop(baselines(sizes), sizes)
        }
    }

    /// Returns the distances from the tops of the views to the baseline of the alignment. For views without a baseline
    /// it is the bottom edge.
    private func baselines(_ sizes: [CGSize]) -> [CGFloat] {
        zip(views, sizes).map { view, size in
            guard let baselines = view.baselines(for: size) else { return size.height }
            return alignment == .lastBaseline ? size.height - baselines.last : baselines.first
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

/// The sizes of nested stacks, cached during measurement or layout. Each stack measures its subviews several times, so
/// that without a cache the time would grow exponentially with the nesting depth.
final class CachedSizes {
    private struct Key: Hashable {
        let stack: ObjectIdentifier
        let width: CGFloat
    }

    private var sizes: [Key: CGSize] = [:]

    /// Returns the size of a stack for a width. 0 means no limit.
    func size(of stack: StackView, _ proposedSize: CGSize) -> CGSize {
        let key = Key(stack: ObjectIdentifier(stack), width: proposedSize.width)
        if let size = sizes[key] { return size }
        let size = stack.sizeThatFits(proposedSize, self)
        sizes[key] = size
        return size
    }
}
