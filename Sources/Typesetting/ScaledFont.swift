import CCairo
import CPangoFT2

/// One font file at one size, ready to draw: Cairo's scaled font, owned.
///
/// Two values are equal when Cairo made them the same font; Cairo keeps one object for each.
package final class ScaledFont: Sendable {
    // Safe to share: Cairo counts a scaled font's references atomically, and whoever uses it takes turns; see FontAccess.
    package nonisolated(unsafe) let pointer: OpaquePointer

    /// Whether the glyphs bring their own colors, as emoji do.
    package let isColored: Bool

    /// The largest size in pixels that the font has images of its glyphs for; `nil` for a font of outlines.
    package let imageSize: Double?

    /// The size in points.
    package let size: Double

    /// The family and size, for people to read, such as `Inter 17`.
    package let name: String

    /// The file the glyphs come from.
    package let path: String

    /// Which of the fonts in the file it is.
    package let faceIndex: Int

    /// The family's name.
    package let family: String

    /// How heavy the strokes are, from 100 to 1000, as style sheets have it.
    package let weight: Int

    /// Whether the letters slant.
    package let isItalic: Bool

    /// Takes a reference of its own on `pointer`.
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
