import CCairo
import CPangoFT2

/// A font file at one size, ready for drawing: an owned Cairo scaled font.
///
/// Two values are equal if they are the same Cairo object, which is unique for each font.
package final class ScaledFont: Sendable {
    // Safe to share: Cairo counts references atomically, and users of the font hold the lock; see FontAccess.
    package nonisolated(unsafe) let pointer: OpaquePointer

    /// A Boolean value that indicates whether the glyphs contain colors, like emoji.
    package let isColored: Bool

    /// The largest size in pixels for which the font contains images. `nil` for an outline font.
    package let imageSize: Double?

    /// The size in points.
    package let size: Double

    /// The family and size in readable form, such as `Inter 17`.
    package let name: String

    /// The path of the font file.
    package let path: String

    /// The index of the face in the font file.
    package let faceIndex: Int

    /// The family's name.
    package let family: String

    /// The weight of the strokes, from 100 to 1000, as in CSS.
    package let weight: Int

    /// A Boolean value that indicates whether the letters are slanted.
    package let isItalic: Bool

    /// Retains `pointer`.
    init(
        retaining pointer: OpaquePointer, isColored: Bool, imageSize: Double?, size: Double, name: String,
        path: String,
        faceIndex: Int, family: String, weight: Int, isItalic: Bool
    ) {
        self.pointer = cairo_scaled_font_reference(pointer)
        self.isColored = isColored
        self.imageSize = imageSize
        self.size = size
        self.name = name
        self.path = path
        self.faceIndex = faceIndex
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    deinit { FontAccess.exclusively { cairo_scaled_font_destroy(pointer) } }
}

extension ScaledFont: Hashable, CustomStringConvertible {
    package static func == (left: ScaledFont, right: ScaledFont) -> Bool {
        left.pointer == right.pointer
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
    }

    package var description: String { name }
}
