extension View {
    /// The length that an ``intrinsicContentSize`` does not have.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The option of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The option of ``systemLayoutSizeFitting(_:)`` for the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that a stack without constraints gives the view, within the width of `size` if that is not 0: the
    /// intrinsic size of a view that overrides only this, as in UIKit, and the preferred size of others.
    func sizeInStack(within size: CGSize) -> CGSize {
        var fitting = sizeThatFits(size)
        // Others have a preferred size for the width.
        guard fitting == unarrangedSize else { return fitting }
        let content =
            (size.width > 0 ? intrinsicContentSize(forWidth: size.width) : nil) ?? intrinsicContentSize
        if content.width >= 0 { fitting.width = content.width }
        if content.height >= 0 { fitting.height = content.height }
        return fitting
    }

    /// Takes the size that the constraints determine, if nothing else determines it.
    func takeConstrainedSize() {
        guard superview == nil, controller == nil, !translatesAutoresizingMaskIntoConstraints,
            let size = constrainedSize(bounds.size, .fittingSizeLevel, .fittingSizeLevel), size != bounds.size
        else { return }
        bounds.size = size
    }

    /// Returns the size that the constraints in the view determine, without changing the layout.
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> CGSize {
        constrainedSize(targetSize, horizontal, vertical, retainsTextWidths: targetSize.width == 0)
            ?? sizeThatFits(
                CGSize(
                    width: targetSize.width > 0 ? targetSize.width : bounds.width, height: targetSize.height))
    }

    /// Returns the size that the constraints in the view determine, or `nil` if there are none.
    ///
    /// - Parameter retainsTextWidths: Whether texts that have wrapped prefer the width of the last layout to one line,
    ///   as in UIKit. Such a size depends on earlier layouts, so only the program requests it.
    package func constrainedSize(
        _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority,
        retainsTextWidths: Bool = false
    ) -> CGSize? {
        updateConstraintsIfNeeded()
        guard hasConstrainedViews, let layoutState else { return nil }
        let fitting = LayoutEngine.Fitting(horizontal: horizontal, vertical: vertical)
        let engine = layoutState.fittingEngine(of: self, fitting)
        engine.target = targetSize
        engine.retainsTextWidths = retainsTextWidths
        engine.isOutOfDate = true
        engine.update()
        return engine.isEmpty ? nil : engine.rootSize()
    }
}
