/// A view that puts others side by side or one below the other. Mirrors `UIStackView`.
///
/// There are no constraints here: the size of a view is what `sizeThatFits` says. A cell that holds a stack sizes itself
/// by asking the stack: `stack.sizeThatFits(CGSize(width: width, height: 0))`.
open class StackView: View {
    /// How views share the length of the stack. Mirrors `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        /// One view grows, or the longest shrink.
        case fill
        /// All have the same length.
        case fillEqually
        /// All grow or shrink in proportion.
        case fillProportionally
        /// All keep their length; the room between them is the same.
        case equalSpacing
        /// All keep their length; their centers are at the same distance where there is room.
        case equalCentering
    }

    /// Where views stand across the stack. Mirrors `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        /// From edge to edge.
        case fill
        /// At the edge where reading begins; the upper edge of a horizontal stack.
        case leading
        /// With their first baselines at one height, in a horizontal stack.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where reading ends; the lower edge of a horizontal stack.
        case trailing
        /// With their last baselines at one height, in a horizontal stack.
        case lastBaseline

        /// At the upper edge of a horizontal stack.
        public static let top = Alignment.leading
        /// At the lower edge of a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    /// What stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Makes an empty horizontal stack at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a view without a frame; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// Makes a horizontal stack of views.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    private var arranged: [View] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The views that are arranged, in reading order. Hidden ones take no room.
    open var arrangedSubviews: [View] { arranged.filter { $0.superview === self } }

    /// The arranged views that take room.
    var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

    /// Adds a view after the others.
    open func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place among the others, or moves it there.
    open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arranged.insert(view, at: (0...arranged.count).clamp(stackIndex))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Arranges the view no more. It stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: View) {
        arranged = arrangedSubviews.filter { $0 !== view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    // MARK: Arrangement

    /// Whether the views stand side by side or one below the other.
    open var axis: Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How views share the length of the stack.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where views stand across the stack.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The room between views, in points; the least room where the distribution makes more.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Says how much room follows a view, in points, in place of ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The room that follows a view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: View) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the views keep away from the stack's edges by its layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// The room between the stack's edges and its views, in points, when
    /// ``isLayoutMarginsRelativeArrangement`` says so.
    open override var layoutMargins: EdgeInsets {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package override func subviewVisibilityDidChange() { arrangementDidChange() }

    package override func contentSizeDidChange() {
        setNeedsLayout()
        super.contentSizeDidChange()
    }

    // MARK: Layout

    private var margins: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func makeLayout() -> StackLayout {
        let views = shownViews
        let gaps = views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
        let known = views.contains { $0 is StackView } ? self.known ?? KnownSizes() : nil
        return StackLayout(
            views: views, gaps: gaps, axis: axis, distribution: distribution, alignment: alignment,
            known: known)
    }

    /// What is known while a stack around this one is measured or laid out; nil otherwise.
    private var known: KnownSizes?

    /// The size that the stack answers with, knowing those of others.
    func sizeThatFits(_ size: CGSize, _ known: KnownSizes) -> CGSize {
        self.known = known
        defer { self.known = nil }
        return sizeThatFits(size)
    }

    /// The size of all views with the room between and around them, when the stack may be `size.width` points wide; 0
    /// or infinity for no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sides = margins.left + margins.right
        let isBounded = size.width > 0 && size.width.isFinite
        let content = makeLayout().size(width: isBounded ? max(size.width - sides, 0) : nil)
        return CGSize(
            width: content.width + sides, height: content.height + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let box = CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top,
            width: max(bounds.width - margins.left - margins.right, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0))
        for (view, frame) in makeLayout().frames(in: box) {
            let frame = directed(frame, in: box)
            var aligned = frame.onPixels(scale: traitCollection.displayScale)
            // A text that is a fraction of a pixel short would end in an ellipsis.
            if view is Label { aligned.size.width = max(aligned.width, frame.width) }
            place(view, at: aligned)
        }
    }

    private func place(_ view: View, at frame: CGRect) {
        let arrangement = view.ensuredArrangement
        if view.bounds.size != arrangement.placedSize { arrangement.ownSize = view.bounds.size }
        view.frame = frame
        arrangement.placedSize = view.bounds.size
    }
}
