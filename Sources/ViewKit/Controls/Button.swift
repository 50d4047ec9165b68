/// A control with a title and an image that responds to taps. Mirrors `UIButton`. A tap sends both `touchUpInside` and
/// `primaryActionTriggered`.
open class Button: Control {
    /// The type of the button.
    public private(set) var buttonType: ButtonType = .custom

    /// Creates a button of a type. Info and add buttons have a size. For other types, call `sizeToFit` or set a frame.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        updateContent()
        if sign != nil { sizeToFit() }
    }

    /// Creates a button with the title and image of an action, which it performs when tapped. Default: a system button.
    public convenience init(type: ButtonType = .system, primaryAction: Action?) {
        self.init(type: type)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: primaryEvents)
        sizeToFit()
    }

    /// Creates a system button with a configuration, and with an action that it performs when tapped. The configuration's
    /// title and image take precedence over those of the action.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Swift does not call observers of properties in initializers.
        configurationDidChange()
        bounds.size = intrinsicContentSize
    }

    /// A Boolean value that indicates whether a tap selects or deselects the button. Default: `false`.
    open var changesSelectionAsPrimaryAction = false

    open override func endTracking(at point: CGPoint) {
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    /// A Boolean value that indicates whether a pointer changes the button. Present for compatibility with UIKit.
    open var isPointerInteractionEnabled = false

    /// The menu that a tap or a long press shows. It is not drawn.
    open var menu: Menu?

    // MARK: Parts

    let label = Label()
    let imageSubview = ImageView()
    private let background = ImageView()

    /// The label of the title. Use it to set the font and the line break mode; the button sets the text and the color.
    open var titleLabel: Label? { label }

    /// The view of the image.
    open var imageView: ImageView? { imageSubview }

    override func setUp() {
        super.setUp()
        primaryEvents = [.touchUpInside, .primaryActionTriggered]
        label.lineBreakMode = Self.titleLineBreakMode
        background.contentMode = .scaleToFill
        for view in [background, imageSubview, label] { addSubview(view) }
        updateContent()
    }

    // MARK: Configuration

    /// The content and appearance of the button. `nil` uses those of the button's type. Default: `nil`.
    ///
    /// With a configuration, the button ignores the fonts and colors of ``titleLabel``, title colors, background images
    /// and insets.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { configurationDidChange() } }
    }

    /// The views for the configuration. `nil` without one.
    var configuredParts: ConfiguredParts?

    /// A function that is called after ``updateConfiguration()``, to change the configuration for the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A Boolean value that indicates whether the configuration follows the state automatically. Default: `true`.
    open var automaticallyUpdatesConfiguration = true

    /// The purpose of the button. Default: normal.
    open var role = Role.normal { didSet { if role != oldValue { contentDidChange() } } }

    /// Schedules a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configuredParts?.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state, if ``automaticallyUpdatesConfiguration`` is `true`. An override changes
    /// ``configuration``, and calls `super` for the automatic update.
    open func updateConfiguration() {
        if automaticallyUpdatesConfiguration { configuration = configuration?.updated(for: self) }
    }

    /// The line break mode of titles without a configuration.
    static let titleLineBreakMode = LineBreakMode.byTruncatingMiddle

    // MARK: Content for states

    private var titles: [State: String] = [:] { didSet { contentDidChange() } }
    private var attributedTitles: [State: NSAttributedString] = [:] { didSet { contentDidChange() } }
    private var titleColors: [State: Color] = [:] { didSet { contentDidChange() } }
    private var images: [State: Image] = [:] { didSet { contentDidChange() } }
    private var backgroundImages: [State: Image] = [:] { didSet { contentDidChange() } }
    private var symbolConfigurations: [State: Image.SymbolConfiguration] = [:] {
        didSet { contentDidChange() }
    }

    /// Sets the title for a state. `nil` uses the title of the next applicable state: disabled, highlighted, selected,
    /// then normal.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }

    /// Sets the title with attributes for a state, which takes precedence over the title. `nil` uses that of the next
    /// applicable state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
    }

    /// Sets the color of the title for a state. `nil` uses the color of the button's type.
    open func setTitleColor(_ color: Color?, for state: State) { titleColors[state] = color }

    /// Sets the image for a state. `nil` uses the image of the next applicable state.
    open func setImage(_ image: Image?, for state: State) { images[state] = image }

    /// Sets the configuration of a symbol in a state. `nil` uses that of the next applicable state.
    open func setPreferredSymbolConfiguration(
        _ configuration: Image.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
    }

    /// Sets the background image for a state. `nil` uses the image of the next applicable state.
    open func setBackgroundImage(_ image: Image?, for state: State) { backgroundImages[state] = image }

    private func value<Value>(_ values: [State: Value], for state: State) -> Value? {
        state.fallbacks.lazy.compactMap { values[$0] }.first
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { value(titles, for: state) }

    /// Returns the title with attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, for: state) }

    /// Returns the title color that the program set for a state. `nil` if it uses the color of the button's type.
    open func titleColor(for state: State) -> Color? { value(titleColors, for: state) }

    /// Returns the title color that the program set for a state, without that of the normal state.
    func explicitTitleColor(for state: State) -> Color? {
        state.fallbacks.lazy.filter { $0 != .normal }.compactMap { self.titleColors[$0] }.first
    }

    /// Returns the image for a state.
    open func image(for state: State) -> Image? { value(images, for: state) }

    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> Image? { value(backgroundImages, for: state) }

    /// The title for the current state.
    open var currentTitle: String? { title(for: state) }

    /// The title with attributes for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title color for the current state.
    open var currentTitleColor: Color { style.titleColor }

    /// The image for the current state.
    open var currentImage: Image? { image(for: state) }

    /// The background image for the current state.
    open var currentBackgroundImage: Image? { backgroundImage(for: state) }

    // MARK: Insets

    /// The insets between the button's edges and its content, in points. Zero insets use the theme's padding. Negative
    /// insets extend the content beyond the edges.
    open var contentEdgeInsets = EdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The insets of the area in which the title is aligned, in points. They do not affect the button's size, so a title
    /// can be truncated, as in UIKit.
    open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

    /// The insets of the area in which the image is aligned, in points. They do not affect the button's size. The image
    /// shrinks to the area if it is larger, and fills it with the alignment `fill`.
    open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Changes

    override func updateContent() {
        // The layout shows the configuration.
        guard configuration == nil else { return background.image = nil }
        if let currentAttributedTitle {
            label.attributedText = currentAttributedTitle
        } else {
            label.text = currentTitle
        }
        imageSubview.image = currentImage
        imageSubview.usesTemplates = buttonType != .custom
        imageSubview.preferredSymbolConfiguration = value(symbolConfigurations, for: self.state)
        background.image = currentBackgroundImage
        updateStyle()
    }

    /// Applies the colors, which may have changed with the tint of a superview.
    private func updateStyle() {
        let style = style
        label.defaultAppearance = .init(font: style.font, color: style.titleColor)
        label.alpha = style.titleOpacity
        imageSubview.alpha = style.imageOpacity
    }

    // MARK: Layout and drawing

    /// Returns the size of the content with its insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let icon { return icon.size }
        if let configuredLayout {
            return configuredLayout.size(within: size.width > 0 ? size.width : .infinity)
        }
        return contentLayout.size(within: size)
    }

    /// Resizes the button to its preferred size, regardless of its width: its titles do not wrap.
    open override func sizeToFit() { bounds.size = sizeThatFits(.zero) }

    /// The size of the content with its insets.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        configuredLayout?.size(within: width)
    }

    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        if let configuredLayout {
            guard configuredTitle != nil, let text = label.baselines(for: size) else { return nil }
            let title = configuredLayout.positions(in: CGRect(origin: .zero, size: size)).title
            return (title.minY + text.first, size.height - title.maxY + text.last)
        }
        guard label.text?.isEmpty == false, let text = label.baselines(for: size) else { return nil }
        let title = contentLayout.positions(in: CGRect(origin: .zero, size: size)).title
        return (title.minY + text.first, size.height - title.maxY + text.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuredLayout, let configuredParts { return layOut(configuredLayout, configuredParts) }
        updateContent()
        let positions = contentLayout.positions(in: bounds)
        let scale = traitCollection.displayScale
        background.frame = bounds
        imageSubview.frame = positions.image.onPixel(scale: scale)
        label.frame = positions.title.onPixel(scale: scale)
    }

    private var contentLayout: ButtonLayout {
        ButtonLayout(
            label: label, image: imageSubview.imageSize, insets: contentEdgeInsets,
            titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, metrics: environment.theme.controls.button)
    }

    package override var defaultAccessibility: AccessibilityProperties {
        let title = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
        return accessibility(label: sign == nil ? title : buttonType.spokenName, traits: .button)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        if let configuration, let configuredParts { return show(configuration, configuredParts) }
        updateStyle()
        let style = style
        if let icon {
            context.withOpacity(style.titleOpacity) {
                icon.draw(in: rect, with: resolved(style.titleColor), context)
            }
        } else if let backgroundColor = style.backgroundColor, label.text?.isEmpty == false {
            let metrics = environment.theme.controls.button
            let box = label.frame.insetBy(
                dx: -metrics.selectedOutset.width, dy: -metrics.selectedOutset.height)
            context.fill(
                Path(roundedRect: box, radius: metrics.selectedRadius), with: resolved(backgroundColor))
        }
    }

    /// The icon of an info or add button without an image.
    private var sign: RingedIcon.Sign? {
        guard currentImage == nil else { return nil }
        switch buttonType {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark: return .info
        case .contactAdd: return .plus(length: environment.theme.controls.button.plusLength)
        }
    }

    private var icon: RingedIcon? {
        sign.map {
            RingedIcon(
                sign: $0, metrics: environment.theme.accessory, disc: style.backgroundColor.map(resolved))
        }
    }
}
