@_spi(Tables) import ViewKit

final class SwipeActionButton: Control, AccessibleView {
    let action: ContextualAction
    let label = Label()
    let imageView = ImageView()

    /// The center of the title and image in the button's coordinates.
    var middle: CGFloat = 0 { didSet { if middle != oldValue { setNeedsLayout() } } }

    /// The fraction of the button that is visible, up to 1.
    var visibleFraction: CGFloat = 1 { didSet { if visibleFraction != oldValue { setNeedsLayout() } } }

    init(_ action: ContextualAction) {
        self.action = action
        super.init(frame: .zero)
        primaryEvents = [.touchUpInside, .primaryActionTriggered]
        if let title = action.title, !title.isEmpty { partName = title }
        accessibilityLabel = action.accessibilityLabel
        label.text = action.title
        imageView.image = action.image
        imageView.usesTemplates = true
        for view in [imageView, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var metrics: Theme.SwipeActions { environment.theme.touches.swipe }
    /// The size of the title, which is not in whole pixels.
    var titleSize: CGSize { label.size(width: .infinity, height: .infinity) }
    var hasImage: Bool { imageView.sizeThatFits(.zero).height > 0 }

    package var accessibilityProperties: AccessibilityProperties {
        accessibility(label: action.title, traits: .button)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        applyTheme()
        if let circle = metrics.circle {
            return CGSize(width: width(circle, rowHeight: size.height), height: size.height)
        }
        let content = max(titleSize.width, imageView.sizeThatFits(.zero).width)
        let width = max(content + 2 * metrics.padding, metrics.minimumWidth)
        return CGSize(width: width + 2 * metrics.buttonMargin, height: size.height)
    }

    private func applyTheme() {
        let outer = hasImage ? metrics.circle : nil
        label.defaultAppearance = .init(
            font: outer?.titleFont ?? metrics.font, color: outer?.titleColor ?? metrics.titleColor)
        // The title of a circle is outside the outline.
        clipsToBounds = metrics.circle == nil
        imageView.tintColor = metrics.titleColor
        let isDestructive = action.style == .destructive
        let usual = isDestructive ? metrics.destructiveFill : metrics.normalFill
        defaultBackground = action.backgroundColor.map { .color($0) } ?? usual
        layer.borderColor =
            isDestructive && action.backgroundColor == nil ? metrics.destructiveBorderColor : nil
        layer.borderWidth = 1 / traitCollection.displayScale
    }

    /// The circle or capsule in the last layout. `nil` for a button that fills its space.
    var circleFrame: CGRect?

    override var outline: Outline {
        if let circleFrame { return (circleFrame, circleFrame.height / 2, .all, .circular) }
        let metrics = metrics
        let height = metrics.buttonHeight > 0 ? min(metrics.buttonHeight, bounds.height) : bounds.height
        let rect = bounds.insetBy(
            dx: min(metrics.buttonMargin, bounds.width / 2), dy: (bounds.height - height) / 2)
        return (rect, metrics.cornerRadius, .all, .circular)
    }

    override func layoutSubviews() {
        applyTheme()
        if let circle = metrics.circle { return layOut(circle) }
        circleFrame = nil
        let (image, title) = (imageView.sizeThatFits(.zero), titleSize)
        let both = image.height + metrics.imageGap + title.height
        let space = bounds.height - 2 * metrics.verticalPadding
        label.isHidden = title.width == 0 || (image.height > 0 && both > space)
        let height = image.height == 0 ? title.height : label.isHidden ? image.height : both
        let top = (bounds.height - height) / 2
        imageView.frame = position(image, from: top)
        label.frame = position(title, from: top + height - title.height)
    }

    func position(_ size: CGSize, from top: CGFloat) -> CGRect {
        CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
            .onPixel(scale: traitCollection.displayScale)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard isHighlighted else { return }
        context.fill(effectiveShape, with: resolved(metrics.highlight))
    }
}
