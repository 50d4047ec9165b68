import Images

/// The letters along the trailing edge of a table, which lead to its sections.
final class SectionIndexView: View {
    /// What stands on the strip, from top to bottom: every title, or every other place a dot when there is no room.
    struct Slots: Equatable {
        /// For each place the number of its title, or nil for a dot.
        let titles: [Int?]

        /// Shares out the places that fit in a height.
        init(titleCount: Int, height: CGFloat, pitch: CGFloat) {
            // Of an endless height, all fit.
            let isShort = pitch > 0 && height < CGFloat(titleCount) * pitch
            let room = isShort ? max(Int(clamping: height / pitch), 1) : titleCount
            guard titleCount > room else {
                titles = Array(0..<titleCount)
                return
            }
            // A title at both ends and a dot between any two.
            let shown = (room + 1) / 2
            titles = (0..<2 * shown - 1).map { place in
                guard place % 2 == 0 else { return nil }
                return shown == 1 ? 0 : (place / 2 * (titleCount - 1) + (shown - 1) / 2) / (shown - 1)
            }
        }
    }

    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }

    var color: Color? {
        didSet { if color != oldValue { setNeedsLayout() } }
    }

    private var labels: [Label] = []

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Letters are called by themselves, as fingers on the index are told.
    package override var partNames: [ObjectIdentifier: String] {
        let named = labels.compactMap { label in label.text.map { (ObjectIdentifier(label), $0) } }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    private var metrics: Theme.Index { environment.theme.scrolling.index }

    private var slots: Slots {
        Slots(
            titleCount: titles.count, height: max(bounds.height - 2 * metrics.padding, 0),
            pitch: metrics.pitch)
    }

    /// The stretch of the strip that the letters take.
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
        for (place, label) in labels.enumerated() {
            label.isHidden = place >= slots.count
            guard place < slots.count else { continue }
            label.font = metrics.font
            label.textColor = color ?? metrics.color ?? tintColor
            label.text = slots[place].map { titles[$0] } ?? metrics.droppedLetters
            label.frame = CGRect(
                x: 0, y: letters.lowerBound + CGFloat(place) * metrics.pitch, width: bounds.width,
                height: metrics.pitch)
        }
    }

    /// The point that stands for a title, in the strip's own coordinates.
    func middle(ofTitle number: Int) -> CGPoint {
        let share = (CGFloat(number) + 0.5) / CGFloat(max(titles.count, 1))
        let (top, bottom) = (letters.lowerBound, letters.upperBound)
        return CGPoint(x: bounds.midX, y: top + share * (bottom - top))
    }

    /// The number of the title a finger at a height of the strip means, dropped ones among them; nil if there is none.
    func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty, !y.isNaN else { return nil }
        let share = (y - letters.lowerBound) / max(letters.upperBound - letters.lowerBound, 1)
        // Clamped before it is a whole number, which a finger far away would be too large for.
        return min(Int(clamping: (0...1).clamp(share) * CGFloat(titles.count)), titles.count - 1)
    }
}
