import Foundation

extension Font {
    /// What a text is for, which decides how large it is. Mirrors `UIFont.TextStyle`.
    public enum TextStyle: String, Sendable, Hashable, CaseIterable {
        /// The largest titles.
        case largeTitle
        /// Titles of the first level.
        case title1
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings, semibold.
        case headline
        /// What stands below a heading.
        case subheadline
        /// Running text.
        case body
        /// Remarks.
        case callout
        /// Notes.
        case footnote
        /// What explains a picture.
        case caption1
        /// The smallest explanations.
        case caption2
    }

    /// How a font's size follows the content size category.
    package struct Scaling: Sendable, Hashable {
        /// The style whose sizes the font grows and shrinks with.
        package var textStyle: TextStyle
        /// The size in points in the category `large`.
        package var size: CGFloat
        /// The largest size in points.
        package var maximumSize: CGFloat
        /// Whether the font keeps the size it was made with, for certain traits, until a view adjusts it.
        package var isFixed: Bool

        package init(_ textStyle: TextStyle, size: CGFloat, maximumSize: CGFloat, isFixed: Bool) {
            self.textStyle = textStyle
            self.size = size
            self.maximumSize = maximumSize
            self.isFixed = isFixed
        }
    }

    /// The text style with whose sizes the font grows and shrinks, or nil for a font of one size.
    public var textStyle: TextStyle? { scaling?.textStyle }

    /// The size in points in the content size category `large`.
    package var usualPointSize: CGFloat { scaling?.size ?? pointSize }
}
