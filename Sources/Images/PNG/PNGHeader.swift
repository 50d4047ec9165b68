import CImages

/// The properties of a PNG file, besides the pixels.
package struct PNGHeader: Sendable, Equatable {
    /// The maximum side in PNG, in pixels.
    package static let maximumSide = Int(Int32.max)

    /// The width in pixels, from 1 to `maximumSide`.
    package var width: Int
    package var height: Int

    /// A Boolean value that indicates whether the image has no alpha channel. If it is true, the alpha of the
    /// pixels is ignored.
    package var isOpaque: Bool

    /// The resolution for both directions, from 1 to 2^31 - 1. `nil` omits it.
    package var pixelsPerMeter: UInt32?

    /// The texts, in the order in which they are written.
    package var texts: [PNGText]

    package init(
        width: Int, height: Int, isOpaque: Bool, pixelsPerMeter: UInt32? = nil, texts: [PNGText] = []
    ) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.pixelsPerMeter = pixelsPerMeter
        self.texts = texts
    }

    /// Returns the resolution at which the printed size equals the size in points, for a number of pixels per point.
    package static func pixelsPerMeter(atScale scale: Double) -> UInt32 {
        // A point is 1/72 inch.
        UInt32(min(max((scale * 72 / 0.0254).rounded(), 1), Double(maximumSide)))
    }

    /// The signature, and the chunks before the texts.
    var bytes: [UInt8] {
        let sides = 1...Self.maximumSide
        precondition(sides.contains(width) && sides.contains(height), "\(width) × \(height) pixels")
        precondition(pixelsPerMeter.map { sides.contains(Int($0)) } ?? true, "the resolution is invalid")
        return [UInt8](unsafeUninitializedCapacity: Int(CPNG_HEADER_SIZE)) { output, count in
            guard let start = output.baseAddress else { return }
            count = cpng_write_header(start, UInt32(width), UInt32(height), !isOpaque, pixelsPerMeter ?? 0)
        }
    }
}
