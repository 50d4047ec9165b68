@_spi(Tables) import ViewKit

/// A view that shows a list content configuration, in a cell or elsewhere. Mirrors `UIListContentView`.
open class ListContentView: View, ContentView {
    private var shown: ListContentConfiguration
    private(set) lazy var content = ListContent(in: self)

    /// Creates a view that shows a configuration.
    public init(configuration: ListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        apply()
    }

    /// Creates a view that shows an empty cell.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        apply()
    }

    /// The configuration that the view shows. It must be a ``ListContentConfiguration``; others are ignored.
    open var configuration: any ContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? ListContentConfiguration, new != shown else { return }
            shown = new
            apply()
        }
    }

    /// The part of the table's style that the content depends on.
    var context = ListContentContext() { didSet { if context != oldValue { apply() } } }

    /// The area in the cell or header view that contains the view. `nil` elsewhere.
    var area: ListContentLayout.Area? { didSet { if area != oldValue { setNeedsLayout() } } }

    /// The distance from the leading edge to the text in the last layout.
    private(set) var textEdge: CGFloat = 0

    @_spi(Tables) public override func applyEnvironment() { apply() }

    private func apply() {
        let environment = environment
        let (configuration, style) = shown.resolved(in: environment, context, tint: tintColor)
        content.apply(style, environment)
        configuration.textProperties.apply(
            to: content.text, configuration.text, configuration.attributedText)
        configuration.secondaryTextProperties.apply(
            to: content.detail, configuration.secondaryText, configuration.secondaryAttributedText)
        content.image.image = configuration.image
        configuration.imageProperties.apply(to: content.image, tintColor: tintColor)
        content.images.maximumSize = configuration.imageProperties.maximumSize
        content.images.reservedSize = configuration.imageProperties.reservedSize(
            imageColumn: environment.symbolColumn)
        content.images.growsRow = true
        content.image.isHidden = configuration.image == nil
        content.detail.isHidden = content.detail.text == nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Shows the new tint in the image and in text that has it.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    // MARK: Guides

    private lazy var textGuide = LayoutGuide("textLayoutGuide", of: self, subview: content.text)
    private lazy var secondaryTextGuide = LayoutGuide(
        "secondaryTextLayoutGuide", of: self, subview: content.detail)
    private lazy var imageGuide = LayoutGuide("imageLayoutGuide", of: self, subview: content.image)

    /// The guide of the label of the text. `nil` if the configuration has no text. Its width is that of the label, which
    /// can be wider than the text.
    open var textLayoutGuide: LayoutGuide? { content.text.layoutText == nil ? nil : textGuide }

    /// The guide of the label of the secondary text. `nil` if the configuration has none.
    open var secondaryTextLayoutGuide: LayoutGuide? {
        content.detail.layoutText == nil ? nil : secondaryTextGuide
    }

    /// The guide of the image. `nil` if the configuration has none.
    open var imageLayoutGuide: LayoutGuide? { content.image.image == nil ? nil : imageGuide }

    // MARK: Layout

    private func area(of size: CGSize) -> ListContentLayout.Area {
        var area = area ?? ListContentLayout.Area(isRightToLeft: isRightToLeft)
        (area.leadingMargin, area.trailingMargin) = shown.horizontalMargins(in: self.area)
        area.size = size
        return area
    }

    open override func layoutSubviews() {
        textEdge = content.layOut(in: area(of: bounds.size)).textEdge
    }

    /// Returns the preferred height for a width in points. A header or footer is at least as high as in the theme.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: preferredHeight(forWidth: width, isFirst: false))
    }

    func preferredHeight(forWidth width: CGFloat, isFirst: Bool) -> CGFloat {
        content.preferredHeight(in: area(of: CGSize(width: width, height: 0)), isFirst: isFirst)
    }
}

extension ListContentConfiguration.TextProperties {
    fileprivate func apply(to label: Label, _ text: String?, _ attributedText: NSAttributedString?) {
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = transform.transformed(text)
        }
    }
}

extension ListContentConfiguration.ImageProperties {
    fileprivate func apply(to view: ImageView, tintColor: Color) {
        let hasTint = self.tintColor != nil || tintColorTransformer != nil
        view.tintColor = hasTint ? resolvedTintColor(for: tintColor) : nil
        view.preferredSymbolConfiguration = preferredSymbolConfiguration ?? ListContent.symbolConfiguration
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = cornerRadius > 0
        view.layer.borderWidth = strokeWidth
        view.layer.borderColor = resolvedStrokeColor(for: tintColor)
    }

    fileprivate func reservedSize(imageColumn: CGFloat) -> CGSize {
        func length(_ length: CGFloat) -> CGFloat {
            length == Self.standardDimension ? imageColumn : length
        }
        return CGSize(width: length(reservedLayoutSize.width), height: length(reservedLayoutSize.height))
    }
}
