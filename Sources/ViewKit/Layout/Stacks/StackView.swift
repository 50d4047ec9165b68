/// A view that arranges its subviews in a row or column. Mirrors `UIStackView`.
///
/// A stack generates constraints if another constraint mentions one of its arranged views or a view in them, such as
/// `icon.width == 40` or `first.width == other.width`. The stack is then part of the layout of its superviews, and its
/// size is the one that all constraints determine. Nested stacks follow the same rule.
///
/// Other stacks compute the same frames without constraints, which is faster. The size of a view is then the result of
/// `sizeThatFits`. In the constraints of other views, such a stack is a view with an intrinsic size, whose height depends
/// on its width, and whose priorities derive from its views. A cell without constraints determines its size from a stack
/// with `stack.sizeThatFits(CGSize(width: width, height: 0))`.
open class StackView: View {
    /// The distribution of a stack's length among its views. Mirrors `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        /// One view grows, or the longest views shrink.
        case fill
        /// All views have the same length.
        case fillEqually
        /// All views grow or shrink in proportion.
        case fillProportionally
        /// All views retain their lengths, with equal spacing between them.
        case equalSpacing
        /// All views retain their lengths, with equal distances between their centers if there is enough space.
        case equalCentering
    }

    /// The alignment of views across the stack. Mirrors `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        /// Fills the stack's width or height.
        case fill
        /// Aligns views with the leading edge, or the top edge of a horizontal stack.
        case leading
        /// Aligns the first baselines of views in a horizontal stack.
        case firstBaseline
        /// Centers views.
        case center
        /// Aligns views with the trailing edge, or the bottom edge of a horizontal stack.
        case trailing
        /// Aligns the last baselines of views in a horizontal stack.
        case lastBaseline

        /// Aligns views with the top edge of a horizontal stack.
        public static let top = Alignment.leading
        /// Aligns views with the bottom edge of a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    /// The value that represents ``spacing`` in ``setCustomSpacing(_:after:)``.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The value of ``spacing``, and in ``setCustomSpacing(_:after:)``, for the theme's spacing between views.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    override func setUp() { isOpaque = false }

    /// Creates a horizontal stack of views.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    private var arranged: [View] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The arranged views, in layout direction. Hidden views take no space.
    open var arrangedSubviews: [View] { arranged.filter { $0.superview === self } }

    /// Returns a Boolean value that indicates whether the stack sets the frame of a subview.
    func arranges(_ view: View) -> Bool { arranged.contains { $0 === view } }

    var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

    /// Appends a view.
    open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index, or moves it there.
    open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arranged.insert(view, at: (0...arranged.count).clamp(stackIndex))
        if view.superview !== self {
            addSubview(view)
        } else {
            invalidateEngines()
            view.didJoinConstraints()
        }
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. As in UIKit, it remains a subview.
    open func removeArrangedSubview(_ view: View) {
        view.invalidateEngines()
        arranged = arrangedSubviews.filter { $0 !== view }
        customSpacings[ObjectIdentifier(view)] = nil
        view.invalidateEngines()
        arrangementDidChange()
    }

    // MARK: Arrangement

    /// The axis of the stack.
    open var axis: Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }

    /// The distribution of the stack's length among its views.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of views across the stack.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

    /// The space between views, in points. It is the minimum space for distributions that add space.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

    /// Sets the space after a view, in points, in place of ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the space after a view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: View) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A Boolean value that indicates whether the stack's layout margins apply to its views.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// The margins between the stack's edges and its views, in points. They apply with
    /// ``isLayoutMarginsRelativeArrangement``.
    open override var layoutMargins: EdgeInsets {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        if generatesConstraints { invalidateEngines() }
        invalidateIntrinsicContentSize()
    }

    @_spi(Tables) public override func applyEnvironment() {
        super.applyEnvironment()
        // The default margins depend on the theme.
        if isLayoutMarginsRelativeArrangement, generatesConstraints { invalidateEngines() }
    }

    package override func subviewVisibilityDidChange() { arrangementDidChange() }

    @_spi(Tables) public override func contentSizeDidChange() {
        setNeedsLayout()
        layoutValuesDidChange()
        super.contentSizeDidChange()
    }

    // MARK: Layout

    /// The distances between the stack's edges and its views.
    var arrangementMargins: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// Returns the minimum space between each view and the next.
    func gaps(between views: [View]) -> [CGFloat] {
        views.dropLast().map {
            let gap = customSpacings[ObjectIdentifier($0)] ?? spacing
            return gap == Self.spacingUseSystem ? environment.theme.systemSpacing : gap
        }
    }

    private func makeLayout() -> StackLayout {
        let views = shownViews
        let cachedSizes = views.contains { $0 is StackView } ? self.cachedSizes ?? CachedSizes() : nil
        return StackLayout(
            views: views, gaps: gaps(between: views), axis: axis, distribution: distribution,
            alignment: alignment,
            cachedSizes: cachedSizes)
    }

    /// The cached sizes while an enclosing stack is measured or laid out. `nil` otherwise.
    private var cachedSizes: CachedSizes?

    /// Returns the size of the stack, with the cached sizes of nested stacks.
    func sizeThatFits(_ size: CGSize, _ cachedSizes: CachedSizes) -> CGSize {
        self.cachedSizes = cachedSizes
        defer { self.cachedSizes = nil }
        return sizeThatFits(size)
    }

    /// Returns the size of all views with the space between and around them. The stack can be `size.width` points wide;
    /// 0 or infinity means no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width.isFinite
        if let size = constrainedSize(maxWidth: isBounded ? size.width : .infinity) { return size }
        let margins = arrangementMargins
        let sides = margins.left + margins.right
        let content = makeLayout().size(width: isBounded ? max(size.width - sides, 0) : nil)
        return CGSize(width: content.width + sides, height: content.height + margins.top + margins.bottom)
    }

    /// The size of all views with the space between and around them, in points, rounded up to whole pixels.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(.zero).roundedUpToPixels(scale: traitCollection.displayScale)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        sizeThatFits(CGSize(width: width, height: 0))
            .roundedUpToPixels(scale: traitCollection.displayScale)
    }

    /// Returns the baselines of the first and the last view, or those of the views of a row.
    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let views = shownViews
        let all = views.map { $0.baselines(for: $0.sizeThatFits(.zero)) }
        let first = axis == .vertical ? all.first.flatMap { $0?.first } : all.compactMap { $0?.first }.max()
        let last = axis == .vertical ? all.last.flatMap { $0?.last } : all.compactMap { $0?.last }.max()
        guard let first, let last else { return nil }
        let margins = arrangementMargins
        return (first + margins.top, last + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if generatesConstraints { return }
        let margins = arrangementMargins
        let box = CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top,
            width: max(bounds.width - margins.left - margins.right, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0))
        for (view, frame) in makeLayout().frames(in: box) {
            let frame = directed(frame, in: box)
            var aligned = frame.onPixels(scale: traitCollection.displayScale)
            // A label that is a fraction of a pixel too narrow would be truncated.
            if view is Label { aligned.size.width = max(aligned.width, frame.width) }
            position(view, at: aligned)
        }
    }

    /// Sets the frame of an arranged view, whose own size remains known.
    func position(_ view: View, at frame: CGRect) {
        let state = view.ensuredLayoutState
        if view.bounds.size != state.arrangedSize { state.ownSize = view.bounds.size }
        view.untransformedFrame = frame
        state.arrangedSize = view.bounds.size
    }
}
