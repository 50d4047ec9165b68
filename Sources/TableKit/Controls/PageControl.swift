/// A row of dots, one for each page. Mirrors `UIPageControl`.
open class PageControl: Control {
    private var storedPage = 0

    /// How many pages there are; a number below 0 counts as 0. Of more than 32,768 pages the middle ones have dots.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = storedPage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The present page, from 0; always one of the pages: other numbers count as the nearest.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = (0...max(numberOfPages - 1, 0)).clamp(newValue) }
    }

    /// Whether a single page needs no dot.
    open var hidesForSinglePage = false

    /// The dots of other pages; nil for the theme's.
    open var pageIndicatorTintColor: Color?

    /// The dot of the present page; nil for the theme's.
    open var currentPageIndicatorTintColor: Color?

    /// A tap on the second half leads to the next page, one on the first half to the page before.
    open override func endTracking(at point: CGPoint) {
        guard isTouchInside else { return }
        let old = currentPage
        currentPage += share(of: point) < 0.5 ? -1 : 1
        if currentPage != old { sendActions(for: primaryEvents) }
    }

    /// The least size that shows so many dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = environment.theme.controls.page
        let dots = CGFloat(max(pageCount, 0)) * (metrics.dotDiameter + metrics.dotGap) - metrics.dotGap
        return CGSize(width: max(dots, 0), height: metrics.height)
    }

    /// The size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    package override var defaultLayoutPriorities: LayoutPriorities { .rigid }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
    }

    /// More dots than a picture is wide; of more pages only those in the middle are drawn.
    private static let mostDots = 1 << 15

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let controls = environment.theme.controls
        let metrics = controls.page
        let row = rect.centered(size(forNumberOfPages: numberOfPages))
        context.withOpacity(isEnabled ? 1 : controls.disabledOpacity) {
            let count = min(numberOfPages, Self.mostDots)
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
