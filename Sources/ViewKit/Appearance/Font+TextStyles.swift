extension Font.TextStyle {
    /// Returns the size in points in a content size category, from Apple's table of Dynamic Type sizes.
    package func size(in category: ContentSizeCategory) -> CGFloat { sizes[category.rawValue] }

    /// The size in points in the category `large`, and the weight.
    package var usual: (size: CGFloat, weight: Font.Weight) {
        (size(in: .large), self == .headline ? .semibold : .regular)
    }

    /// The sizes in points, from `extraSmall` to the largest accessibility size.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}

extension Font {
    /// The default size in points of a label's text. Mirrors `UIFont.labelFontSize`.
    public static let labelFontSize: CGFloat = 17

    /// Returns the theme's system font for a text style, at the preferred content size. Mirrors
    /// `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
    ///
    /// Without traits, the size follows the traits under which the text is drawn, because there is no application
    /// setting. ``pointSize`` is then the size in the category `large`. With traits, the size is fixed for those traits
    /// unless a view adjusts it: see `Label.adjustsFontForContentSizeCategory`.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
    ) -> Font {
        let usual = style.usual
        return FontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: usual.size, weight: usual.weight), compatibleWith: traits)
    }

    /// Returns the font at its size under the given traits.
    ///
    /// - Parameter adjusts: A Boolean value that indicates whether fonts made for other traits are adjusted too.
    package func resolved(for traits: TraitCollection, adjusts: Bool = true) -> Font {
        guard let scaling, adjusts || !scaling.isFixed else { return self }
        let scaled = FontMetrics(forTextStyle: scaling.textStyle)
            .scaledValue(for: scaling.size, compatibleWith: traits)
        var font = self
        font.pointSize = min(scaled, scaling.maximumSize)
        font.scaling = scaling
        return font
    }
}

extension FontDescriptor {
    /// Returns the attributes of the font for a text style. Mirrors
    /// `UIFontDescriptor.preferredFontDescriptor(withTextStyle:compatibleWith:)`.
    public static func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle, compatibleWith traits: TraitCollection? = nil
    ) -> FontDescriptor {
        Font.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }
}
