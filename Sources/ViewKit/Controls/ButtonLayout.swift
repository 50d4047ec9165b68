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
        let box = bounds.inset(by: insets)
        let (imageArea, titleArea) = (box.inset(by: imageInsets), box.inset(by: titleInsets))
        var imageSize = CGSize(
            width: min(image?.width ?? 0, imageArea.width), height: min(image?.height ?? 0, imageArea.height))
        let space = max(titleArea.width - imageSize.width, 0)
        let natural = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : space, height: 0))
        var titleSize = CGSize(
            width: min(natural.width, space), height: min(natural.height, titleArea.height))
        if horizontal == .fill {
            // An image next to a title retains its width.
            if titleSize.width > 0 { titleSize.width = space } else { imageSize.width = imageArea.width }
        }
        if vertical == .fill { (imageSize.height, titleSize.height) = (imageArea.height, titleArea.height) }
        if image == nil { imageSize = .zero }
        let width = imageSize.width + titleSize.width
        var imageX = start(width, imageArea), titleX = start(width, titleArea)
        if isRightToLeft { imageX += titleSize.width } else { titleX += imageSize.width }
        return (
            CGRect(origin: CGPoint(x: imageX, y: top(imageSize.height, imageArea)), size: imageSize),
            CGRect(origin: CGPoint(x: titleX, y: top(titleSize.height, titleArea)), size: titleSize)
        )
    }

    /// Returns the left edge of content that is aligned in an area.
    private func start(_ width: CGFloat, _ area: CGRect) -> CGFloat {
        area.minX + (area.width - width) * fractionBefore
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
