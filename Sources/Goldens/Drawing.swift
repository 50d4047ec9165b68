import Images

/// A drawing that is compared with a golden picture, or becomes it.
package struct Drawing: Sendable {
    /// The pixels.
    package var bitmap: Bitmap
    /// Pixels per point; nil says nothing.
    package var scale: Double?
    /// What the file says of the picture, such as what it was drawn with.
    package var texts: [PNGText]

    /// A drawing with what its file says of it.
    package init(_ bitmap: Bitmap, scale: Double? = nil, texts: [PNGText] = []) {
        self.bitmap = bitmap
        self.scale = scale
        self.texts = texts
    }

    /// The drawing as a PNG file: the smallest, with the same bytes on every machine.
    package func pngData() throws(PNGError) -> [UInt8] {
        // A point is 1/72 inch.
        let pixelsPerMetre = scale.map { UInt32(min(max(($0 * 72 / 0.0254).rounded(), 1), 1e9)) }
        return try bitmap.pngData(compression: .stable, pixelsPerMetre: pixelsPerMetre, texts: texts)
    }
}
