/// Makes fonts and distances grow with the content size category, as a text style does. Mirrors `UIFontMetrics`.
public struct FontMetrics: Sendable, Hashable {
    private let textStyle: Font.TextStyle

    /// What grows with a text style.
    public init(forTextStyle textStyle: Font.TextStyle) { self.textStyle = textStyle }

    /// What grows with running text.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// A font that has its present size in the category `large`, and in others one that is as much larger or smaller as
    /// the text style is.
    ///
    /// - Parameters:
    ///   - font: The font in the category `large`.
    ///   - maximumPointSize: The largest size in points.
    ///   - traits: What the font is for. Without them its size follows those under which the text is drawn; see
    ///     `Font.preferredFont(forTextStyle:compatibleWith:)`.
    public func scaledFont(
        for font: Font, maximumPointSize: CGFloat = .infinity, compatibleWith traits: TraitCollection? = nil
    ) -> Font {
        var scaled = font
        scaled.scaling = .init(
            textStyle, size: font.pointSize, maximumSize: maximumPointSize, isFixed: traits != nil)
        return scaled.resolved(for: traits ?? TraitCollection())
    }

    /// A distance in points that is `value` in the category `large`, and as much larger or smaller in that of the traits
    /// as the text style is; without traits `value` itself.
    public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection? = nil) -> CGFloat {
        guard let category = traits?.preferredContentSizeCategory, category != .large else { return value }
        return value * textStyle.size(in: category) / textStyle.size(in: .large)
    }
}
