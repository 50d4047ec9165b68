/// The band above or below a section. Mirrors `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View, Reusable {
    /// The identifier the view is reused under, or nil for one that is used once.
    public let reuseIdentifier: String?

    /// Makes an empty band.
    public init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a band for the identifier its class is registered under; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? PrototypeCoder)?.reuseIdentifier
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        addSubview(contentView)
        contentView.addSubview(label)
    }

    /// The view that holds what the band shows.
    public let contentView = View()

    private let label = Label()

    package override var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        names[ObjectIdentifier(contentView)] = nil
        names[ObjectIdentifier(label)] = "text"
        return names
    }

    /// The title.
    open var textLabel: Label? { label }

    /// What the table's style says of the band.
    var band: Theme.Band? {
        didSet { if band != oldValue { bandDidChange() } }
    }

    /// The distance from the band's edges to the title, in points.
    var titleInset: CGFloat = 0 {
        didSet { if titleInset != oldValue { setNeedsLayout() } }
    }

    private func bandDidChange() {
        guard let band else { return }
        label.defaultAppearance = .init(font: band.font, color: band.color, alignment: band.alignment)
        label.shadowColor = band.shadow?.color
        label.shadowOffset = band.shadow?.offset ?? .zero
        label.numberOfLines = band.wraps ? 0 : 1
        setNeedsLayout()
    }

    package override var effectiveBackground: Fill? { super.effectiveBackground ?? band?.background }

    /// Called before the view is used for another section. A subclass that overrides it calls `super`.
    open func prepareForReuse() {}

    package override func contentSizeDidChange() {
        setNeedsLayout()
        super.contentSizeDidChange()
    }

    open override func layoutSubviews() {
        contentView.frame = bounds
        guard let band else { return }
        let width = max(bounds.width - 2 * titleInset, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let y: CGFloat =
            switch band.titlePosition {
            case .centered: (bounds.height - size.height) / 2
            case .baselineAboveBottom(let distance):
                bounds.height - distance - size.height
                    + (label.lineHeight(of: label.font) - label.firstBaseline)
            case .below(let distance): distance
            }
        label.frame = CGRect(x: titleInset, y: y, width: width, height: size.height)
    }

    /// How much higher a line is than with text of the usual size, in whole points.
    private func growth(of font: Font) -> CGFloat {
        let usual = font.resolved(for: TraitCollection())
        return max(label.lineHeight(of: label.resolved(font)) - label.lineHeight(of: usual), 0).rounded(.up)
    }

    /// The height the band wants at a width, for its title: no less than the theme's, in whole points.
    func automaticHeight(forWidth width: CGFloat, isFirst: Bool) -> CGFloat {
        guard let band else { return 0 }
        // A band of one line is as high as the theme says, whatever it says; more only where text is larger.
        let least = (isFirst ? band.firstHeight : band.height) + growth(of: band.font)
        guard band.wraps else { return least }
        let size = label.sizeThatFits(CGSize(width: max(width - 2 * titleInset, 0), height: 0))
        switch band.titlePosition {
        case .centered: return max(least, size.height.rounded(.up))
        case .baselineAboveBottom:
            return least + max(size.height - label.lineHeight(of: label.font), 0).rounded(.up)
        case .below(let distance): return max(least, (size.height + 2 * distance).rounded(.up))
        }
    }
}
