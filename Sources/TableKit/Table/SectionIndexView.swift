/// The section index: the titles along the trailing edge of a table, which lead to its sections.
final class SectionIndexView: View, PartNaming {
    /// The visible entries from top to bottom: all titles, or titles alternating with dots if there is not enough
    /// space.
    struct Slots: Equatable {
        /// The title index of each entry, or `nil` for a dot.
        let titles: [Int?]

        /// Distributes the entries that fit into a height.
        init(titleCount: Int, height: CGFloat, pitch: CGFloat) {
            // All titles fit into an infinite height.
            let isShort = pitch > 0 && height < CGFloat(titleCount) * pitch
            let space = isShort ? max(Int(clamping: height / pitch), 1) : titleCount
            guard titleCount > space else {
                titles = Array(0..<titleCount)
                return
            }
            // There are titles at both ends, and a dot between each pair of titles.
            let shown = (space + 1) / 2
            titles = (0..<2 * shown - 1).map { position in
                guard position % 2 == 0 else { return nil }
                return shown == 1 ? 0 : (position / 2 * (titleCount - 1) + (shown - 1) / 2) / (shown - 1)
            }
        }
    }

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
    var color: Color? { didSet { if color != oldValue { setNeedsLayout() } } }
    private var labels: [Label] = []

    /// The part names of the titles are the titles themselves, as for touches on the index.
    var partNames: [ObjectIdentifier: String] {
        let named = labels.compactMap { label in label.text.map { (ObjectIdentifier(label), $0) } }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    private var metrics: Theme.Index { environment.theme.scrolling.index }

    private var slots: Slots {
        Slots(
            titleCount: titles.count, height: max(bounds.height - 2 * metrics.padding, 0),
            pitch: metrics.pitch)
    }

    private var letters: Range<CGFloat> {
        let height = CGFloat(slots.titles.count) * metrics.pitch
        let top = ((bounds.height - height) / 2).rounded()
        return Range(from: top, to: top + height)
    }

    override func layoutSubviews() {
        let slots = slots.titles
        while labels.count < slots.count {
            let label = Label()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        for (position, label) in labels.enumerated() {
            label.isHidden = position >= slots.count
            guard position < slots.count else { continue }
            label.font = metrics.font
            label.textColor = color ?? metrics.color ?? tintColor
            label.text = slots[position].map { titles[$0] } ?? metrics.droppedLetters
            label.frame = CGRect(
                x: 0, y: letters.lowerBound + CGFloat(position) * metrics.pitch, width: bounds.width,
                height: metrics.pitch)
        }
    }

    func middle(ofTitle number: Int) -> CGPoint {
        let fraction = (CGFloat(number) + 0.5) / CGFloat(max(titles.count, 1))
        let (top, bottom) = (letters.lowerBound, letters.upperBound)
        return CGPoint(x: bounds.midX, y: top + fraction * (bottom - top))
    }

    /// Returns the index of the title at a vertical position, including omitted titles; `nil` if there are no titles.
    func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty, !y.isNaN else { return nil }
        let fraction = (y - letters.lowerBound) / max(letters.upperBound - letters.lowerBound, 1)
        // Clamping before the conversion to an integer avoids overflow for distant touches.
        return min(Int(clamping: (0...1).clamp(fraction) * CGFloat(titles.count)), titles.count - 1)
    }
}
