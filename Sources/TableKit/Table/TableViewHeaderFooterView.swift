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
        contentView.defaultLayoutMargins = { [weak self] in self?.contentMargins }
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

    /// The margin of rows, in points. The title begins there if the theme specifies no other distance.
    var rowMargin: CGFloat = 0 {
        didSet {
            guard rowMargin != oldValue else { return }
            setNeedsLayout()
            contentView.layoutValuesDidChange()
        }
    }

    /// The distance from the view's left and right edges to the title, in points.
    private var titleInset: CGFloat { style?.titleInset ?? rowMargin }

    private var contentMargins: EdgeInsets {
        let margin = environment.theme.layoutMargin
        return EdgeInsets(top: margin, left: titleInset, bottom: margin, right: titleInset)
    }

    private var hasLines: Bool { style.map { !$0.topLines.isEmpty || !$0.bottomLines.isEmpty } ?? false }

    private func styleDidChange() {
        defaultBackground = hasLines ? nil : style?.background
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
        let width = max(bounds.width - 2 * titleInset, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let y: CGFloat =
            switch style.titlePosition {
            case .centered: (bounds.height - size.height) / 2
            case .baselineAboveBottom(let distance):
                bounds.height - distance - size.height
                    + (label.lineHeight(of: label.font) - label.firstBaseline)
            case .below(let distance): distance
            }
        label.frame = CGRect(x: titleInset, y: y, width: width, height: size.height)
    }

    /// Draws the theme's lines at the edges, and its background between them. A view with its own background color has
    /// neither.
    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let style, hasLines, backgroundColor == nil else { return }
        let height = traitCollection.pixels(1)
        var (top, bottom) = (rect.minY, rect.maxY)
        func drawLine(at y: CGFloat, _ color: Color) {
            let line = CGRect(x: rect.minX, y: y, width: rect.width, height: height)
            context.fill(line, with: resolved(color))
        }
        for color in style.topLines {
            drawLine(at: top, color)
            top += height
        }
        for color in style.bottomLines where bottom - height >= top {
            bottom -= height
            drawLine(at: bottom, color)
        }
        let rest = CGRect(x: rect.minX, y: top, width: rect.width, height: max(bottom - top, 0))
        context.paint(rest, with: style.background, traitCollection)
    }

    /// Returns the height that constraints in the view determine for a width, rounded up to whole points. `nil` if there
    /// are none, or if they determine no height.
    private func constrainedHeight(forWidth width: CGFloat) -> CGFloat? {
        let view = contentView.isCrossedByConstraints ? self : contentView
        if view === self { contentView.frame = bounds }
        guard let height = view.constrainedSize(forWidth: width)?.height, height > 0 else { return nil }
        return height.rounded(.up)
    }

    /// Returns the difference in line height between the current and the default text size, in whole points.
    private func growth(of font: Font) -> CGFloat {
        let usual = font.resolved(for: TraitCollection())
        return max(label.lineHeight(of: label.resolved(font)) - label.lineHeight(of: usual), 0).rounded(.up)
    }

    /// Returns the preferred height for a width. It fits the title and is at least the theme's height.
    func automaticHeight(forWidth width: CGFloat, isFirst: Bool) -> CGFloat {
        updateConstraintsIfNeeded()
        if let height = constrainedHeight(forWidth: width) { return height }
        guard let style else { return 0 }
        // A single-line view always has the theme's height, plus the growth of larger text.
        let minHeight = (isFirst ? style.firstHeight : style.height) + growth(of: style.font)
        guard style.wraps else { return minHeight }
        let size = label.sizeThatFits(CGSize(width: max(width - 2 * titleInset, 0), height: 0))
        switch style.titlePosition {
        case .centered: return max(minHeight, size.height.rounded(.up))
        case .baselineAboveBottom:
            return minHeight + max(size.height - label.lineHeight(of: label.font), 0).rounded(.up)
        case .below(let distance): return max(minHeight, distance + size.height + style.bottomPadding)
        }
    }
}
