extension View {
    /// The way content of another size, such as an image, fills a view. Mirrors `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable, Hashable, CaseIterable {
        /// Scales the content to the view's size.
        case scaleToFill
        /// Scales the content to the largest size that fits, with unchanged proportions.
        case scaleAspectFit
        /// Scales the content to the smallest size that covers the view, with unchanged proportions.
        case scaleAspectFill
        /// Has the same effect as `scaleToFill`. Present for compatibility with UIKit.
        case redraw
        /// Centers the content at its original size.
        case center
        /// Aligns the content at its original size with the center of the top edge.
        case top
        /// Aligns the content at its original size with the center of the bottom edge.
        case bottom
        /// Aligns the content at its original size with the center of the left edge.
        case left
        /// Aligns the content at its original size with the center of the right edge.
        case right
        /// Aligns the content at its original size with the top-left corner.
        case topLeft
        /// Aligns the content at its original size with the top-right corner.
        case topRight
        /// Aligns the content at its original size with the bottom-left corner.
        case bottomLeft
        /// Aligns the content at its original size with the bottom-right corner.
        case bottomRight
    }
}

extension View.ContentMode {
    /// Returns the frame in `rect` of an image of `size` points.
    package func position(_ size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        if self == .scaleToFill || self == .redraw { return rect }
        let scales = (rect.width / size.width, rect.height / size.height)
        let scale =
            self == .scaleAspectFit
            ? min(scales.0, scales.1) : self == .scaleAspectFill ? max(scales.0, scales.1) : 1
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: rect.minX + (rect.width - width) * anchor.x, y: rect.minY + (rect.height - height) * anchor.y,
            width: width, height: height)
    }

    /// The fraction of the free space left of and above the image.
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
