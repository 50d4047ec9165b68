extension Font {
    /// The purpose of a text, which determines its size. Mirrors `UIFont.TextStyle`.
    public enum TextStyle: String, Sendable, Hashable, CaseIterable {
        /// The style of the largest titles.
        case largeTitle
        /// The style of first-level titles.
        case title1
        /// The style of second-level titles.
        case title2
        /// The style of third-level titles.
        case title3
        /// The style of headings, which are semibold.
        case headline
        /// The style of subheadings.
        case subheadline
        /// The style of body text.
        case body
        /// The style of callouts.
        case callout
        /// The style of footnotes.
        case footnote
        /// The style of captions.
        case caption1
        /// The style of secondary captions.
        case caption2
    }

    /// The way a font's size follows the content size category.
    package struct Scaling: Sendable, Hashable {
        /// The style whose sizes the font scales with.
        package var textStyle: TextStyle
        /// The size in points in the category `large`.
        package var size: CGFloat
        /// The maximum size in points.
        package var maximumSize: CGFloat
        /// A Boolean value that indicates whether the size is fixed for specific traits until a view adjusts it.
        package var isFixed: Bool
        /// A Boolean value that indicates whether the font is that of the text style, whose lines have the distance
        /// that the style specifies.
        package var hasLinePitch: Bool

        package init(
            _ textStyle: TextStyle, size: CGFloat, maximumSize: CGFloat = .infinity, isFixed: Bool,
            hasLinePitch: Bool = false
        ) {
            self.textStyle = textStyle
            self.size = size
            self.maximumSize = maximumSize
            self.isFixed = isFixed
            self.hasLinePitch = hasLinePitch
        }
    }

    /// The text style that the font scales with. `nil` for a font with a fixed size.
    public var textStyle: TextStyle? { scaling?.textStyle }

    /// The size in points in the content size category `large`.
    package var usualPointSize: CGFloat { scaling?.size ?? pointSize }
}
