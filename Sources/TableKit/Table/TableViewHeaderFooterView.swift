@_spi(Tables) import ViewKit

/// The header or footer view of a section. Mirrors `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View, Reusable, PartNaming {
    /// The reuse identifier, or `nil` for a view that is not reused.
    open var reuseIdentifier: String? { givenReuseIdentifier }

    package var givenReuseIdentifier: String?

    /// A Boolean value that indicates whether the texts are titles of a table of columns, for structured formats.
    package var consistsOfCells = false

    /// Creates an empty view.
    public init(reuseIdentifier: String? = nil) {
        givenReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    /// Creates an empty view without a reuse identifier. A subclass that overrides the other initializers inherits it.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates an empty view without a reuse identifier; see ``ViewKit/View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // See Reusable.
    @_silgen_name("tablesnap_TableViewHeaderFooterView_init_registeredFor")
    package convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

    private func prepare() {
        clipsToBounds = true
        addSubview(plainContentView)
        plainContentView.partName = "contentView"
        list.image.isHidden = true
        contentViewDidChange()
    }

    // MARK: Content

    let plainContentView = View()
    private(set) lazy var list = ListContent(in: plainContentView)

    /// The view that contains the content. With a ``contentConfiguration``, it is the view of the configuration.
    open var contentView: View { configurations.view ?? plainContentView }

    /// The label of the title; `nil` with a content configuration.
    open var textLabel: Label? { configurations.content == nil ? list.text : nil }

    /// The label below the title; `nil` with a content configuration.
    open var detailTextLabel: Label? { configurations.content == nil ? list.detail : nil }

    /// The view behind the content, in place of the theme's background. `nil` shows the background.
    open var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundDidChange()
        }
    }

    package var partNames: [ObjectIdentifier: String] {
        var names = propertyNames
        names[ObjectIdentifier(contentView)] = nil
        let list = configurations.contentView?.content ?? list
        for (view, name) in list.namedParts { names[ObjectIdentifier(view)] = name.rawValue }
        return names
    }

    package var container: (view: View, name: String)? { (contentView, PartName.content.rawValue) }

    // MARK: Configurations

    var configurations = Configurations<ViewConfigurationState>()

    /// The state of the view. A subclass can add custom states to the superclass's.
    open var configurationState: ViewConfigurationState { ownConfigurationState }

    /// Updates the view for a state. It is called before the view is first displayed, and after each change of its
    /// state. The default implementation updates the configurations; a subclass that overrides it calls `super`.
    open func updateConfiguration(using state: ViewConfigurationState) { updateConfigurationsAutomatically() }

    /// The function that updates the view after ``updateConfiguration(using:)``, in place of a subclass.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Style

    var style: Theme.HeaderFooter? { didSet { if style != oldValue { styleDidChange() } } }

    /// A Boolean value that indicates whether the view is pinned to the edge of the screen.
    var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            backgroundDidChange()
            setNeedsUpdateConfiguration()
        }
    }

    private var background: Fill? { style?.background(isPinned: isPinned) }

    /// The style of the title; `nil` is that of the section.
    package var contentKind: ListContentKind? { didSet { if contentKind != oldValue { styleDidChange() } } }

    /// The margin of rows, in points. The title begins there if the theme specifies no other distance.
    var rowMargin: CGFloat = 0 {
        didSet {
            guard rowMargin != oldValue else { return }
            setNeedsLayout()
            contentView.layoutValuesDidChange()
        }
    }

    private var hasLines: Bool { style.map { !$0.topLines.isEmpty || !$0.bottomLines.isEmpty } ?? false }
    private var hasOwnBackground: Bool { backgroundView != nil || configurations.background != nil }

    private func styleDidChange() {
        backgroundDidChange()
        guard let style else { return }
        let context = ListContentContext(headerFooter: style)
        configurations.contentView?.context = context
        list.apply(ListContentStyle(contentKind ?? .header, environment, context), environment)
        list.text.numberOfLines = style.wraps ? 0 : 1
        setNeedsLayout()
    }

    func backgroundDidChange() {
        defaultBackground = hasLines || hasOwnBackground ? nil : background
        setNeedsLayout()
    }

    private var contentMargins: EdgeInsets {
        let (margin, side) = (environment.theme.layoutMargin, style?.titleInset ?? rowMargin)
        return EdgeInsets(top: margin, left: side, bottom: margin, right: side)
    }

    func contentViewDidChange() { styleDidChange() }

    /// Called before the view is reused for another section. A subclass that overrides it calls `super`.
    open func prepareForReuse() { configurations.needsUpdate = true }

    // MARK: As a view

    @_spi(Tables) public override func applyEnvironment() { styleDidChange() }

    @_spi(Tables) public override func contentSizeDidChange() {
        setNeedsLayout()
        super.contentSizeDidChange()
    }

    @_spi(Tables) public override func defaultLayoutMargins(of subview: View) -> EdgeInsets? {
        subview === contentView ? contentMargins : nil
    }

    // MARK: Layout

    private func area(of size: CGSize) -> ListContentLayout.Area {
        let inset = style?.titleInset ?? rowMargin
        return ListContentLayout.Area(
            size: size, leadingMargin: inset, trailingMargin: inset, isRightToLeft: isRightToLeft)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        contentView.untransformedFrame = bounds
        backgroundView?.untransformedFrame = bounds
        let area = area(of: bounds.size)
        let margins = (area.leadingMargin, area.trailingMargin)
        layOutConfiguredBackground(BackgroundConfiguration.Context(fill: background, margins: margins))
        if configurations.content != nil {
            configurations.contentView?.area = area
        } else if style != nil {
            list.detail.isHidden = list.detail.text == nil
            _ = list.layOut(in: area)
        }
    }

    /// Draws the theme's lines at the edges, and its background between them. A view with its own background has
    /// neither.
    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let style, hasLines, backgroundColor == nil, !hasOwnBackground else { return }
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
        if let background { context.paint(rest, with: background, traitCollection) }
    }

    /// Returns the height that constraints in the view determine for a width, rounded up to whole points. `nil` if there
    /// are none, or if they determine no height.
    private func constrainedHeight(forWidth width: CGFloat) -> CGFloat? {
        let view = contentView.isCrossedByConstraints ? self : contentView
        if view === self { contentView.untransformedFrame = bounds }
        guard let height = view.constrainedSize(forWidth: width)?.height, height > 0 else { return nil }
        return height.rounded(.up)
    }

    /// Returns the preferred height for a width. It fits the content. With a title, it is at least the theme's height.
    func automaticHeight(forWidth width: CGFloat, isFirst: Bool) -> CGFloat {
        updateConstraintsIfNeeded()
        updateConfigurationIfNeeded()
        if configurations.contentView == nil, let height = constrainedHeight(forWidth: width) {
            return height
        }
        guard style != nil else { return 0 }
        let area = area(of: CGSize(width: width, height: 0))
        guard configurations.content != nil else { return list.preferredHeight(in: area, isFirst: isFirst) }
        if let view = configurations.contentView {
            view.area = area
            return view.preferredHeight(forWidth: width, isFirst: isFirst)
        }
        return contentView.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height.rounded(.up)
    }
}
