/// Text laid out in lines: an immutable value that can be measured and drawn on any thread.
package struct TextLayout: Sendable, Equatable {
    /// A run and its position, in points from the top-left corner of the text.
    package struct PlacedRun: Sendable, Equatable {
        package var x: Double, baseline: Double
        package var run: GlyphRun
        /// The index of the run's span in the request, or 0 for plain text.
        package var span = 0

        package init(x: Double, baseline: Double, run: GlyphRun, span: Int = 0) {
            (self.x, self.baseline, self.run, self.span) = (x, baseline, run, span)
        }

        package func moved(by offset: CGPoint) -> PlacedRun {
            PlacedRun(x: x + offset.x, baseline: baseline + offset.y, run: run, span: span)
        }
    }

    /// A part of text with a separate color.
    package enum Part: Sendable, Equatable { case background, underline, glyphs, strikethrough }

    /// A decoration bar: the background, an underline or a strikethrough line.
    package struct Decoration: Sendable, Equatable {
        package var part: Part
        /// The index of the span in the request.
        package var span: Int
        package var rule: Rule
    }

    /// An attachment, which the layout only reserves space for.
    package struct PlacedAttachment: Sendable, Equatable {
        /// The rectangle in points from the top-left corner of the text.
        package var rect: CGRect
        /// The index of the span in the request.
        package var span: Int
    }

    /// The width of the longest line, and the height of all lines, in points.
    package var width = 0.0
    package var height = 0.0

    /// The bottom of each line, in points from the top.
    package var lineBottoms: [Double] = []

    package var lineCount: Int { lineBottoms.count }

    /// The first and the last baseline, in points from the top.
    package var firstBaseline: Double, lastBaseline: Double

    /// A Boolean value that indicates whether an ellipsis replaces text that does not fit.
    package var isTruncated = false

    package var runs: [PlacedRun] = []

    /// The decoration bars. Empty for plain text.
    package var decorations: [Decoration] = []

    /// The attachments. Empty for plain text.
    package var attachments: [PlacedAttachment] = []
}

/// A horizontal bar, in points. It retains its distance from the baseline when the baseline is rounded to a whole
/// pixel, and its thickness at every position.
package struct Rule: Sendable, Equatable {
    package var x: Double, width: Double, baseline: Double
    /// The distance from the baseline down to the bar's top.
    package var offset: Double
    package var thickness: Double
    /// A Boolean value that indicates whether there is a second bar below, after a gap of the same thickness.
    package var isDouble = false

    package func moved(by offset: CGPoint) -> Rule {
        var rule = self
        rule.x += offset.x
        rule.baseline += offset.y
        return rule
    }

    /// The rectangle of the bar, or of both bars and the gap.
    package var rect: CGRect {
        CGRect(x: x, y: baseline + offset, width: width, height: isDouble ? thickness * 3 : thickness)
    }
}
