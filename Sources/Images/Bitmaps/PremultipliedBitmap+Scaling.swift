import CImages

extension PremultipliedBitmap {
    /// Returns the image scaled to another size, by cubic convolution. Each side is 1 pixel or more.
    ///
    /// Edge pixels are repeated outward, so that the edges of the image do not fade. Cairo's filter
    /// `CAIRO_FILTER_BEST` takes four to seven times as long.
    package func scaled(width: Int, height: Int) -> PremultipliedBitmap {
        if (width, height) == (self.width, self.height) { return self }
        let (across, down) = ScalingFilter.filters(from: (self.width, self.height), to: (width, height))
        let weightCount = (across.weightCount + 3) / 4 * 4
        let weights = across.weights.flatMap { $0 + repeatElement(0, count: weightCount - $0.count) }
        // Rows have margins, because pixels beyond the edges contribute.
        let starts = across.starts.map { $0 + Int32(weightCount) }
        let rowSize = self.width + 2 * weightCount
        var rows: [UInt32] = []
        var row = [UInt32](repeating: 0, count: width)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            if y == 0 || down.starts[y] != down.starts[y - 1] {
                copyRows(from: Int(down.starts[y]), count: down.weightCount, margin: weightCount, to: &rows)
            }
            cimages_convolve_row(
                &row, width, rows, rowSize, down.weights[y], down.weightCount, starts, weights,
                weightCount)
            pixels += row
        }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }

    /// Replaces `rows` by those from `start`, with margins. Beyond the edges of the image, its edge pixels are repeated.
    private func copyRows(from start: Int, count: Int, margin: Int, to rows: inout [UInt32]) {
        rows.removeAll(keepingCapacity: true)
        for y in start..<start + count {
            let first = min(max(y, 0), height - 1) * width
            rows += repeatElement(pixels[first], count: margin)
            rows += pixels[first..<first + width]
            rows += repeatElement(pixels[first + width - 1], count: margin)
        }
    }
}
