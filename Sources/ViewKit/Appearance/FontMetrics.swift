/// A scale for fonts and distances that follows the content size category, as a text style does. Mirrors
/// `UIFontMetrics`.
public struct FontMetrics: Sendable, Hashable {
    private let textStyle: Font.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: Font.TextStyle) { self.textStyle = textStyle }

    /// The metrics of body text.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// Returns a font that has its current size in the category `large`. In other categories it scales in proportion to
    /// the text style. The distance of its lines is that of the font, not that of the text style.
    ///
    /// - Parameters:
    ///   - font: The font in the category `large`.
    ///   - maximumPointSize: The maximum size in points.
    ///   - traits: The traits that the font is for. Without them, the size follows the traits under which the text is
    ///     drawn; see `Font.preferredFont(forTextStyle:compatibleWith:)`.
    public func scaledFont(
        for font: Font, maximumPointSize: CGFloat = .infinity, compatibleWith traits: TraitCollection? = nil
    ) -> Font {
        var scaled = font
        scaled.scaling = .init(
            textStyle, size: font.pointSize, maximumSize: maximumPointSize, isFixed: traits != nil)
        return scaled.resolved(for: traits ?? TraitCollection())
    }

    /// Returns a distance in points that is `value` in the category `large`. In other categories it scales in
    /// proportion to the text style. Without traits, the distance is `value`.
    public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection? = nil) -> CGFloat {
        guard let category = traits?.preferredContentSizeCategory, category != .large else { return value }
        return value * textStyle.size(in: category) / textStyle.size(in: .large)
    }
}
