/// A view on content larger than itself. Mirrors the part of `UIScrollView` that a table needs, and is the base of
/// ``TableView``.
///
/// Scrolling moves the origin of the bounds, so everything in the view keeps its place in the content. All distances
/// are points.
open class ScrollView: View {
    /// Whose methods are called when the view scrolls.
    var scrollDelegate: (any ScrollViewDelegate)? { nil }

    // MARK: Content

    /// The point of the content at the view's upper left corner. A coordinate that is missing or infinite changes nothing.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content.
    open var contentSize: CGSize { bounds.size }

    /// The room kept free around the content. What is missing or infinite counts as 0.
    open var contentInset = EdgeInsets.zero {
        didSet { if contentInset != oldValue { setNeedsLayout() } }
    }

    /// The room kept free around the content, with that for a refresh control that spins.
    open var adjustedContentInset: EdgeInsets {
        var inset = contentInset.finite
        if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.height }
        return inset
    }

    /// The part of the content that is shown. A coordinate of its origin that is missing or infinite changes nothing.
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

    // MARK: Loading anew

    /// Shown above the content while a finger pulls that down, to load it anew; nil for nothing.
    open var refreshControl: RefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let refreshControl { super.insertSubview(refreshControl, at: 0) }
        }
    }

    /// Adds a view at a place in the order from back to front. A refresh control becomes the view's own, as those of
    /// UIKit's first years did.
    open override func insertSubview(_ view: View, at index: Int) {
        if let control = view as? RefreshControl, control !== refreshControl {
            refreshControl = control
        } else {
            super.insertSubview(view, at: index)
        }
    }

    /// Tells the refresh control that it is pulled far enough.
    private func refreshIfPulled() {
        guard isDragging, let refreshControl, !refreshControl.isRefreshing, refreshControl.isEnabled,
            -contentOffset.y - contentInset.top >= refreshControl.height
        else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Places the refresh control above the content, and at the top of the screen when the content is pulled further.
    func placeRefreshControl(in viewport: CGRect) {
        guard let refreshControl else { return }
        let top = viewport.minY + contentInset.top
        refreshControl.pull = -top
        let height = refreshControl.height
        refreshControl.frame = CGRect(
            x: bounds.minX, y: min(-height, top), width: bounds.width, height: height)
    }

    /// Scrolls. A picture has no animation: the end is shown at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls as little as shows a rectangle of the content, or as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        var y = contentOffset.y
        if rect.maxY > bottom { y += rect.maxY - bottom }
        if rect.minY < top + (y - contentOffset.y) { y = rect.minY - inset.top }
        setContentOffset(CGPoint(x: contentOffset.x, y: restingOffset(y)), animated: animated)
    }

    /// The nearest vertical offset at which the view can rest.
    package func restingOffset(_ y: CGFloat) -> CGFloat {
        min(max(y, restingOffsets.lowerBound), restingOffsets.upperBound)
    }

    /// The vertical offsets at which the view can rest: neither end of the content is drawn away from its edge.
    package var restingOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let lowest = 0 - inset.top
        let highest = contentSize.height + inset.bottom - bounds.height
        return lowest...(highest > lowest ? highest : lowest)
    }

    // MARK: Touches

    /// Whether a finger scrolls the view.
    open package(set) var isDragging = false

    /// Whether a finger has touched the view.
    open package(set) var isTracking = false

    /// Whether the view still moves although the finger has left it. In a picture it has come to rest.
    open var isDecelerating: Bool { false }

    /// Whether a finger can scroll the view.
    open var isScrollEnabled = true

    /// Whether the content can be drawn beyond its ends.
    open var bounces = true

    /// Whether content that fits can be drawn beyond its ends as well.
    open var alwaysBounceVertical = false

    // MARK: Indicators

    /// What the scroll indicator is drawn for. Mirrors `UIScrollView.IndicatorStyle`.
    public enum IndicatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// Any background.
        case `default`
        /// A light background.
        case black
        /// A dark background.
        case white
    }

    /// How the scroll indicator looks.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { setNeedsLayout() } }
    }

    /// Whether there is a scroll indicator while the view scrolls.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
    }

    /// The room kept free around the scroll indicator, besides the content's.
    open var verticalScrollIndicatorInsets = EdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
    }

    /// Shows the scroll indicator in the next picture, as UIKit does for a moment.
    open func flashScrollIndicators() {
        isFlashingIndicators = true
        setNeedsLayout()
    }

    private(set) var isFlashingIndicators = false
}

/// What is told of a view that scrolls. Mirrors `UIScrollViewDelegate`; a delegate answers what it cares for.
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// Called when a finger begins to scroll the view.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// Called when the finger leaves the view, which comes to rest at `targetContentOffset` unless that is changed.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint)

    /// Called after the finger has left the view.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// Called when the view begins to move on to where it comes to rest, after the finger has left it.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

    /// Called when the view has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// Called when an animated scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Nothing is done.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Nothing is done.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Nothing is changed.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
    ) {}

    /// Nothing is done.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Nothing is done.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Nothing is done.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Nothing is done.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
