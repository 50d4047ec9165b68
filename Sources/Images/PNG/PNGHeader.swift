/// What a PNG file says about its picture, besides the pixels.
package struct PNGHeader: Sendable, Equatable {
    /// The largest side PNG allows, in pixels.
    package static let maximumSide = Int(Int32.max)

    /// Pixels, 1 ... `maximumSide`.
    package var width: Int
    package var height: Int

    /// Whether the picture has no alpha channel. The alpha of the pixels is then not looked at.
    package var isOpaque: Bool

    /// The same in both directions, 1 ... 2^31 - 1; nil says nothing.
    package var pixelsPerMetre: UInt32?

    /// Written in this order.
    package var texts: [PNGText]

    package init(
        width: Int, height: Int, isOpaque: Bool, pixelsPerMetre: UInt32? = nil, texts: [PNGText] = []
    ) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.pixelsPerMetre = pixelsPerMetre
        self.texts = texts
    }

    func check() throws(PNGError) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw .invalidSize(width: width, height: height)
        }
        if let pixelsPerMetre, !sides.contains(Int(pixelsPerMetre)) {
            throw .invalidResolution(pixelsPerMetre: pixelsPerMetre)
        }
        for text in texts { try text.check() }
    }
}
