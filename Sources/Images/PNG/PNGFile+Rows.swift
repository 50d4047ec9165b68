extension PNGFile {
    /// Checks that the image is not too large to be decoded.
    ///
    /// - Throws: `tooLarge`.
    package func checkSize(_ limits: PNGLimits = PNGLimits()) throws(ImageError) { try limits.check(format) }

    /// Decodes the pixels at their full size.
    ///
    /// - Parameter limits: The limits, which are checked before any memory is allocated.
    /// - Throws: `damaged`, `tooLarge` or `outOfMemory`.
    func bitmap(limits: PNGLimits) throws(ImageError) -> Bitmap {
        try limits.check(format)
        let reader = try PNGRowReader(self)
        let bytesPerRow = size.width * Bitmap.bytesPerPixel
        var failure: ImageError?
        let pixels = [UInt8](unsafeUninitializedCapacity: bytesPerRow * size.height) { pixels, count in
            do throws(ImageError) {
                while count < pixels.count {
                    let row = UnsafeMutableBufferPointer(rebasing: pixels[count..<count + bytesPerRow])
                    try reader.readRow(into: UnsafeMutableRawBufferPointer(row))
                    count += bytesPerRow
                }
            } catch { failure = error }
        }
        if let failure { throw failure }
        return Bitmap(width: size.width, height: size.height, pixels: pixels)
    }

    /// Decodes the pixels, scaled down by an integer as by ``PixelReducer``. Only one row is in memory at a
    /// time, unless the file is interlaced.
    ///
    /// - Parameter limits: The limits, which are checked before any memory is allocated.
    /// - Throws: `damaged`, `tooLarge` or `outOfMemory`.
    package func premultipliedBitmap(
        reduction: Int, limits: PNGLimits = PNGLimits()
    ) throws(ImageError) -> PremultipliedBitmap {
        try limits.check(format)
        let reader = try PNGRowReader(self)
        let row = UnsafeMutableRawBufferPointer.allocate(
            byteCount: size.width * Bitmap.bytesPerPixel, alignment: Bitmap.bytesPerPixel)
        defer { row.deallocate() }
        // If the first row cannot be decoded, no memory is allocated for the image.
        try reader.readRow(into: row)
        var reducer = PixelReducer(width: size.width, height: size.height, reduction: reduction)
        reducer.add(UnsafeRawBufferPointer(row))
        for _ in 1..<size.height {
            try reader.readRow(into: row)
            reducer.add(UnsafeRawBufferPointer(row))
        }
        return reducer.reduced
    }
}
