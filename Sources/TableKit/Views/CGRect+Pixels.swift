extension CGRect {
    /// The rectangle with its edges on the nearest whole pixels. Rectangles that meet still do.
    func onPixels(scale: CGFloat) -> CGRect {
        let (left, top) = (minX.onPixel(scale: scale), minY.onPixel(scale: scale))
        return CGRect(
            x: left, y: top, width: maxX.onPixel(scale: scale) - left,
            height: maxY.onPixel(scale: scale) - top)
    }

    /// The rectangle with its upper and lower edges on the nearest whole pixels.
    func rowsOnPixels(scale: CGFloat) -> CGRect {
        let pixels = onPixels(scale: scale)
        return CGRect(x: minX, y: pixels.minY, width: width, height: pixels.height)
    }

    /// The rectangle with its upper left corner on the nearest whole pixel, and its size.
    func onPixel(scale: CGFloat) -> CGRect {
        CGRect(
            x: minX.onPixel(scale: scale), y: minY.onPixel(scale: scale), width: width, height: height)
    }
}

extension CGFloat {
    /// The nearest whole pixel. A hair is added, so that an edge halfway between two goes to the same one whatever the
    /// last bit of its coordinate says.
    func onPixel(scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
