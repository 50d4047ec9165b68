import Foundation

/// Text laid out in lines: an immutable value that can be measured and drawn on any thread.
package struct TextLayout: Sendable, Equatable {
    /// A run and where it starts, in points from the top left of the text.
    package struct PlacedRun: Sendable, Equatable {
        package var x: Double
        package var baseline: Double
        package var run: GlyphRun
        /// Which of the request's spans the run belongs to; 0 in plain text.
        package var span = 0

        package init(x: Double, baseline: Double, run: GlyphRun, span: Int = 0) {
            self.x = x
            self.baseline = baseline
            self.run = run
            self.span = span
        }

        /// The same run elsewhere.
        package func moved(by offset: CGPoint) -> PlacedRun {
            var run = self
            run.x += offset.x
            run.baseline += offset.y
            return run
        }
    }

    /// A part of text that has a color of its own.
    package enum Part: Sendable, Equatable { case background, underline, glyphs, strikethrough }

    /// A bar that belongs to text: what is behind it, or a line below or through it.
    package struct Decoration: Sendable, Equatable {
        package var part: Part
        /// Which of the request's spans it belongs to.
        package var span: Int
        package var rule: Rule
    }

    /// The width of the longest line, in points, and the height of all lines.
    package var width: Double
    package var height: Double

    /// Where each line ends, in points from the top.
    package var lineBottoms: [Double] = []

    /// How many lines there are.
    package var lineCount: Int { lineBottoms.count }

    /// Where the first line's baseline lies, in points from the top.
    package var firstBaseline: Double

    /// Whether an ellipsis stands for text that did not fit.
    package var isTruncated: Bool

    /// The glyphs to draw.
    package var runs: [PlacedRun]

    /// The rectangles to draw; empty for plain text.
    package var decorations: [Decoration] = []
}

extension TextLayout {
    /// An empty line, which stands in for any text where no font is installed.
    init(withoutFont measures: FontMeasures) {
        self.init(
            width: 0, height: measures.lineHeight, firstBaseline: measures.ascent, isTruncated: false,
            runs: [])
        lineBottoms = [measures.lineHeight]
    }
}

/// A horizontal bar that keeps its distance from a baseline when that goes to a whole pixel, and its thickness
/// wherever it stands. All in points.
package struct Rule: Sendable, Equatable {
    package var x: Double
    package var width: Double
    package var baseline: Double
    /// From the baseline down to the bar's top.
    package var offset: Double
    package var thickness: Double
    /// Whether there is a second bar below, after a gap as thick as the bars.
    package var isDouble = false

    package init(
        x: Double, width: Double, baseline: Double, offset: Double, thickness: Double, isDouble: Bool = false
    ) {
        self.x = x
        self.width = width
        self.baseline = baseline
        self.offset = offset
        self.thickness = thickness
        self.isDouble = isDouble
    }

    /// The same bar elsewhere.
    package func moved(by offset: CGPoint) -> Rule {
        var rule = self
        rule.x += offset.x
        rule.baseline += offset.y
        return rule
    }

    /// Where the bar stands, both bars of two and what is between them.
    package var rect: CGRect {
        CGRect(x: x, y: baseline + offset, width: width, height: isDouble ? thickness * 3 : thickness)
    }
}
