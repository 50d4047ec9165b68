extension View {
    /// How a picture fills a view of another size. Mirrors `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable, Hashable, CaseIterable {
        /// Stretched to the view's size.
        case scaleToFill
        /// As large as fits, keeping its proportions.
        case scaleAspectFit
        /// As small as covers the view, keeping its proportions.
        case scaleAspectFill
        /// The same as `scaleToFill`: kept for UIKit's name.
        case redraw
        /// At its own size, in the middle.
        case center
        /// At its own size, at the middle of the upper edge.
        case top
        /// At its own size, at the middle of the lower edge.
        case bottom
        /// At its own size, at the middle of the left edge.
        case left
        /// At its own size, at the middle of the right edge.
        case right
        /// At its own size, in the upper left corner.
        case topLeft
        /// At its own size, in the upper right corner.
        case topRight
        /// At its own size, in the lower left corner.
        case bottomLeft
        /// At its own size, in the lower right corner.
        case bottomRight
    }
}

extension View.ContentMode {
    /// Where a picture of `size` points goes in `rect`.
    func place(_ size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        var fitted = size
        if let scale = scale(of: size, in: rect) {
            fitted = CGSize(width: size.width * scale, height: size.height * scale)
        } else if self == .scaleToFill || self == .redraw {
            return rect
        }
        let anchor = anchor
        return CGRect(
            x: rect.minX + (rect.width - fitted.width) * anchor.x,
            y: rect.minY + (rect.height - fitted.height) * anchor.y,
            width: fitted.width, height: fitted.height)
    }

    private func scale(of size: CGSize, in rect: CGRect) -> CGFloat? {
        let (horizontal, vertical) = (rect.width / size.width, rect.height / size.height)
        switch self {
        case .scaleAspectFit: return min(horizontal, vertical)
        case .scaleAspectFill: return max(horizontal, vertical)
        default: return nil
        }
    }

    /// The share of the free room that stands left of and above the picture.
    private var anchor: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: 0, y: 0)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: CGPoint(x: 0.5, y: 0.5)
        }
    }
}
