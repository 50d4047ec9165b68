/// Text laid out in lines: an immutable value that can be measured and drawn on any thread.
package struct TextLayout: Sendable, Equatable {
    /// A run and where it starts, in points from the top left of the text.
    package struct PlacedRun: Sendable, Equatable {
        package var x: Double
        package var baseline: Double
        package var run: GlyphRun
    }

    /// The width of the longest line, in points, and the height of all lines.
    package var width: Double
    package var height: Double

    /// How many lines there are.
    package var lineCount: Int

    /// Where the first line's baseline lies, in points from the top.
    package var firstBaseline: Double

    /// Whether an ellipsis stands for text that did not fit.
    package var isTruncated: Bool

    /// What to draw.
    package var runs: [PlacedRun]
}
