/// A rectangle that shows something and may hold other views. Mirrors `UIView`.
///
/// Views are plain objects for one thread at a time: use a view, its subviews and its table from one thread or
/// task. Different threads can each have tables of their own.
///
/// No number ends the program: properties document their ranges, and a coordinate that is not finite, as in a frame,
/// leaves out or misplaces what it concerns until it is finite again. An index beyond the ends of a list counts as
/// the nearest where something is inserted, and is ignored elsewhere.
open class View {
    /// Makes a view at a place in its future superview, in points.
    public init(frame: CGRect = .zero) {
        storedFrame = frame
    }

    /// Makes a view without a frame. A table makes cells of a registered class this way, as UIKit makes those of a
    /// storyboard, because it is the only initializer that every subclass is sure to have; the coder holds nothing to
    /// decode.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
    }

    /// Called on a view that was made with `init(coder:)` or by a prototype's closure, once it is complete.
    open func awakeFromNib() {}

    // MARK: Geometry

    private var storedFrame: CGRect
    private var boundsOrigin = CGPoint.zero

    /// The place in the superview, in points.
    open var frame: CGRect {
        get { storedFrame }
        set {
            let oldSize = storedFrame.size
            storedFrame = newValue
            guard oldSize != newValue.size else { return }
            for subview in subviews { subview.resize(withOldSuperviewSize: oldSize, newSize: newValue.size) }
            setNeedsLayout()
        }
    }

    /// The view's own rectangle, in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            frame = CGRect(origin: storedFrame.origin, size: newValue.size)
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            let size = storedFrame.size
            let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            frame = CGRect(origin: origin, size: size)
        }
    }

    /// How the frame follows the superview's size.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: The tree

    /// The view this one stands in.
    public private(set) weak var superview: View?

    /// The views in this one, from back to front.
    public private(set) var subviews: [View] = []

    /// A number to find the view by.
    open var tag = 0

    /// Adds a view in front of the others.
    open func addSubview(_ view: View) {
        insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Adds a view at a place in the order from back to front.
    open func insertSubview(_ view: View, at index: Int) {
        guard !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.environmentDidChange()
        setNeedsLayout()
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.subviews.removeAll { $0 === self }
        superview = nil
        parent.setNeedsLayout()
    }

    /// The first view with the tag: this one, or one below it.
    open func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Looks

    /// Behind everything the view shows; nil for nothing.
    open var backgroundColor: Color?

    /// The opacity of the view and its subviews, from 0 to 1. Larger numbers count as 1; NaN and numbers below 0 as 0.
    open var alpha: CGFloat = 1

    /// Whether the view and its subviews are left out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange() } }
    }

    /// Whether the view promises to fill its bounds with opaque color. A hint: what lies behind it need not be
    /// drawn.
    open var isOpaque = true

    /// Whether what the view shows is cut off at its edges and round corners.
    open var clipsToBounds = false

    /// How content of another size, such as a picture, fills the view.
    open var contentMode: ContentMode = .scaleToFill

    /// The radius of the round corners of the background and the border, in points. With ``clipsToBounds`` they cut off
    /// what the view shows. From 0 to half of the shorter side; numbers beyond count as the nearest, NaN as 0.
    open var cornerRadius: CGFloat = 0

    /// Which corners are round.
    open var maskedCorners: Path.Corners = .all

    /// The line along the inside of the edge, which ``layer`` gives access to.
    var border = Border()

    private var ownTintColor: Color?

    /// Whether a program has given this very view a tint.
    package var tintColorIsOwn: Bool { ownTintColor != nil }

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of controls and marks; a view without one of its own, or whose own was set to nil, has its superview's.
    /// Never nil.
    open var tintColor: Color! {
        get { ownTintColor ?? superview?.tintColor ?? environment.theme.tint }
        set { ownTintColor = newValue }
    }

    /// Describes what the view itself shows, above its background and below its subviews. The default shows
    /// nothing. Mirrors `UIView.draw(_:)`, with the context passed in.
    open func draw(_ rect: CGRect, in context: GraphicsContext) {}

    // MARK: Touches

    /// Whether fingers reach the view and what stands in it. Labels and pictures let them through to what is behind.
    open var isUserInteractionEnabled = true

    /// The view in front that a finger at a point of this view's coordinates touches: this one or one below it, or nil
    /// when it is beside the view, or when the view is hidden, nearly transparent or not for fingers. Mirrors
    /// `UIView.hitTest(_:with:)`.
    open func hitTest(_ point: CGPoint) -> View? {
        guard isUserInteractionEnabled, !isHidden, alpha > Self.leastTouchableAlpha, self.point(inside: point)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self)) { return hit }
        }
        return self
    }

    /// Whether a finger at a point of the view's coordinates is on it: within its bounds, unless a subclass reaches
    /// farther. Mirrors `UIView.point(inside:with:)`.
    open func point(inside point: CGPoint) -> Bool { bounds.holds(point) }

    /// Views fainter than this are not touched, as in UIKit.
    private static let leastTouchableAlpha: CGFloat = 0.01

    /// How far everything that the view shows in front of its background is drawn from its place, in points.
    package var contentSlide: CGFloat { 0 }

    // MARK: Margins

    private var ownLayoutMargins: EdgeInsets?

    /// The room between the view's edges and its content, in points. Once they are set, a cell's decide where the line
    /// below it begins and ends, and a cell's content view's where the predefined content does. Mirrors
    /// `UIView.layoutMargins`.
    open var layoutMargins: EdgeInsets {
        get { ownLayoutMargins ?? defaultLayoutMargins }
        set {
            guard newValue != ownLayoutMargins else { return }
            ownLayoutMargins = newValue
            setNeedsLayout()
        }
    }

    /// The margins until a program sets its own.
    package var defaultLayoutMargins: EdgeInsets {
        let margin = environment.theme.layoutMargin
        return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }

    /// Whether a program has set ``layoutMargins``.
    package var hasOwnLayoutMargins: Bool { ownLayoutMargins != nil }

    /// Whether the margins are at least the superview's, where the view comes near its edges.
    open var preservesSuperviewLayoutMargins = false

    // MARK: Accessibility

    /// What a program says of the view to people who do not see it.
    private var ownAccessibility = AccessibilityProperties()

    /// What a view of this kind says of itself.
    package var defaultAccessibility: AccessibilityProperties { AccessibilityProperties() }

    /// Whether a program has said what the view is called.
    package var accessibilityLabelIsSet: Bool { ownAccessibility.label != nil }

    /// What a scene calls the view.
    package var partName: String?

    /// What the view calls views in it; see ``shownParts``.
    package var partNames: [ObjectIdentifier: String] { propertyNames }

    /// Whether the view is something to use on its own, as controls are.
    package var isAccessibilityControl: Bool { false }

    /// Whether people are told of the view as one thing. What stands in it is then not told.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility.isElement ?? defaultAccessibility.isElement ?? false }
        set { ownAccessibility.isElement = newValue }
    }

    /// What the view is called.
    open var accessibilityLabel: String? {
        get { ownAccessibility.label ?? defaultAccessibility.label }
        set { ownAccessibility.label = newValue }
    }

    /// What the view shows at present, such as a slider's value.
    open var accessibilityValue: String? {
        get { ownAccessibility.value ?? defaultAccessibility.value }
        set { ownAccessibility.value = newValue }
    }

    /// What happens when the view is used.
    open var accessibilityHint: String? {
        get { ownAccessibility.hint }
        set { ownAccessibility.hint = newValue }
    }

    /// A name for tests, which people are not told.
    open var accessibilityIdentifier: String? {
        get { ownAccessibility.identifier }
        set { ownAccessibility.identifier = newValue }
    }

    /// What kind of thing the view is.
    open var accessibilityTraits: AccessibilityTraits {
        get { ownAccessibility.traits ?? defaultAccessibility.traits ?? .none }
        set { ownAccessibility.traits = newValue }
    }

    // MARK: Surroundings

    private var ownEnvironment: Environment?
    /// The surroundings with this view's overrides, and those they were made from.
    private var overridden: (base: Environment, environment: Environment)?

    /// What the view is drawn under: its own, its superview's, or the default; with what the view overrides.
    package var environment: Environment {
        get {
            let base = ownEnvironment ?? superview?.environment ?? .default
            if let overridden, overridden.base === base { return overridden.environment }
            guard traitOverrides != TraitOverrides() else { return base }
            let environment = Environment(traits: traitOverrides.applied(to: base.traits), theme: base.theme)
            overridden = (base, environment)
            return environment
        }
        set {
            guard newValue != ownEnvironment else { return }
            ownEnvironment = newValue
            environmentDidChange()
        }
    }

    /// What the view changes of the traits it stands under, for itself and the views in it. Mirrors
    /// `UIView.traitOverrides`.
    open var traitOverrides = TraitOverrides() {
        didSet {
            guard traitOverrides != oldValue else { return }
            overridden = nil
            environmentDidChange()
        }
    }

    /// Called when the view may have got another scale, appearance or theme.
    package func environmentDidChange() {
        setNeedsLayout()
        for subview in subviews { subview.environmentDidChange() }
    }

    /// The outline that the background fills, that the border follows and that cuts off what the view shows.
    package var effectiveShape: RoundedRectangle {
        RoundedRectangle(bounds, radius: cornerRadius, corners: maskedCorners)
    }

    /// What is painted behind everything the view shows.
    package var effectiveBackground: Fill? { backgroundColor.map { .color($0) } }

    // MARK: Layout

    private var needsLayout = true

    /// How many times the view has been laid out, so that tests can tell that nothing is laid out in vain.
    package private(set) var layoutCount = 0

    /// Asks for `layoutSubviews` to be called before the view is next drawn.
    open func setNeedsLayout() { needsLayout = true }

    /// Lays out the view now if it asked for that, and its subviews likewise.
    open func layoutIfNeeded() {
        layoutOwnSubviewsIfNeeded()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Lays out the view now if it asked for that, and leaves its subviews to whoever goes through them.
    package func layoutOwnSubviewsIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutCount += 1
        layoutSubviews()
    }

    /// Gives subviews their frames. The default does nothing: autoresizing has been done by then.
    open func layoutSubviews() {}

    /// The size that suits the view best when it has `size` points to fill. The default is the present size, or the
    /// one the view had before a stack view gave it another.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        if let arrangement, arrangement.placedSize == bounds.size { return arrangement.ownSize }
        return bounds.size
    }

    /// How the view stands in a stack view; nil for one that has had nothing to do with any.
    package var arrangement: Arrangement?

    /// How much the view stands against being made larger or smaller, until a program says so.
    package var defaultLayoutPriorities: LayoutPriorities { .usual(for: self) }

    /// The size that asks for as little room as possible.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The size that suits the view best in its present width, or in that of `targetSize` when it has one. There are no
    /// constraints here: the answer is ``sizeThatFits(_:)``.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return sizeThatFits(CGSize(width: width, height: targetSize.height))
    }

    /// Takes the size that suits the view best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Tells the superviews that the size that suits this view best may have changed.
    open func invalidateIntrinsicContentSize() { superview?.contentSizeDidChange() }

    /// Called when a view in this one has been hidden or shown.
    package func subviewVisibilityDidChange() {}

    /// Called when a view below this one may want another size.
    package func contentSizeDidChange() { superview?.contentSizeDidChange() }
}
