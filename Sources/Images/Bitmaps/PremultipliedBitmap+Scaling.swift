import CImages

extension PremultipliedBitmap {
    /// Returns the image scaled to another size. Each side is 1 pixel or more.
    package func scaled(width: Int, height: Int) -> PremultipliedBitmap {
        if (width, height) == (self.width, self.height) { return self }
        return scaled(width: width, height: height, columns: 0..<width, rows: 0..<height)
    }

    /// Returns some columns and rows of the image scaled to another size, with the same pixels as in the whole one.
    ///
    /// Pixels are interpolated by cubic convolution, or become squares if the image is enlarged to more than twice its
    /// size. Edge pixels are repeated outward, so that the edges of the image do not fade.
    package func scaled(
        width: Int, height: Int, columns: Range<Int>, rows: Range<Int>
    ) -> PremultipliedBitmap {
        if (width, height) == (self.width, self.height) { return part(columns, rows) }
        let (across, down) = ScalingFilter.filters(
            from: (self.width, self.height), to: (width, height), columns: columns, rows: rows)
        let weightCount = (across.weightCount + 3) / 4 * 4
        let weights = across.weights.flatMap { $0 + repeatElement(0, count: weightCount - $0.count) }
        // Rows have margins, because pixels beyond the edges contribute.
        let starts = across.starts.map { $0 + Int32(weightCount) }
        let rowSize = self.width + 2 * weightCount
        var sources: [UInt32] = []
        var row = [UInt32](repeating: 0, count: columns.count)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns.count * rows.count)
        for y in 0..<rows.count {
            if y == 0 || down.starts[y] != down.starts[y - 1] {
                copyRows(
                    from: Int(down.starts[y]), count: down.weightCount, margin: weightCount, to: &sources)
            }
            cimages_convolve_row(
                &row, columns.count, sources, rowSize, down.weights[y], down.weightCount, starts, weights,
                weightCount)
            pixels += row
        }
        return PremultipliedBitmap(width: columns.count, height: rows.count, pixels: pixels)
    }

    private func part(_ columns: Range<Int>, _ rows: Range<Int>) -> PremultipliedBitmap {
        let part = rows.flatMap { self.pixels[($0 * width + columns.lowerBound)...].prefix(columns.count) }
        return PremultipliedBitmap(width: columns.count, height: rows.count, pixels: part)
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
