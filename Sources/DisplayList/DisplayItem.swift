/// An item to draw. Coordinates are points of the table's content, with y increasing downward.
package enum DisplayItem: Sendable, Equatable {
    /// A rectangle whose edges are rounded to whole pixels. It is at least one pixel thick.
    case rectangle(CGRect, RGBA)

    /// Vertical lines within a rectangle, whose edges are rounded to whole pixels. Each line is at least one pixel
    /// thick.
    case stripes(Stripes, RGBA)

    /// A rounded rectangle.
    case roundedRectangle(RoundedRectangle, RGBA)

    /// A border along the inside of a shape's edge. Its width is rounded to whole pixels, at least one.
    case border(RoundedRectangle, width: Double, RGBA)

    /// The interior of a path.
    case fill(Path, RGBA)

    /// A rounded rectangle with a gradient.
    case gradient(Gradient, RoundedRectangle)

    /// A line of `width` points along a path, with round caps and joins.
    case stroke(Path, width: Double, RGBA)

    /// The blurred shadow of a path's interior. The standard deviation of the blur is `radius` points.
    case shadow(Path, radius: Double, RGBA)

    /// Text. The run starts at `x`, and its baseline is rounded to a whole pixel.
    case glyphs(GlyphRun, x: Double, baseline: Double, RGBA)

    /// Text in one translucent color, as one shape: where glyphs overlap, the color applies once. Runs are positioned
    /// as in `glyphs`, and their glyphs have no colors of the font.
    case text([TextLayout.PlacedRun], RGBA)

    /// The blurred shadow of text, which is positioned as in `glyphs`. The standard deviation of the blur is `radius`
    /// points. The shadow has one color, even if the glyphs have colors of the font.
    case glyphShadow(GlyphRun, x: Double, baseline: Double, radius: Double, RGBA)

    /// A bar of decorated text. Its baseline, its distance from the baseline and its thickness are rounded to whole
    /// pixels, with a thickness of at least one. Thus it has the same appearance in every row.
    case rule(Rule, RGBA)

    /// An image scaled to a rectangle whose edges are rounded to whole pixels.
    case image(DisplayImage, CGRect)

    /// A color that fills the opaque parts of an image, which is scaled as in `image`.
    case template(DisplayImage, CGRect, RGBA)

    /// An enlarged part of another list, clipped to the shape. The point `focus` of the list is at the center of the
    /// shape.
    case magnified(DisplayList, zoom: Double, focus: CGPoint, RoundedRectangle)

    /// Another list, whose points are transformed. Nothing in it is rounded to whole pixels, unless the transformation
    /// consists of reflections, turns by right angles and a move, which is then rounded to whole pixels.
    case transformed(DisplayList, CGAffineTransform)

    /// Clips the following items to the rectangle, until the matching `restore`.
    case clip(CGRect)

    /// Draws the following items as a group until the matching `restore`, clipped to the shape.
    case mask(RoundedRectangle)

    /// Draws the following items as a group until the matching `restore`, at an opacity from 0 to 1.
    case group(opacity: Double)

    /// Makes the following items one element of the document's structure, until the matching `restore`. It has no
    /// visible effect. Except for links, only lists for structured formats contain elements.
    case element(TextElement)

    /// Ends the latest `clip`, `mask`, `group` or `element`.
    case restore
}
