/// A row of dots, one for each page. Mirrors `UIPageControl`.
open class PageControl: Control {
    private var storedPage = 0

    /// The number of pages. A negative number counts as 0. Beyond 32,768 pages, only those in the middle have dots.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = storedPage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The index of the current page, from 0. Other numbers are clamped.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = (0...max(numberOfPages - 1, 0)).clamp(newValue) }
    }

    /// A Boolean value that indicates whether a single page has no dot.
    open var hidesForSinglePage = false

    /// The color of the dots of other pages. `nil` uses the theme's value.
    open var pageIndicatorTintColor: Color?

    /// The color of the current page's dot. `nil` uses the theme's value.
    open var currentPageIndicatorTintColor: Color?

    /// A tap on the trailing half shows the next page, a tap on the leading half the previous page.
    open override func endTracking(at point: CGPoint) {
        guard isTouchInside else { return }
        let old = currentPage
        currentPage += fraction(of: point) < 0.5 ? -1 : 1
        if currentPage != old { sendActions(for: primaryEvents) }
    }

    /// Returns the minimum size for a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = environment.theme.controls.page
        let dots = CGFloat(max(pageCount, 0)) * (metrics.dotDiameter + metrics.dotGap) - metrics.dotGap
        return CGSize(width: max(dots, 0), height: metrics.height)
    }

    /// Returns the size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package override var defaultLayoutPriorities: LayoutPriorities { .rigid }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
    }

    /// The maximum number of dots, which exceeds the width of an image. For more pages, only those in the middle are
    /// drawn.
    private static let maxDots = 1 << 15

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let controls = environment.theme.controls
        let metrics = controls.page
        let row = rect.centered(size(forNumberOfPages: numberOfPages))
        context.withOpacity(isEnabled ? 1 : controls.disabledOpacity) {
            let count = min(numberOfPages, Self.maxDots)
            let first = (numberOfPages - count) / 2
            for page in first..<first + count {
                let dot = CGRect(
                    x: row.minX + CGFloat(page) * (metrics.dotDiameter + metrics.dotGap),
                    y: row.midY - metrics.dotDiameter / 2, width: metrics.dotDiameter,
                    height: metrics.dotDiameter)
                let color =
                    page == currentPage
                    ? currentPageIndicatorTintColor ?? metrics.currentDotColor
                    : pageIndicatorTintColor ?? metrics.dotColor
                context.fill(Path(ovalIn: directed(dot, in: row)), with: resolved(color))
            }
        }
    }
}
