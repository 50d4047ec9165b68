/// The distribution of a stack's length among its views: a pure function from lengths to positions.
///
/// Lengths are points along the stack's axis, in layout direction.
struct StackLine {
    struct Item {
        var natural: CGFloat
        var hugging: LayoutPriority = .defaultLow
        var resistance: LayoutPriority = .defaultHigh
    }

    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    var items: [Item]
    /// The minimum space between each view and the next. There is one element fewer than items.
    var gaps: [CGFloat]
    var distribution: StackView.Distribution

    private var naturals: [CGFloat] { items.map(\.natural) }
    private var totalGap: CGFloat { gaps.reduce(0, +) }

    /// The length at which every view has its preferred length.
    var naturalLength: CGFloat {
        guard let first = naturals.first, let last = naturals.last else { return 0 }
        switch distribution {
        case .fill, .fillProportionally, .equalSpacing: return naturals.reduce(0, +) + totalGap
        case .fillEqually: return (naturals.max() ?? 0) * CGFloat(items.count) + totalGap
        case .equalCentering:
            let steps = gaps.indices.map { (naturals[$0] + naturals[$0 + 1]) / 2 + gaps[$0] }
            return first / 2 + (steps.max() ?? 0) * CGFloat(gaps.count) + last / 2
        }
    }

    /// Returns the ranges of the views in a stack of the given length.
    func spans(length: CGFloat) -> [Span] {
        let space = max(length - totalGap, 0)
        let isAlone = items.count == 1
        switch distribution {
        case .fill: return placed(filled(space), gaps)
        case .fillEqually:
            return placed(Array(repeating: space / CGFloat(max(items.count, 1)), count: items.count), gaps)
        case .fillProportionally:
            let total = naturals.reduce(0, +)
            let fractions = naturals.map { total > 0 ? $0 / total : 1 / CGFloat(items.count) }
            return placed(fractions.map { $0 * space }, gaps)
        case .equalSpacing, .equalCentering:
            // A single view fills the stack. Views without enough space shrink as in `fill`.
            let free = space - naturals.reduce(0, +)
            guard !isAlone, free > 0 else { return placed(filled(space), gaps) }
            // Gaps between the edges of views are equal, or those between their centers.
            let extra = gaps.indices.map { index in
                distribution == .equalSpacing ? 0 : -(naturals[index] + naturals[index + 1]) / 2
            }
            return placed(naturals, adjustedGaps(length, extra: extra))
        }
    }

    private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
        var position: CGFloat = 0
        return lengths.indices.map { index in
            defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return Span(start: position, length: lengths[index])
        }
    }

    // MARK: Fill

    /// Returns lengths that fill the space. The view with the lowest hugging priority grows, or the first of several.
    private func filled(_ space: CGFloat) -> [CGFloat] {
        let free = space - naturals.reduce(0, +)
        guard free >= 0 else { return compressed(by: -free) }
        var lengths = naturals
        let loosest = items.indices.min { items[$0].hugging < items[$1].hugging }
        if let loosest { lengths[loosest] += free }
        return lengths
    }

    /// Returns reduced lengths. The views with the lowest resistance shrink first, the longest of them before the
    /// others, so that short texts stay complete.
    private func compressed(by excess: CGFloat) -> [CGFloat] {
        var lengths = naturals
        var excess = excess
        for level in Set(items.map(\.resistance)).sorted() where excess > 0 {
            let indices = items.indices.filter { items[$0].resistance == level }
            let total = indices.reduce(0) { $0 + lengths[$1] }
            let taken = min(excess, total)
            let cap = Self.cap(on: indices.map { lengths[$0] }, total: total - taken)
            for index in indices { lengths[index] = min(lengths[index], cap) }
            excess -= taken
        }
        return lengths
    }

    /// Returns the maximum length that reduces the sum of the lengths to `total`.
    private static func cap(on lengths: [CGFloat], total: CGFloat) -> CGFloat {
        var rest = total
        for (index, length) in lengths.sorted().enumerated() {
            let fraction = rest / CGFloat(lengths.count - index)
            if fraction <= length { return fraction }
            rest -= length
        }
        return .infinity
    }

    // MARK: Spaces

    /// Returns gaps with a common length plus their `extra`, which respect each minimum.
    private func adjustedGaps(_ length: CGFloat, extra: [CGFloat]) -> [CGFloat] {
        var result = gaps
        var open = Array(gaps.indices)
        var space = length - naturals.reduce(0, +)
        while !open.isEmpty {
            let base = (space - open.reduce(0) { $0 + extra[$1] }) / CGFloat(open.count)
            let tight = open.filter { base + extra[$0] < gaps[$0] }
            if tight.isEmpty {
                for index in open { result[index] = base + extra[index] }
                break
            }
            // These gaps have their minimum; the others share the remaining space.
            for index in tight { space -= gaps[index] }
            open.removeAll { tight.contains($0) }
        }
        return result
    }
}
