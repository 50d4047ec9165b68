/// The positions of a button's image and title: the image first, followed by the title, aligned together.
struct ButtonLayout {
    var label: Label
    var image: CGSize?
    var insets: EdgeInsets
    var titleInsets: EdgeInsets
    var imageInsets: EdgeInsets
    var horizontal: Control.ContentHorizontalAlignment
    var vertical: Control.ContentVerticalAlignment
    var isRightToLeft: Bool
    var metrics: Theme.Controls.Button

    /// Returns the size of a button that can be `size.width` points wide. 0 means no limit.
    func size(within size: CGSize) -> CGSize {
        let imageSize = image ?? .zero
        let sides = insets.left + insets.right
        let isBounded = size.width > 0 && size.width.isFinite && label.numberOfLines != 1
        let space = isBounded ? max(size.width - sides - imageSize.width, 1) : 0
        let title = label.sizeThatFits(CGSize(width: space, height: 0))
        let height = max(imageSize.height, title.height.rounded(.up))
        let width = imageSize.width + title.width + sides
        guard insets == .zero else {
            return CGSize(width: width, height: height + insets.top + insets.bottom)
        }
        // A button with only an image has the size of the image.
        let padding = title.height > 0 ? metrics.verticalPadding : 0
        guard imageSize == .zero || title.height > 0 else { return imageSize }
        return CGSize(
            width: max(width, metrics.minimumSize.width),
            height: max(height + 2 * padding, metrics.minimumSize.height))
    }

    func positions(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
        let box = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        let imageSize = CGSize(
            width: min(image?.width ?? 0, box.width), height: min(image?.height ?? 0, box.height))
        let space = max(box.width - imageSize.width, 0)
        let natural = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : space, height: 0))
        let titleWidth = horizontal == .fill ? space : min(natural.width, space)
        let start = box.minX + (box.width - imageSize.width - titleWidth) * fractionBefore
        var imageX = start
        var titleX = start + imageSize.width
        if isRightToLeft { (imageX, titleX) = (start + titleWidth, start) }
        let image = CGRect(origin: CGPoint(x: imageX, y: top(imageSize.height, box)), size: imageSize)
        let height = vertical == .fill ? box.height : min(natural.height, box.height)
        let title = CGRect(x: titleX, y: top(height, box), width: titleWidth, height: height)
        return (image.moved(by: imageInsets), title.moved(by: titleInsets))
    }

    /// The fraction of the free space left of the content.
    private var fractionBefore: CGFloat {
        switch horizontal {
        case .center, .fill: 0.5
        case .left: 0
        case .right: 1
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }

    private func top(_ height: CGFloat, _ box: CGRect) -> CGFloat {
        switch vertical {
        case .center, .fill: box.midY - height / 2
        case .top: box.minY
        case .bottom: box.maxY - height
        }
    }
}

extension CGRect {
    /// Returns the rectangle displaced by half of the insets, because content stays centered in the remaining space.
    fileprivate func moved(by insets: EdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
