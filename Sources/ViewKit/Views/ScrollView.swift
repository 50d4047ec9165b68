/// A view on content larger than itself. Mirrors the part of `UIScrollView` that a table requires. It is the base class
/// of `TableView`.
///
/// Scrolling moves the origin of the bounds, so subviews retain their positions in the content. All distances are in
/// points.
open class ScrollView: View {
    package weak var scrollDelegate: (any ScrollViewDelegate)?

    override func setUp() {
        super.setUp()
        clipsToBounds = true
    }

    // MARK: Content

    /// The point of the content at the view's top-left corner. A coordinate that is not finite is ignored.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    private var ownContentSize: CGSize?

    /// The size of the content: that of ``contentLayoutGuide`` if constraints determine it, otherwise the size that was
    /// set, or else the view's size.
    open var contentSize: CGSize {
        get { constrainedContentSize ?? ownContentSize ?? bounds.size }
        set { ownContentSize = newValue }
    }

    /// A Boolean value that indicates whether constraints between the view's edges and views in it determine the content
    /// and not the view. Default: `true`.
    @_spi(Tables) open var contentFollowsConstraints: Bool { true }

    private var constrainedContentSize: CGSize? {
        guard let guide = layoutState?.predefinedGuides.first(where: { $0.kind == .scrolledContent }) else {
            return nil
        }
        return layoutFrame(of: guide)?.size
    }

    /// Returns the intrinsic size of a subclass that derives it from ``contentSize``, whose height can depend on the width.
    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard intrinsicContentSize.height >= 0 else { return nil }
        bounds.size.width = width
        return intrinsicContentSize
    }

    /// The guide of the content. Constraints between it and the content determine ``contentSize``.
    public var contentLayoutGuide: LayoutGuide {
        ensuredLayoutState.predefinedGuide(.scrolledContent, of: self)
    }

    /// The guide of the visible area.
    public var frameLayoutGuide: LayoutGuide { ensuredLayoutState.predefinedGuide(.scrollFrame, of: self) }

    /// The space around the content. A distance that is not finite counts as 0.
    open var contentInset = EdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }

    /// The space around the content, including the safe area above and below, and the space for a refreshing refresh
    /// control.
    open var adjustedContentInset: EdgeInsets {
        var inset = contentInset.finite
        if contentInsetAdjustmentBehavior != .never {
            inset.top += safeAreaInsets.top
            inset.bottom += safeAreaInsets.bottom
        }
        if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.height }
        return inset
    }

    /// The visible part of the content. An origin coordinate that is not finite is ignored.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            let new = CGPoint(
                x: newValue.origin.x.isFinite ? newValue.origin.x : old.x,
                y: newValue.origin.y.isFinite ? newValue.origin.y : old.y)
            super.bounds = CGRect(origin: new, size: newValue.size)
            guard new != old else { return }
            setNeedsLayout()
            refreshIfPulled()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// The safe area, above and below which the content begins and ends. Content at its top remains there.
    open override package(set) var safeAreaInsets: EdgeInsets {
        get { super.safeAreaInsets }
        set {
            let isAtTop = contentOffset.y == -adjustedContentInset.top
            super.safeAreaInsets = newValue
            if isAtTop { contentOffset.y = -adjustedContentInset.top }
        }
    }

    // MARK: Refreshing

    /// The control above the content that a user pulls to refresh. `nil` shows no control.
    open var refreshControl: RefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let refreshControl { super.insertSubview(refreshControl, at: 0) }
        }
    }

    /// Inserts a view at an index in the order from back to front. A refresh control becomes ``refreshControl``, as in
    /// early versions of UIKit.
    open override func insertSubview(_ view: View, at index: Int) {
        if let control = view as? RefreshControl, control !== refreshControl {
            refreshControl = control
        } else {
            super.insertSubview(view, at: index)
        }
    }

    /// Begins refreshing if the user has pulled the content far enough.
    private func refreshIfPulled() {
        guard isDragging, let refreshControl, !refreshControl.isRefreshing, refreshControl.isEnabled,
            -contentOffset.y - contentInset.top >= refreshControl.height
        else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Places the refresh control above the content. It stays at the top of the screen if the content is pulled
    /// further.
    package func layOutRefreshControl(in viewport: CGRect) {
        guard let refreshControl else { return }
        let top = viewport.minY + contentInset.top
        refreshControl.pull = -top
        let height = refreshControl.height
        refreshControl.frame = CGRect(
            x: bounds.minX, y: min(-height, top), width: bounds.width, height: height)
    }

    /// Sets the content offset. An image shows the end of the animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls by the minimum distance that makes a rectangle of the content visible, or as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        var y = contentOffset.y
        if rect.maxY > bottom { y += rect.maxY - bottom }
        if rect.minY < top + (y - contentOffset.y) { y = rect.minY - inset.top }
        setContentOffset(CGPoint(x: contentOffset.x, y: restingOffset(y)), animated: animated)
    }

    /// Returns the nearest vertical offset at which the view can rest.
    package func restingOffset(_ y: CGFloat) -> CGFloat { restingOffsets.clamp(y) }

    /// The vertical offsets at which the view can rest, with neither end of the content beyond its edge.
    package var restingOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let lowest = 0 - inset.top
        let highest = contentSize.height + inset.bottom - bounds.height
        return lowest...(highest > lowest ? highest : lowest)
    }

    // MARK: Touches

    /// A Boolean value that indicates whether the user is dragging the content.
    open package(set) var isDragging = false

    /// A Boolean value that indicates whether the user is touching the view.
    open package(set) var isTracking = false

    /// A Boolean value that indicates whether the view still moves after the touch has ended. It is always `false`,
    /// because an image shows the view at rest.
    open var isDecelerating: Bool { false }

    /// A Boolean value that indicates whether the user can scroll the view.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// A Boolean value that indicates whether the content can be dragged beyond its ends.
    open var bounces = true

    /// A Boolean value that indicates whether content that fits can also be dragged beyond its ends.
    open var alwaysBounceVertical = false

    // MARK: Indicators

    /// The background that the scroll indicator is designed for. Mirrors `UIScrollView.IndicatorStyle`.
    public enum IndicatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// The indicator for any background.
        case `default`
        /// The dark indicator for a light background.
        case black
        /// The light indicator for a dark background.
        case white
    }

    /// The style of the scroll indicator.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether a scroll indicator is visible while the view scrolls.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
    }

    /// The space around the scroll indicator, in addition to the content's.
    open var verticalScrollIndicatorInsets = EdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
    }

    /// Shows the scroll indicator in the next image. UIKit shows it briefly.
    open func flashScrollIndicators() {
        isFlashingIndicators = true
        setNeedsLayout()
    }

    package private(set) var isFlashingIndicators = false

    // MARK: Behavior without effect on images

    /// The way a drag dismisses the keyboard. Mirrors `UIScrollView.KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Sendable, Hashable, CaseIterable {
        /// A drag does not dismiss the keyboard.
        case none
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard follows the drag.
        case interactive
        /// The keyboard and its accessory are dismissed when a drag begins.
        case onDragWithAccessory
        /// The keyboard and its accessory follow the drag.
        case interactiveWithAccessory
    }

    /// The way the safe area changes the inset of the content. Mirrors `UIScrollView.ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
        /// The safe area is added where UIKit considers it necessary.
        case automatic
        /// The safe area is added in the directions that scroll.
        case scrollableAxes
        /// The safe area is not added.
        case never
        /// The safe area is always added.
        case always
    }

    /// The way a drag dismisses the keyboard. Images show no keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    /// The way the safe area changes the inset of the content. `never` ignores it; all others add it above and below.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic

    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. Images have no status bar.
    open var scrollsToTop = true

    /// A Boolean value that indicates whether narrow content can be dragged sideways. Content only scrolls vertically.
    open var alwaysBounceHorizontal = false

    /// A Boolean value that indicates whether the horizontal indicator is visible while the view scrolls. Content only
    /// scrolls vertically.
    open var showsHorizontalScrollIndicator = true

    /// A Boolean value that indicates whether a drag scrolls in one direction only. Content only scrolls vertically.
    open var isDirectionalLockEnabled = false

    /// A Boolean value that indicates whether scrolling ends at multiples of the view's size. It has no effect.
    open var isPagingEnabled = false

    /// A Boolean value that indicates whether a touch waits for a drag before it reaches the content. It has no effect.
    open var delaysContentTouches = true

    /// A Boolean value that indicates whether a drag cancels the touches of controls. It has no effect.
    open var canCancelContentTouches = true

    /// A Boolean value that indicates whether the safe area changes the insets of the indicators. Images have no safe
    /// area.
    open var automaticallyAdjustsScrollIndicatorInsets = true
}

extension ScrollView {
    /// The space around the scroll indicator: ``verticalScrollIndicatorInsets`` under its name before iOS 13.
    public var scrollIndicatorInsets: EdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { verticalScrollIndicatorInsets = newValue }
    }
}
