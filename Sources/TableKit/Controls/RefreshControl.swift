/// What is drawn above the first row while a finger pulls the rows down to load them anew. Mirrors `UIRefreshControl`.
///
/// Give it to a table as its ``ScrollView/refreshControl``, or add it to the table. A table pulled by so many points
/// (``ScrollView/contentOffset`` that much above its rest) shows part of its blades, and all once it lets go.
open class RefreshControl: Control {
    private let indicator = ActivityIndicatorView(style: .medium)
    private let titleLabel = Label()

    override func setUp() {
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        titleLabel.textAlignment = .center
        addSubview(indicator)
        addSubview(titleLabel)
        isHidden = true
    }

    /// Whether rows are being loaded: the blades turn, and the table keeps room for them above its rows.
    open private(set) var isRefreshing = false

    /// Shows that rows are being loaded. The table does not scroll, as in UIKit: unless a finger has pulled it down, the
    /// blades are above the screen.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        refreshingDidChange()
    }

    /// Shows that rows have been loaded: the table goes back to its rest.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        refreshingDidChange()
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

    /// Below the blades; nil for nothing.
    open var attributedTitle: NSAttributedString? {
        didSet { setNeedsLayout() }
    }

    /// The height of the control, in points.
    var height: CGFloat { environment.theme.scrolling.refresh.height }

    /// How far the rows have been pulled down, in points.
    var pull: CGFloat = 0 {
        didSet {
            guard pull != oldValue else { return }
            isHidden = pull <= 0
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        let metrics = environment.theme.scrolling.refresh
        indicator.shownShare = isRefreshing ? 1 : min(max(pull / height, 0), 1)
        indicator.color = tintColorIsOwn ? tintColor : environment.theme.controls.activity.color
        titleLabel.font = metrics.titleFont
        titleLabel.textColor = metrics.titleColor
        titleLabel.attributedText = attributedTitle
        titleLabel.isHidden = attributedTitle == nil
        let blades = indicator.bounds.size
        let title = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: 0))
        let titleRoom = titleLabel.isHidden ? 0 : metrics.titleGap + title.height
        let top = ((height - blades.height - titleRoom) / 2).rounded()
        indicator.frame = CGRect(
            x: ((bounds.width - blades.width) / 2).rounded(), y: top, width: blades.width,
            height: blades.height)
        titleLabel.frame = CGRect(
            x: 0, y: top + blades.height + metrics.titleGap, width: bounds.width, height: title.height)
    }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(label: isRefreshing ? "In progress" : attributedTitle?.string)
    }
}
