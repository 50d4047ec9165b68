/// A control with a title and a picture that does something when it is tapped. Mirrors `UIButton`. A tap sends
/// `touchUpInside` and `primaryActionTriggered` at once.
open class Button: Control {
    /// What kind of button it is.
    public private(set) var buttonType: ButtonType = .custom

    /// Makes a button of a kind. Info and add buttons have their size; others get one from `sizeToFit` or a frame.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        updateContent()
        if sign != nil { sizeToFit() }
    }

    /// Makes a system button that performs an action when it is tapped, with the action's title and image.
    public convenience init(type: ButtonType = .system, primaryAction: Action?) {
        self.init(type: type)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: primaryEvents)
        sizeToFit()
    }

    override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Parts

    private let label = Label()
    private let picture = ImageView()
    private let background = ImageView()

    /// The view that shows the title, for its font and line breaks. What it says and its color come from the button.
    open var titleLabel: Label? { label }

    /// The view that shows the picture.
    open var imageView: ImageView? { picture }

    override func setUp() {
        label.lineBreakMode = .byTruncatingMiddle
        background.contentMode = .scaleToFill
        for view in [background, picture, label] { addSubview(view) }
        updateContent()
    }

    // MARK: Content by state

    private var titles: [State.RawValue: String] = [:]
    private var titleColors: [State.RawValue: Color] = [:]
    private var images: [State.RawValue: Image] = [:]
    private var backgroundImages: [State.RawValue: Image] = [:]

    /// Says what the button is called in a state; nil for what it is called in the state that counts next: disabled
    /// before highlighted before selected before normal.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        contentDidChange()
    }

    /// Says what color the title has in a state; nil for the kind's.
    open func setTitleColor(_ color: Color?, for state: State) {
        titleColors[state.rawValue] = color
        contentDidChange()
    }

    /// Says what picture the button shows in a state; nil for that of the state that counts next.
    open func setImage(_ image: Image?, for state: State) {
        images[state.rawValue] = image
        contentDidChange()
    }

    /// Says what picture stands behind all else in a state; nil for that of the state that counts next.
    open func setBackgroundImage(_ image: Image?, for state: State) {
        backgroundImages[state.rawValue] = image
        contentDidChange()
    }

    private func value<Value>(_ values: [State.RawValue: Value], for state: State) -> Value? {
        state.fallbacks.lazy.compactMap { values[$0.rawValue] }.first
    }

    /// What the button is called in a state.
    open func title(for state: State) -> String? { value(titles, for: state) }

    /// The color a program has given the title in a state, or nil for the kind's.
    open func titleColor(for state: State) -> Color? { value(titleColors, for: state) }

    /// The color a program has given the title in just this state, apart from that of the normal one.
    func titleColorOfItsOwn(for state: State) -> Color? {
        state.fallbacks.lazy.filter { $0 != .normal }.compactMap { self.titleColors[$0.rawValue] }.first
    }

    /// The picture the button shows in a state.
    open func image(for state: State) -> Image? { value(images, for: state) }

    /// The picture behind all else in a state.
    open func backgroundImage(for state: State) -> Image? { value(backgroundImages, for: state) }

    /// What the button is called at present.
    open var currentTitle: String? { title(for: state) }

    /// The color of the title at present.
    open var currentTitleColor: Color { look.titleColor }

    /// The picture the button shows at present.
    open var currentImage: Image? { image(for: state) }

    /// The picture behind all else at present.
    open var currentBackgroundImage: Image? { backgroundImage(for: state) }

    // MARK: Room

    /// The room between the button's edges and its content, in points; zero for the theme's. Negative insets let the
    /// content reach beyond.
    open var contentEdgeInsets = EdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// How far the title is moved inwards, in points. The button's size does not depend on it.
    open var titleEdgeInsets = EdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// How far the picture is moved inwards, in points. The button's size does not depend on it.
    open var imageEdgeInsets = EdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    // MARK: Changes

    override func stateDidChange() {
        super.stateDidChange()
        updateContent()
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        updateContent()
    }

    private func contentDidChange() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Gives the parts what they show in the present state.
    private func updateContent() {
        label.text = currentTitle
        picture.image = currentImage
        picture.usesTemplates = buttonType != .custom
        background.image = currentBackgroundImage
        updateLook()
    }

    /// Gives the parts their colors, which may have changed with a tint somewhere above.
    private func updateLook() {
        let look = look
        label.defaultAppearance = .init(font: look.font, color: look.titleColor)
        label.alpha = look.titleOpacity
        picture.alpha = look.imageOpacity
    }

    // MARK: Layout and drawing

    /// The size of the content with the room around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let mark { return mark.size }
        return contentLayout.size(within: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        let places = contentLayout.places(in: bounds)
        let scale = traitCollection.displayScale
        background.frame = bounds
        picture.frame = places.image.onPixel(scale: scale)
        label.frame = places.title.onPixel(scale: scale)
    }

    private var contentLayout: ButtonLayout {
        ButtonLayout(
            label: label, image: picture.image?.size, insets: contentEdgeInsets,
            titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, metrics: environment.theme.controls.button)
    }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(label: sign == nil ? currentTitle : buttonType.spokenName, traits: .button)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        updateLook()
        let look = look
        if let mark {
            context.withOpacity(look.titleOpacity) {
                mark.draw(in: rect, with: resolved(look.titleColor), context)
            }
        } else if let ground = look.ground, currentTitle?.isEmpty == false {
            let metrics = environment.theme.controls.button
            let box = label.frame.insetBy(
                dx: -metrics.selectedOutset.width, dy: -metrics.selectedOutset.height)
            context.fill(
                Path(roundedRect: box, radius: metrics.selectedRadius), with: resolved(ground))
        }
    }

    /// The sign of an info or add button, until it is given a picture of its own.
    private var sign: RingedMark.Sign? {
        guard currentImage == nil else { return nil }
        switch buttonType {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark: return .info
        case .contactAdd: return .plus(length: environment.theme.controls.button.plusLength)
        }
    }

    private var mark: RingedMark? {
        sign.map {
            RingedMark(sign: $0, metrics: environment.theme.accessory, disc: look.ground.map(resolved))
        }
    }
}
