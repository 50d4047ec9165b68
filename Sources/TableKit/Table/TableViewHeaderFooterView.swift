/// The header or footer view of a section. Mirrors `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View, Reusable, PartNaming {
    /// The reuse identifier, or `nil` for a view that is not reused.
    public let reuseIdentifier: String?

    /// Creates an empty view.
    public init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a view for the identifier that its class is registered for; see ``ViewKit/View/init(coder:)``.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? PrototypeCoder)?.reuseIdentifier
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        tracksContentSize = true
        addSubview(contentView)
        contentView.addSubview(label)
    }

    /// The view that contains the content.
    public let contentView = View()

    private let label = Label()

    package var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        names[ObjectIdentifier(contentView)] = nil
        names[ObjectIdentifier(label)] = "text"
        return names
    }

    /// The label of the title.
    open var textLabel: Label? { label }

    var style: Theme.HeaderFooter? { didSet { if style != oldValue { styleDidChange() } } }

    /// The distance from the view's left and right edges to the title, in points.
    var titleInset: CGFloat = 0 { didSet { if titleInset != oldValue { setNeedsLayout() } } }

    private func styleDidChange() {
        defaultBackground = style?.background
        guard let style else { return }
        label.defaultAppearance = .init(font: style.font, color: style.color, alignment: style.alignment)
        label.shadowColor = style.shadow?.color
        label.shadowOffset = style.shadow?.offset ?? .zero
        label.numberOfLines = style.wraps ? 0 : 1
        setNeedsLayout()
    }

    /// Called before the view is reused for another section. A subclass that overrides it calls `super`.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        contentView.frame = bounds
        guard let style else { return }
        let inset = style.titleInset ?? titleInset
        let width = max(bounds.width - 2 * inset, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let y: CGFloat =
            switch style.titlePosition {
            case .centered: (bounds.height - size.height) / 2
            case .baselineAboveBottom(let distance):
                bounds.height - distance - size.height
                    + (label.lineHeight(of: label.font) - label.firstBaseline)
            case .below(let distance): distance
            }
        label.frame = CGRect(x: inset, y: y, width: width, height: size.height)
    }

    /// Returns the difference in line height between the current and the default text size, in whole points.
    private func growth(of font: Font) -> CGFloat {
        let usual = font.resolved(for: TraitCollection())
        return max(label.lineHeight(of: label.resolved(font)) - label.lineHeight(of: usual), 0).rounded(.up)
    }

    /// Returns the preferred height for a width. It fits the title and is at least the theme's height.
    func automaticHeight(forWidth width: CGFloat, isFirst: Bool) -> CGFloat {
        guard let style else { return 0 }
        // A single-line view always has the theme's height, plus the growth of larger text.
        let minHeight = (isFirst ? style.firstHeight : style.height) + growth(of: style.font)
        guard style.wraps else { return minHeight }
        let size = label.sizeThatFits(
            CGSize(width: max(width - 2 * (style.titleInset ?? titleInset), 0), height: 0))
        switch style.titlePosition {
        case .centered: return max(minHeight, size.height.rounded(.up))
        case .baselineAboveBottom:
            return minHeight + max(size.height - label.lineHeight(of: label.font), 0).rounded(.up)
        case .below(let distance): return max(minHeight, distance + size.height + style.bottomPadding)
        }
    }
}
