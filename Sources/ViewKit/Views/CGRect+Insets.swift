extension CGRect {
    /// Returns the rectangle with its edges moved inward by distances in points. Mirrors `CGRect.inset(by:)` of UIKit.
    public func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
