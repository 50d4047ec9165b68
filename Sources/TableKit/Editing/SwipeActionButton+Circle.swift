/// An action as a circle with its title below.
///
/// An action without an image has its title in the circle, which is then a capsule as wide as the title requires. While
/// a swipe shows only a part of the actions, the circles are smaller and have no titles. Neither is measured.
extension SwipeActionButton {
    /// Returns the size of the circle or capsule in a row of the given height. In a lower row, it is as high as the
    /// row.
    func circleSize(_ circle: Theme.ActionCircle, rowHeight: CGFloat) -> CGSize {
        let height = min(circle.diameter, rowHeight)
        let title = hasImage ? 0 : titleSize.width
        return CGSize(width: max(height, title > 0 ? title + 2 * metrics.padding : 0), height: height)
    }

    /// Returns the height of the circle with the title below it, or `nil` if a row of the given height shows only the
    /// circle.
    private func heightWithTitle(_ circle: Theme.ActionCircle, rowHeight: CGFloat) -> CGFloat? {
        let title = titleSize
        guard hasImage, title.width > 0 else { return nil }
        let height = circle.diameter + circle.baseline + title.height - label.firstBaseline
        return height + 2 * metrics.verticalPadding <= rowHeight ? height : nil
    }

    /// Returns the width of the circle and its visible title in whole points, so that complete circles are not wider
    /// than high.
    func width(_ circle: Theme.ActionCircle, rowHeight: CGFloat) -> CGFloat {
        let title = heightWithTitle(circle, rowHeight: rowHeight) == nil ? 0 : titleSize.width
        return max(circleSize(circle, rowHeight: rowHeight).width, title).rounded(.up)
    }

    func layOut(_ circle: Theme.ActionCircle) {
        let whole = circleSize(circle, rowHeight: bounds.height)
        let stack = heightWithTitle(circle, rowHeight: bounds.height)
        let top = (bounds.height - (stack ?? whole.height)) / 2
        // Beyond its own width, the circle becomes a capsule.
        let extraWidth = max(bounds.width - width(circle, rowHeight: bounds.height), 0)
        let size = CGSize(
            width: whole.width * visibleFraction + extraWidth, height: whole.height * visibleFraction)
        let center = CGPoint(x: bounds.midX, y: top + whole.height / 2)
        let shape = CGRect(origin: center, size: .zero).centered(size)
            .onPixel(scale: traitCollection.displayScale)
        circleFrame = shape

        let image = imageView.sizeThatFits(.zero)
        let reduction =
            [1, shape.height / image.height, shape.width / image.width].filter(\.isFinite).min() ?? 1
        let scale = min(visibleFraction, reduction)
        imageView.frame = position(
            CGSize(width: image.width * scale, height: image.height * scale),
            from: shape.midY - image.height * scale / 2)
        let title = titleSize
        label.isHidden = title.width == 0 || (hasImage && stack == nil) || visibleFraction < 1
        let titleTop =
            hasImage ? shape.maxY + circle.baseline - label.firstBaseline : shape.midY - title.height / 2
        label.frame = position(title, from: titleTop)
    }
}
