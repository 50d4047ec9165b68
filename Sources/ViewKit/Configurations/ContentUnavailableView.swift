/// A view that shows a message in place of content. Mirrors `UIContentUnavailableView`.
open class ContentUnavailableView: View, ContentView {
    private var shown: ContentUnavailableConfiguration
    private let background = BackgroundConfigurationView()
    private let image = ImageView()
    private let activity = ActivityIndicatorView(style: .medium)
    private let text = Label()
    private let secondaryText = Label()
    private let button = UnavailableButton()
    private let secondaryButton = UnavailableButton()

    /// Creates a view that shows a configuration.
    public init(configuration: ContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addParts()
    }

    /// Creates a view that shows an empty message.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        isOpaque = false
        for view in [background, image, activity, text, secondaryText, button, secondaryButton] {
            addSubview(view)
        }
        apply()
    }

    /// The configuration that the view shows. It must be a ``ContentUnavailableConfiguration``; others are ignored.
    open var configuration: any ContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? ContentUnavailableConfiguration, new != shown else { return }
            shown = new
            apply()
        }
    }

    /// A Boolean value that indicates whether the message scrolls if it does not fit. Present for compatibility with
    /// UIKit. Default: `false`.
    open var isScrollEnabled = false

    @_spi(Tables) public override func applyEnvironment() { apply() }

    private func apply() {
        let theme = environment.theme
        image.image = shown.image
        image.tintColor = shown.imageProperties.tintColor ?? theme.contentUnavailable.imageColor
        image.preferredSymbolConfiguration =
            shown.imageProperties.preferredSymbolConfiguration
            ?? Image.SymbolConfiguration(pointSize: theme.contentUnavailable.symbolSize)
        image.layer.cornerRadius = shown.imageProperties.cornerRadius
        image.clipsToBounds = shown.imageProperties.cornerRadius > 0
        if shown.kind == .loading, shown.image == nil {
            activity.startAnimating()
        } else {
            activity.stopAnimating()
        }
        let alignment: TextAlignment = shown.alignment == .center ? .center : .natural
        shown.textProperties.apply(to: text, shown.text, shown.attributedText, alignment, theme)
        shown.secondaryTextProperties.apply(
            to: secondaryText, shown.secondaryText, shown.secondaryAttributedText, alignment, theme)
        button.show(shown.button, shown.buttonProperties)
        secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    private struct Part {
        var view: View
        var size: CGSize
        /// The padding between the previous part and this one.
        var padding: CGFloat
    }

    private var margins: EdgeInsets {
        var margins = shown.metrics(in: environment.theme).margins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        if let inherited = superview?.directionalLayoutMargins {
            if axes.contains(.horizontal) {
                margins.leading = max(margins.leading, inherited.leading)
                margins.trailing = max(margins.trailing, inherited.trailing)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, inherited.top)
                margins.bottom = max(margins.bottom, inherited.bottom)
            }
        }
        return margins.edgeInsets(isRightToLeft: isRightToLeft)
    }

    /// Returns the visible parts from top to bottom, for a width of the content.
    private func parts(forWidth width: CGFloat) -> [Part] {
        let metrics = shown.metrics(in: environment.theme)
        var parts: [Part] = []
        func add(_ view: View, _ size: CGSize, padding: CGFloat) {
            parts.append(Part(view: view, size: size, padding: parts.isEmpty ? 0 : padding))
        }
        if activity.isAnimating {
            add(activity, activity.intrinsicContentSize, padding: 0)
        } else if let size = image.imageSize {
            add(image, size.limited(to: shown.imageProperties.maximumSize), padding: 0)
        }
        for label in [text, secondaryText] where label.text?.isEmpty == false {
            let followsText = parts.last?.view is Label
            add(
                label, label.sizeThatFits(CGSize(width: width, height: 0)),
                padding: followsText ? metrics.textPadding : metrics.imagePadding)
        }
        for view in [button, secondaryButton] where !view.isHidden {
            let followsButton = parts.last?.view is Button
            add(
                view, view.intrinsicContentSize(forWidth: width) ?? view.intrinsicContentSize,
                padding: followsButton ? metrics.secondaryButtonPadding : metrics.buttonPadding)
        }
        return parts
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margins = margins
        let width = max(bounds.width - margins.left - margins.right, 0)
        let parts = parts(forWidth: width)
        let height = parts.reduce(0) { $0 + $1.padding + $1.size.height }
        let space = bounds.height - margins.top - margins.bottom
        var top = bounds.minY + margins.top + max((space - height) / 2, 0)
        let fraction: CGFloat = shown.alignment == .center ? 0.5 : isRightToLeft ? 1 : 0
        let scale = traitCollection.displayScale
        for part in parts {
            top += part.padding
            let left = bounds.minX + margins.left + (width - part.size.width) * fraction
            part.view.frame = CGRect(origin: CGPoint(x: left, y: top), size: part.size).onPixel(scale: scale)
            top += part.size.height
        }
    }

    /// Returns the preferred height for a width in points. Without a width, it is that of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let sides = margins.left + margins.right
        let width = size.width > 0 ? size.width : bounds.width
        let parts = parts(forWidth: width > 0 ? max(width - sides, 1) : .infinity)
        let widest = parts.reduce(0) { max($0, $1.size.width) }
        let height = parts.reduce(0) { $0 + $1.padding + $1.size.height }
        return CGSize(
            width: width > 0 ? width : widest + sides, height: height + margins.top + margins.bottom)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        // The colors can follow a superview's tint.
        background.show(shown.background, .init())
    }
}

/// A button of a message.
private final class UnavailableButton: Button {
    private var action: Action?

    func show(
        _ configuration: Configuration, _ properties: ContentUnavailableConfiguration.ButtonProperties
    ) {
        var configuration = configuration
        if action !== properties.primaryAction {
            if let action { removeAction(action, for: primaryEvents) }
            if let new = properties.primaryAction { addAction(new, for: primaryEvents) }
            action = properties.primaryAction
        }
        if configuration.title == nil, let title = action?.title, !title.isEmpty {
            configuration.title = title
        }
        configuration.image = configuration.image ?? action?.image
        self.configuration = configuration
        isEnabled = properties.isEnabled
        role = properties.role
        menu = properties.menu
        isHidden = !configuration.hasContent
    }
}

extension ContentUnavailableConfiguration.TextProperties {
    fileprivate func apply(
        to label: Label, _ text: String?, _ attributedText: NSAttributedString?, _ alignment: TextAlignment,
        _ theme: Theme
    ) {
        label.defaultAppearance = .init(
            font: font(in: theme), color: color(in: theme), alignment: alignment,
            numberOfLines: numberOfLines)
        label.lineBreakMode = lineBreakMode
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text
        }
    }
}

extension CGSize {
    /// Returns the size, reduced in proportion so that it is within a maximum. 0 is no maximum in that dimension.
    fileprivate func limited(to limit: CGSize) -> CGSize {
        let horizontal = limit.width > 0 && width > limit.width ? limit.width / width : 1
        let vertical = limit.height > 0 && height > limit.height ? limit.height / height : 1
        let scale = min(horizontal, vertical)
        return CGSize(width: width * scale, height: height * scale)
    }
}
