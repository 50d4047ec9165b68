/// A rectangle that displays content and can contain other views. Mirrors `UIView`.
///
/// Use a view, its subviews and its table from one thread or task at a time. Different threads can each have separate
/// tables.
///
/// No number terminates the program. Properties document their ranges. A coordinate that is not finite, as in a frame,
/// omits or misplaces the affected content. An index out of range is clamped for insertions and ignored elsewhere.
open class View: Responder {
    /// Creates a view with a frame in its future superview, in points.
    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
        setUp()
    }

    /// Creates a view without a frame. A subclass that overrides ``init(frame:)`` and ``init(coder:)`` inherits it.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view without a frame, as a storyboard would. The coder contains nothing to decode.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
        setUp()
    }

    /// Called at the end of every initializer, so that subclasses need not override them.
    func setUp() {}

    /// Called after a nib's closure has created the view, or the closure that is registered with a table. As in UIKit,
    /// it is not called for the views of a registered class.
    open func awakeFromNib() {}

    /// Never called. It is present because Xcode completes an override of ``awakeFromNib()-swift.method`` to one of
    /// this method of `NSObject`.
    open class func awakeFromNib() {}

    /// The controller whose view this is.
    weak var controller: ViewController? {
        didSet { if controller?.isFirst == true { recordFirstResponder() } }
    }

    /// A Boolean value that indicates whether the first responder can be the view, its controller or a descendant.
    var mayContainFirstResponder = false

    open override var next: Responder? { controller ?? superview }

    // MARK: Geometry

    /// The frame without the transform, which only geometry changes.
    var storedFrame: CGRect
    private var boundsOrigin = CGPoint.zero

    /// The role of the view's text in the structure of a document. `nil` is that of the view around it.
    package var textElement: TextElement?

    /// The position and size in the superview, in points.
    ///
    /// The frame of a view with a ``transform`` is the smallest rectangle around it. Setting it moves the center, and
    /// sets the size of the bounds such that their transformation is as large as the frame.
    open var frame: CGRect {
        get { transformedFrame ?? storedFrame }
        set { setUntransformedFrame(reversingTransform(of: newValue) ?? newValue) }
    }

    /// The only size that the view can have. `nil` for views of any size.
    var fixedSize: CGSize? { nil }

    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            guard let drawnTransform, !drawnTransform.isTranslation else {
                untransformedFrame = CGRect(origin: storedFrame.origin, size: newValue.size)
                return
            }
            // The center of a transformed view remains.
            let (center, size) = (center, fixedSize ?? newValue.size)
            let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            setUntransformedFrame(CGRect(origin: origin, size: size))
        }
    }

    /// The center of the view without its transform, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            let size = storedFrame.size
            let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            untransformedFrame = CGRect(origin: origin, size: size)
        }
    }

    /// The way the frame follows the superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if layoutState != nil, autoresizingMask != oldValue { invalidateEngines() } }
    }

    // MARK: The hierarchy

    // Unsafe only without the reset in deinit: it is set where the superview inserts the view into its subviews, and reset
    // where it removes the view. A weak reference would be loaded at each step of each search for the environment.
    /// The view that contains this view.
    public internal(set) unowned(unsafe) var superview: View? { didSet { forgetEnvironment() } }

    deinit { for subview in subviews { subview.superview = nil } }

    /// The subviews, from back to front.
    public internal(set) var subviews: [View] = []

    /// A number that identifies the view.
    open var tag = 0

    /// The subviews in drawing order. Default: from back to front.
    @_spi(Tables) open var subviewsInDrawingOrder: [View] { subviews }

    /// A Boolean value that indicates whether the shadows in each subview end at the subview's edge. Default: `false`.
    @_spi(Tables) open var endsShadowsAtSubviews: Bool { false }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: View) {
        insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Inserts a view at an index in the order from back to front.
    open func insertSubview(_ view: View, at index: Int) {
        insert(view, at: index)
    }

    /// Removes the view from its superview. The view, or the first responder in it, stops being the first responder.
    open func removeFromSuperview() {
        guard let superview else { return }
        endEditing(true)
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        leaveSuperview()
        didMoveToSuperview()
    }

    /// Called before the view moves to another superview, or leaves its superview. The default implementation does
    /// nothing, like those of the following methods.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Called after the view has moved to another superview, or has left its superview.
    open func didMoveToSuperview() {}

    /// Called after a view has been added.
    open func didAddSubview(_ subview: View) {}

    /// Called before a view is removed.
    open func willRemoveSubview(_ subview: View) {}

    /// Returns the first view with the tag: this view or one of its descendants.
    open func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Appearance

    /// The background color. `nil` draws no background.
    open var backgroundColor: Color?

    /// The fill of a view without ``backgroundColor``. `nil` draws no background.
    package var defaultBackground: Fill?

    /// The opacity of the view and its subviews, from 0 to 1. Larger numbers count as 1. NaN and negative numbers count
    /// as 0.
    open var alpha: CGFloat = 1

    /// A Boolean value that indicates whether the view and its subviews are hidden.
    open var isHidden = false {
        didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange() } }
    }

    /// A Boolean value that indicates whether the view fills its bounds with opaque color. Present for compatibility
    /// with UIKit, because drawing ignores it.
    open var isOpaque = true

    /// A Boolean value that indicates whether the view clips its content to its bounds and rounded corners.
    open var clipsToBounds = false

    /// The way content of another size, such as an image, fills the view.
    open var contentMode: ContentMode = .scaleToFill

    // The layer exposes the corners: subclasses and extensions in UIKit code declare properties of these names.
    /// The radius of the rounded corners of the background and the border, in points. It ranges from 0 to half of each
    /// side between two rounded corners, and to the full length of the other sides. Other numbers are clamped; NaN
    /// counts as 0.
    ///
    /// With ``clipsToBounds``, the corners clip the view's content.
    package var cornerRadius: CGFloat = 0

    /// The corners that are rounded.
    package var maskedCorners: Path.Corners = .all

    /// The curve of the rounded corners. Mirrors `CALayer.cornerCurve`.
    package var cornerCurve = CornerCurve.circular

    /// The outline of the background, the border and the clip. Default: the bounds, with the corners of the layer.
    @_spi(Tables) open var outline: Outline {
        (bounds, cornerRadius, maskedCorners, cornerCurve)
    }

    /// A rectangle with rounded corners.
    @_spi(Tables) public typealias Outline = (
        rect: CGRect, radius: CGFloat, corners: Path.Corners, curve: CornerCurve
    )

    /// The border inside the edge, which ``layer`` exposes.
    var border = Border()

    /// The properties that few views have. `nil` if they have their default values.
    var uncommon: UncommonProperties?

    var ownTintColor: Color?

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of controls and accessories. A view without a color, or whose color was set to `nil`, uses its
    /// superview's. Reading it never returns `nil`.
    open var tintColor: Color! {
        get { ownTintColor ?? superview?.tintColor ?? environment.theme.tint }
        set {
            guard newValue !== ownTintColor else { return }
            ownTintColor = newValue
            propagateTintColor()
        }
    }

    /// Called when ``tintColor`` has been set for the view or a superview. The default implementation does nothing.
    open func tintColorDidChange() {}

    /// Draws the view's content, above its background and below its subviews. The default implementation draws nothing.
    ///
    /// Functions that draw in the current context, such as ``DisplayList/Path/fill()`` and ``Color/setFill()``, draw in
    /// the view, with its traits.
    open func draw(_ rect: CGRect) {}

    /// Draws the view's content behind that of ``View/draw(_:)``, with the context as a parameter. The default
    /// implementation draws nothing.
    open func draw(_ rect: CGRect, in context: GraphicsContext) {}

    /// The distances by which ``drawSurroundings(in:)`` draws beyond the view's edges, in points. Default: 0.
    @_spi(Tables) open var surroundingOutsets: EdgeInsets { .zero }

    /// Draws around the view, behind its background and in its coordinates. The view's bounds and corners do not clip
    /// the drawing. The default implementation draws nothing.
    @_spi(Tables) open func drawSurroundings(in context: GraphicsContext) {}

    /// The error because of which the view cannot show its content, after it was drawn. Default: `nil`.
    @_spi(Tables) open var contentFailure: (any Error)? { nil }

    /// A Boolean value that indicates whether the view's class may override ``draw(_:)``.
    var mayDrawInCurrentContext: Bool { type(of: self) != View.self }

    /// A Boolean value that indicates whether the view can draw anything.
    var hasArea: Bool { storedFrame.width > 0 || storedFrame.height > 0 }

    // MARK: Touches

    /// A Boolean value that indicates whether the view and its subviews receive touches. Labels and image views pass
    /// them to the view behind.
    open var isUserInteractionEnabled = true

    /// Returns the frontmost view at a point of this view's coordinates: this view or one of its descendants.
    ///
    /// The result is `nil` if the point is outside, or if the view is hidden, almost transparent or disabled for user
    /// interaction.
    open func hitTest(_ point: CGPoint, with event: UserEvent?) -> View? {
        guard isUserInteractionEnabled, !isHidden, alpha > Self.minTouchableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() where subview.drawnTransform?.isInvertible != false {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns a Boolean value that indicates whether a point of the view's coordinates is inside the view. The default
    /// implementation tests the bounds; a subclass can extend the area.
    open func point(inside point: CGPoint, with event: UserEvent?) -> Bool { bounds.includes(point) }

    /// The opacity at or below which views receive no touches, as in UIKit.
    private static let minTouchableAlpha: CGFloat = 0.01

    /// The horizontal offset of everything in front of the view's background, in points.
    package var contentSlide: CGFloat = 0

    // MARK: Margins

    /// The margins that the program has set.
    var ownLayoutMargins: EdgeInsets? {
        didSet {
            guard ownLayoutMargins != oldValue else { return }
            setNeedsLayout()
            layoutValuesDidChange()
            layoutMarginsDidChange()
        }
    }

    /// The margins between the view's edges and its content, in points. Mirrors `UIView.layoutMargins`.
    ///
    /// The margins of a cell, once set, determine the ends of the separator below it. Those of a cell's content view,
    /// once set, determine the position of the predefined content.
    ///
    /// As in UIKit, they include the safe area with ``insetsLayoutMarginsFromSafeArea``, and the part of the superview's
    /// margins that the view covers with ``preservesSuperviewLayoutMargins``. Those of a controller's view are at least
    /// ``ViewController/systemMinimumLayoutMargins``.
    open var layoutMargins: EdgeInsets {
        get { effectiveLayoutMargins }
        set { ownLayoutMargins = newValue }
    }

    /// Returns the margins of a subview until the program sets them. `nil` uses the theme's, and is the default.
    ///
    /// The superview decides, because the program can create the subview, such as the content view of a cell.
    @_spi(Tables) open func defaultLayoutMargins(of subview: View) -> EdgeInsets? { nil }

    /// A Boolean value that indicates whether the superview's margins apply to constraints near its edges. Default:
    /// `false`.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { layoutValuesDidChange() } }
    }

    /// The distances from the view's edges to the area that bars do not cover, in points. Default: 0.
    open package(set) var safeAreaInsets: EdgeInsets {
        get { layoutState?.safeAreaInsets ?? .zero }
        set {
            guard newValue != safeAreaInsets else { return }
            ensuredLayoutState.safeAreaInsets = newValue
            setNeedsLayout()
            layoutValuesDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            safeAreaInsetsDidChange()
        }
    }

    // MARK: Parts

    /// The name of the view in a scene.
    package var partName: String?

    /// Names of the view that callouts and touches accept, apart from that in reports, in the order of precedence. A
    /// name can be empty, which is none.
    package var additionalPartNames: [String] = []

    /// A Boolean value that indicates whether the user can operate the view separately, like a control.
    package var isAccessibilityControl = false

    // MARK: Environment

    /// The environment of a view that does not inherit it. `nil` inherits that of the superview or the controller.
    var ownEnvironment: Environment?
    /// The environment of the view, until it changes. `nil` if it has not been determined, or if it is that of a controller
    /// or the screen.
    var knownEnvironment: Environment?
    /// The environment with this view's overrides, and the environment it is based on.
    var overridden: (base: Environment, environment: Environment)?

    /// The traits that the view overrides for itself and its subviews. Mirrors `UIView.traitOverrides`.
    open var traitOverrides = TraitOverrides() {
        didSet {
            guard traitOverrides != oldValue else { return }
            overridden = nil
            invalidateEngines()
            environmentDidChange()
        }
    }

    /// A Boolean value that indicates whether the view and its subviews have ``adjustedTheme(_:)`` instead of the inherited
    /// theme.
    @_spi(Tables) open var hasOwnTheme: Bool { false }

    /// Returns the theme of the view, based on the inherited one.
    @_spi(Tables) open func adjustedTheme(_ theme: Theme) -> Theme { theme }

    /// Called when the scale, appearance or theme of the view may have changed. Subclasses override
    /// ``applyEnvironment()``.
    package final func environmentDidChange() {
        forgetEnvironment()
        applyEnvironmentToAll()
    }

    private func applyEnvironmentToAll() {
        setNeedsLayout()
        layoutState?.engine?.isOutOfDate = true
        for subview in subviews { subview.applyEnvironmentToAll() }
        applyEnvironment()
        traitCollectionDidChange(nil)
        reportTraitChanges()
        controller?.viewEnvironmentDidChange()
    }

    /// Updates what the view derives from its environment. The environments of its subviews are up to date, and the
    /// program has not yet been notified. The default implementation does nothing.
    @_spi(Tables) open func applyEnvironment() {}

    /// Called when the traits of the view may have changed, such as in another superview. Unlike in UIKit, the previous
    /// traits are always `nil`.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    override var traitRegistrations: [TraitChangeRegistration] {
        get { uncommon?.traitRegistrations ?? [] }
        set {
            if ownUncommon.traitRegistrations.isEmpty { ownUncommon.lastTraits = traitCollection }
            ownUncommon.traitRegistrations = newValue
        }
    }

    // MARK: Layout

    /// A Boolean value that indicates whether a layout pass is scheduled.
    var needsLayout = true

    /// The number of layout passes of the view. Tests use it to detect superfluous passes.
    package internal(set) var layoutCount = 0

    /// Schedules a call of `layoutSubviews` before the view is next drawn.
    open func setNeedsLayout() { needsLayout = true }

    /// Lays out the view and its subviews if layout is scheduled.
    ///
    /// If constraints determine the view's frame, the superviews with these constraints are laid out first. A view without
    /// superview that translates no autoresizing mask takes the size that its constraints determine.
    open func layoutIfNeeded() { layOutHierarchy() }

    /// A Boolean value that indicates whether the view is setting the frames of its descendants.
    var isLayingOut = false

    /// Sets the frames of subviews. The default implementation sets those that constraints determine. Autoresizing has
    /// already happened.
    open func layoutSubviews() { layOutConstrainedViews() }

    /// Returns the preferred size of the view within `size` points. The default is the current size, or the size before
    /// a stack view changed it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { unarrangedSize }

    /// Resizes the view to its preferred size.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Constraints

    /// A Boolean value that indicates whether the view waits for its size, such as a cell for that of its row. Its
    /// constraints need not be satisfied until then.
    package var awaitsSize = false {
        didSet { if oldValue, !awaitsSize { sizeBecameFinal() } }
    }

    /// The view's constraints, and its arrangement in stack views. `nil` if it has never had either.
    package var layoutState: LayoutState?

    /// A Boolean value that indicates whether views of this class only work with constraints. Present for compatibility
    /// with UIKit, because constraints need no preparation.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size of the view's content, in points. A view without content has ``noIntrinsicMetric`` in both dimensions.
    /// Mirrors `UIView.intrinsicContentSize`.
    ///
    /// Constraints with the priorities of content hugging and compression resistance keep the view at this size.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Notifies constraints and superviews that the preferred size of this view may have changed.
    open func invalidateIntrinsicContentSize() {
        layoutValuesDidChange()
        superview?.contentSizeDidChange()
    }

    /// The priorities with which the view resists changes of its size, until the program sets them.
    package var defaultLayoutPriorities: LayoutPriorities { .usual(for: self) }

    /// The intrinsic size if the view is at most `width` points wide. `nil` if it does not depend on the width.
    package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// Returns the distances from the top edge to the first baseline, and from the last baseline to the bottom edge, at
    /// the given size of the view. `nil` if the view has neither text nor a symbol.
    package func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    /// The distances from the edges of the frame to the rectangle that constraints place, in points. Default: 0.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// The view whose first baseline is that of this view. Default: ``forLastBaselineLayout``.
    open var forFirstBaselineLayout: View { forLastBaselineLayout }

    /// The view whose last baseline is that of this view. Default: this view.
    open var forLastBaselineLayout: View { self }

    /// Returns the size that satisfies the view's constraints and is as near to `targetSize` as they allow, in points.
    /// Mirrors `UIView.systemLayoutSizeFitting(_:)`.
    ///
    /// For a view without constraints, it is the result of ``sizeThatFits(_:)`` for the width of `targetSize`, or for
    /// the current width if that is 0.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints, with the given priorities of the width and the height of
    /// `targetSize`, in points. Mirrors
    /// `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    private var needsConstraintUpdate = true
    /// A Boolean value that indicates whether the view or a descendant needs an update of its constraints.
    var hasConstraintUpdates = true

    /// Schedules a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        propagateConstraintUpdates()
    }

    /// Returns a Boolean value that indicates whether a call of ``updateConstraints()`` is scheduled. It is when the
    /// view is created.
    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls ``updateConstraints()`` of the descendants and of the view where it is scheduled.
    open func updateConstraintsIfNeeded() {
        guard hasConstraintUpdates else { return }
        hasConstraintUpdates = false
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        updateConstraints()
    }

    /// Updates the view's constraints. A subclass that overrides it calls `super` at the end. The default implementation
    /// does nothing.
    open func updateConstraints() {}

    package func subviewVisibilityDidChange() {}

    /// Called when the preferred size of a descendant may have changed. A view whose layout depends on it schedules
    /// layout, and calls `super`, which notifies the superview.
    @_spi(Tables) open func contentSizeDidChange() { superview?.contentSizeDidChange() }

    // MARK: Compatibility

    /// Called when ``layoutMargins`` has been set. The default implementation does nothing.
    open func layoutMarginsDidChange() {}

    /// Called after a change of ``safeAreaInsets``. An override calls `super`.
    open func safeAreaInsetsDidChange() {}

    /// Never called, because images show no windows. Present for compatibility with UIKit.
    open func willMove(toWindow newWindow: Window?) {}

    /// Never called, because images show no windows. Present for compatibility with UIKit.
    open func didMoveToWindow() {}

    /// Never called, because the view is not in Interface Builder. Present for compatibility with UIKit.
    open func prepareForInterfaceBuilder() {}

    /// The class of the view's layer: `Layer`, `GradientLayer` or `ShapeLayer`. Others count as `Layer`.
    open class var layerClass: AnyClass { Layer.self }
}
