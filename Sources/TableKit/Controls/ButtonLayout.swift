/// Where a button's picture and title go: the picture first, the title after it, as one block.
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

    /// The size of the button when it may be `size.width` points wide; 0 for no limit.
    func size(within size: CGSize) -> CGSize {
        let imageSize = image ?? .zero
        let sides = insets.left + insets.right
        let isBounded = size.width > 0 && size.width.isFinite && label.numberOfLines != 1
        let room = isBounded ? max(size.width - sides - imageSize.width, 1) : 0
        let title = label.sizeThatFits(CGSize(width: room, height: 0))
        let height = max(imageSize.height, title.height.rounded(.up))
        let width = imageSize.width + title.width + sides
        guard insets == .zero else {
            return CGSize(width: width, height: height + insets.top + insets.bottom)
        }
        // A picture alone makes the button as large as itself.
        let padding = title.height > 0 ? metrics.verticalPadding : 0
        guard imageSize == .zero || title.height > 0 else { return imageSize }
        return CGSize(
            width: max(width, metrics.minimumSize.width),
            height: max(height + 2 * padding, metrics.minimumSize.height))
    }

    /// The frames of the picture and the title in a button of the given bounds.
    func places(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
        let box = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        let imageSize = CGSize(
            width: min(image?.width ?? 0, box.width), height: min(image?.height ?? 0, box.height))
        let room = max(box.width - imageSize.width, 0)
        let natural = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : room, height: 0))
        let titleWidth = horizontal == .fill ? room : min(natural.width, room)
        let start = box.minX + (box.width - imageSize.width - titleWidth) * shareBefore
        var imageX = start
        var titleX = start + imageSize.width
        if isRightToLeft { (imageX, titleX) = (start + titleWidth, start) }
        let image = CGRect(origin: CGPoint(x: imageX, y: top(imageSize.height, box)), size: imageSize)
        let height = vertical == .fill ? box.height : min(natural.height, box.height)
        let title = CGRect(x: titleX, y: top(height, box), width: titleWidth, height: height)
        return (image.moved(by: imageInsets), title.moved(by: titleInsets))
    }

    /// The share of free room that stands left of the block.
    private var shareBefore: CGFloat {
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
    /// The rectangle moved as insets on one side do: by half, because content stays in the middle of what is left.
    fileprivate func moved(by insets: EdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
