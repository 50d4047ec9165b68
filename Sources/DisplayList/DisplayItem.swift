import Foundation
import Typesetting

/// One thing to draw. Coordinates are points of the table's content, y growing downwards.
package enum DisplayItem: Sendable, Equatable {
    /// A rectangle whose edges go to the nearest whole pixels; at least one pixel thick.
    case rectangle(CGRect, RGBA)

    /// Upright lines within a rectangle, each with its edges on the nearest whole pixels; at least one pixel thick.
    case stripes(Stripes, RGBA)

    /// A rectangle with round corners.
    case roundedRectangle(RoundedRectangle, RGBA)

    /// A line along the inside of a shape's edge, as wide as the nearest whole pixels; one at least.
    case border(RoundedRectangle, width: Double, RGBA)

    /// The inside of a path.
    case fill(Path, RGBA)

    /// A rectangle with round corners, in colors that run from its top to its bottom.
    case gradient(Gradient, RoundedRectangle)

    /// A line of `width` points along a path, with round ends and joins.
    case stroke(Path, width: Double, RGBA)

    /// The soft shadow a path casts: its inside, blurred with a standard deviation of `radius` points.
    case shadow(Path, radius: Double, RGBA)

    /// Text: the run starts at `x`, and its baseline goes to the nearest whole pixel.
    case glyphs(GlyphRun, x: Double, baseline: Double, RGBA)

    /// Text in one translucent color, as one shape: where glyphs overlap, the color counts once. Runs are placed as in
    /// `glyphs`, and their glyphs have no colors themselves.
    case text([TextLayout.PlacedRun], RGBA)

    /// The soft shadow that text casts, the text standing as in `glyphs`: blurred with a standard deviation of
    /// `radius` points, and in one color even where glyphs have their own.
    case glyphShadow(GlyphRun, x: Double, baseline: Double, radius: Double, RGBA)

    /// A bar that goes with text: its baseline goes to the nearest whole pixel, and so do its distance from there
    /// and its thickness, at least one pixel, so that it looks the same in every row.
    case rule(Rule, RGBA)

    /// A picture stretched over a rectangle whose edges go to the nearest whole pixels.
    case image(DisplayImage, CGRect)

    /// A color wherever a picture, stretched as above, is not transparent.
    case template(DisplayImage, CGRect, RGBA)

    /// A part of another list, so many times as large: the point `focus` of that comes to the middle of the shape, beyond
    /// which nothing is drawn.
    case magnified(DisplayList, zoom: Double, focus: CGPoint, RoundedRectangle)

    /// Nothing outside the rectangle is drawn until the matching `restore`.
    case clip(CGRect)

    /// What follows until the matching `restore` is drawn together, and then only what is inside the shape.
    case mask(RoundedRectangle)

    /// What follows until the matching `restore` is drawn together, at this opacity from 0 to 1.
    case group(opacity: Double)

    /// What follows until the matching `restore` is one element of the document's structure. It changes nothing that is
    /// seen; only lists for files with a structure have it.
    case element(TextElement)

    /// Ends the latest `clip`, `mask`, `group` or `element`.
    case restore
}
