/// A font, described by family, size, weight and slant. Mirrors `UIFont`.
///
/// A font is a description, not a file. The family is searched only in the fonts in effect, independently of other
/// installed fonts; see ``FontCollection``.
public struct Font: Sendable, Hashable {
    /// The weight of the strokes. The values mirror `UIFont.Weight`.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// The weight, from -1 (thinnest) to 1 (heaviest). 0 is regular.
        public var rawValue: CGFloat

        /// Creates a weight from a number from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number from -1 to 1.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A weight thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// A weight thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of body text.
        public static let regular = Weight(rawValue: 0)
        /// A weight slightly heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// A weight between medium and bold, as in section headers.
        public static let semibold = Weight(rawValue: 0.3)
        /// The common heavy weight.
        public static let bold = Weight(rawValue: 0.4)
        /// A weight heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Weight(rawValue: 0.62)

        /// The names of the weights.
        package static let names: [(name: String, value: Weight)] = [
            ("ultra-light", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]
    }

    /// The name of the family. `nil` uses the theme's system font. Text in an unknown family is drawn with the first
    /// fallback font, or in a folder with the system font.
    package var family: String?

    /// The size in points. Setting it fixes the size: the font no longer follows a text style.
    ///
    /// Drawing clamps the size to 10,000 points. NaN and sizes too small to draw count as the smallest drawable size.
    public var pointSize: CGFloat { didSet { (scaling, linePitch) = (nil, nil) } }

    /// The weight of the strokes.
    public var weight: Weight

    /// A Boolean value that indicates whether the letters are slanted.
    public var isItalic: Bool

    /// The OpenType features that are on, in addition to those of the system font or to the defaults of another family.
    /// Only the first 12 have an effect.
    public var features: [FontFeature] = []

    /// The way the size follows the content size category. `nil` for a font with a fixed size.
    package var scaling: Scaling?

    /// The distance between the baselines of consecutive lines in points, which a text style determines. `nil` uses the
    /// height of the font's lines.
    package var linePitch: CGFloat?

    package init(family: String?, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Returns the theme's system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
        Font(family: nil, pointSize: size, weight: weight)
    }

    /// Returns the theme's bold system font at a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the theme's italic system font at a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
        Font(family: nil, pointSize: size, isItalic: true)
    }

    /// Returns the theme's system font with digits of equal widths, for numbers in columns. Mirrors
    /// `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        var font = systemFont(ofSize: size, weight: weight)
        font.features = [.tabularFigures]
        return font
    }

    /// Returns the theme's system font with digits of equal widths. Mirrors `UIFont.monospacedSystemFont(ofSize:weight:)`.
    /// The fonts of tablesnap include no family with letters of equal widths.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        monospacedDigitSystemFont(ofSize: size, weight: weight)
    }

    /// The size of text in points. Mirrors `UIFont.systemFontSize`.
    public static let systemFontSize: CGFloat = 14

    /// The size of small text in points. Mirrors `UIFont.smallSystemFontSize`.
    public static let smallSystemFontSize: CGFloat = 12

    /// The size of the titles of buttons in points. Mirrors `UIFont.buttonFontSize`.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the font at another size in points.
    public func withSize(_ size: CGFloat) -> Font {
        var font = self
        font.pointSize = size
        return font
    }
}

extension Font {
    /// The font with its size clamped to the drawable range. It retains the distance of its lines.
    package var drawable: Font {
        let size = pointSize.isNaN ? Self.smallest : min(max(pointSize, Self.smallest), Self.maxPointSize)
        var font = withSize(size)
        font.linePitch = linePitch
        return font
    }

    private static let smallest: CGFloat = 0.1
    /// The maximum size that is drawn, in points.
    package static let maxPointSize: CGFloat = 10_000
}
