/// The positions of the image and the titles of a button with a configuration.
struct ConfiguredButtonLayout {
    var image: CGSize?
    /// The labels. `nil` without a text.
    var title: Label?
    var subtitle: Label?
    var insets: DirectionalEdgeInsets
    var imagePlacement: DirectionalRectEdge
    var imagePadding: CGFloat
    var imageReservation: CGFloat
    var titlePadding: CGFloat
    /// The titles' position in their common width, from 0 at the leading edge to 1.
    var titlePosition: CGFloat
    var horizontal: Control.ContentHorizontalAlignment
    var vertical: Control.ContentVerticalAlignment
    var isRightToLeft: Bool

    struct Positions {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
    private var hasTexts: Bool { title != nil || subtitle != nil }

    /// The area of the image, with its padding toward the titles.
    private var imageArea: CGSize {
        guard let image else { return .zero }
        let padding = hasTexts ? imagePadding : 0
        return isStacked
            ? CGSize(width: image.width, height: max(image.height, imageReservation) + padding)
            : CGSize(width: max(image.width, imageReservation) + padding, height: image.height)
    }

    private struct Texts {
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var gap: CGFloat = 0
        var size: CGSize {
            CGSize(
                width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        }
    }

    /// The width in points by which titles can be too wide without wrapping. It absorbs rounding.
    private static let widthTolerance = 0.01

    /// Returns the sizes of the titles within a width.
    private func texts(within width: CGFloat) -> Texts {
        let width = width + Self.widthTolerance
        return Texts(
            title: title?.intrinsicSize(width: width) ?? .zero,
            subtitle: subtitle?.intrinsicSize(width: width) ?? .zero,
            gap: title == nil || subtitle == nil ? 0 : titlePadding)
    }

    private func content(_ texts: CGSize) -> CGSize {
        let image = imageArea
        return isStacked
            ? CGSize(width: max(image.width, texts.width), height: image.height + texts.height)
            : CGSize(width: image.width + texts.width, height: max(image.height, texts.height))
    }

    /// Returns the size of a button that is at most `width` points wide.
    func size(within width: CGFloat) -> CGSize {
        let sides = insets.leading + insets.trailing
        let space = width - sides - (isStacked ? 0 : imageArea.width)
        let size = content(texts(within: max(space, 1)).size)
        return CGSize(width: size.width + sides, height: size.height + (insets.top + insets.bottom))
    }

    func positions(in bounds: CGRect) -> Positions {
        let box = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        let image = imageArea
        let space = max(box.width - (isStacked ? 0 : image.width), 0)
        let texts = texts(within: space)
        var textSize = texts.size
        if horizontal == .fill { textSize.width = space }
        let size = content(textSize)
        let origin = CGPoint(
            x: box.minX + (box.width - size.width) * fractionBefore,
            y: box.minY + (box.height - size.height) * fractionAbove)
        var positions = Positions()
        positions.image = imagePosition(in: CGRect(origin: origin, size: size))
        let textX =
            isStacked
            ? origin.x + (size.width - textSize.width) * titlePosition
            : origin.x + (imagePlacement == .trailing ? 0 : image.width)
        let textY =
            isStacked
            ? origin.y + (imagePlacement == .top ? image.height : 0)
            : origin.y + (size.height - textSize.height) / 2
        // Titles and an image that fill the button are at opposite edges.
        let isSpread = horizontal == .fill && self.image != nil && imagePlacement == .trailing
        let textWidth = isSpread ? texts.size.width : textSize.width
        func x(_ width: CGFloat) -> CGFloat { textX + (textWidth - width) * titlePosition }
        positions.title = CGRect(
            origin: CGPoint(x: x(texts.title.width), y: textY), size: texts.title)
        positions.subtitle = CGRect(
            origin: CGPoint(x: x(texts.subtitle.width), y: textY + texts.title.height + texts.gap),
            size: texts.subtitle)
        guard isRightToLeft else { return positions }
        for part in [\Positions.image, \.title, \.subtitle] {
            positions[keyPath: part] = positions[keyPath: part].mirrored(in: bounds)
        }
        return positions
    }

    /// Returns the position of the image at its edge of the content.
    private func imagePosition(in content: CGRect) -> CGRect {
        guard let image else { return .zero }
        let reserved = isStacked ? max(image.height, imageReservation) : max(image.width, imageReservation)
        let area =
            switch imagePlacement {
            case .trailing:
                CGRect(x: content.maxX - reserved, y: content.minY, width: reserved, height: content.height)
            case .top:
                CGRect(x: content.minX, y: content.minY, width: content.width, height: reserved)
            case .bottom:
                CGRect(x: content.minX, y: content.maxY - reserved, width: content.width, height: reserved)
            default:
                CGRect(x: content.minX, y: content.minY, width: reserved, height: content.height)
            }
        return area.centered(image)
    }

    /// The fraction of the free width on the leading side of the content.
    private var fractionBefore: CGFloat {
        switch horizontal {
        case .center: 0.5
        case .leading, .fill: 0
        case .trailing: 1
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        }
    }

    private var fractionAbove: CGFloat {
        switch vertical {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }
}
