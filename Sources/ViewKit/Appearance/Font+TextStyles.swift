extension Font.TextStyle {
    /// Returns the size in points in a content size category, from Apple's table of Dynamic Type sizes.
    package func size(in category: ContentSizeCategory) -> CGFloat { sizes[category.rawValue] }

    /// Returns the distance between the baselines of consecutive lines in points, from the same table, which calls it
    /// leading. A single line is as high as that of another font of its size.
    package func linePitch(in category: ContentSizeCategory) -> CGFloat { linePitches[category.rawValue] }

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

    /// The distances of lines in points, from `extraSmall` to the largest accessibility size. The source is the table in
    /// Apple's Human Interface Guidelines, section Typography. Images of two public iOS projects confirm body and
    /// subheadline in `medium`, and body in `extraExtraExtraLarge`.
    private var linePitches: [CGFloat] {
        switch self {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}

extension Font {
    /// The default size in points of a label's text. Mirrors `UIFont.labelFontSize`.
    public static let labelFontSize: CGFloat = 17

    /// Returns the theme's system font for a text style, at the preferred content size. Mirrors
    /// `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
    ///
    /// Lines have the distance that Apple's table of text styles specifies, so that ``leading`` is not 0.
    ///
    /// Without traits, the size follows the traits under which the text is drawn, because there is no application
    /// setting. ``pointSize`` is then the size in the category `large`. With traits, the size is fixed for those traits
    /// unless a view adjusts it: see `Label.adjustsFontForContentSizeCategory`.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
    ) -> Font {
        textStyle(style, compatibleWith: traits)
    }

    /// Returns the theme's system font for a text style, in another weight. `nil` is that of the style.
    package static func textStyle(
        _ style: TextStyle, weight: Weight? = nil, compatibleWith traits: TraitCollection? = nil
    ) -> Font {
        var font = systemFont(ofSize: style.usual.size, weight: weight ?? style.usual.weight)
        font.scaling = Scaling(
            style, size: style.usual.size, isFixed: traits != nil, hasLinePitch: true)
        return font.resolved(for: traits ?? TraitCollection())
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
        if scaling.hasLinePitch {
            font.linePitch = scaling.textStyle.linePitch(in: traits.preferredContentSizeCategory)
        }
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
