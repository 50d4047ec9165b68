/// A control above the first row that the user pulls to refresh the content. Mirrors `UIRefreshControl`.
///
/// Set it as a table's ``ScrollView/refreshControl``, or add it to the table. While the table is pulled (its
/// ``ScrollView/contentOffset`` is above the resting position), the control shows a fraction of its spokes. While the
/// table refreshes, it shows all.
open class RefreshControl: Control {
    private let indicator = ActivityIndicatorView(style: .medium)
    private let titleLabel = Label()

    override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        titleLabel.textAlignment = .center
        addSubview(indicator)
        addSubview(titleLabel)
        isHidden = true
    }

    /// A Boolean value that indicates whether the content is being refreshed. The control then spins, and the table
    /// provides space for it above the rows.
    open private(set) var isRefreshing = false { didSet { refreshingDidChange() } }

    /// Begins refreshing. As in UIKit, the table does not scroll: the control is above the screen, unless the user has
    /// pulled the table.
    open func beginRefreshing() { if !isRefreshing { isRefreshing = true } }

    /// Ends refreshing. The table returns to its resting position.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        if let scrollView = superview as? ScrollView {
            let offset = scrollView.contentOffset
            scrollView.contentOffset.y = scrollView.restingOffset(offset.y)
        }
    }

    private func refreshingDidChange() {
        if isRefreshing { indicator.startAnimating() } else { indicator.stopAnimating() }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// The title below the spokes. `nil` shows no title.
    open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

    var height: CGFloat { environment.theme.scrolling.refresh.height }

    /// The distance by which the rows are pulled, in points.
    var pull: CGFloat = 0 {
        didSet {
            guard pull != oldValue else { return }
            isHidden = pull <= 0
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        let metrics = environment.theme.scrolling.refresh
        indicator.shownFraction = isRefreshing ? 1 : (0...1).clamp(pull / height)
        indicator.color = tintColorIsOwn ? tintColor : environment.theme.controls.activity.color
        titleLabel.font = metrics.titleFont
        titleLabel.textColor = metrics.titleColor
        titleLabel.attributedText = attributedTitle
        titleLabel.isHidden = attributedTitle == nil
        let spokes = indicator.bounds.size
        let title = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: 0))
        let titleSpace = titleLabel.isHidden ? 0 : metrics.titleGap + title.height
        let top = ((height - spokes.height - titleSpace) / 2).rounded()
        indicator.frame = CGRect(
            x: ((bounds.width - spokes.width) / 2).rounded(), y: top, width: spokes.width,
            height: spokes.height)
        titleLabel.frame = CGRect(
            x: 0, y: top + spokes.height + metrics.titleGap, width: bounds.width, height: title.height)
    }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(label: isRefreshing ? "In progress" : attributedTitle?.string)
    }
}
