extension CGRect {
    /// Returns the rectangle with its edges on the nearest whole pixels. Adjacent rectangles remain adjacent.
    package func onPixels(scale: CGFloat) -> CGRect {
        let (left, top) = (minX.onPixel(scale: scale), minY.onPixel(scale: scale))
        return CGRect(
            x: left, y: top, width: maxX.onPixel(scale: scale) - left,
            height: maxY.onPixel(scale: scale) - top)
    }

    /// Returns the rectangle with its top and bottom edges on the nearest whole pixels.
    package func rowsOnPixels(scale: CGFloat) -> CGRect {
        let pixels = onPixels(scale: scale)
        return CGRect(x: minX, y: pixels.minY, width: width, height: pixels.height)
    }

    /// Returns the rectangle with its top-left corner on the nearest whole pixel and an unchanged size.
    package func onPixel(scale: CGFloat) -> CGRect {
        CGRect(x: minX.onPixel(scale: scale), y: minY.onPixel(scale: scale), width: width, height: height)
    }
}

extension CGFloat {
    package func onPixel(scale: CGFloat) -> CGFloat { pixelEdge(scale: scale) / scale }
}
