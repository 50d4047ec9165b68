import Foundation

/// A font asked for by family, size, weight and slant. Mirrors `UIFont`.
///
/// A font is a description, not a file: the family is looked up among the fonts that `tablesnap environment`
/// lists, never among whatever else the machine has.
public struct Font: Sendable, Hashable {
    /// How heavy the strokes are. The values mirror `UIFont.Weight`.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// From -1 (thinnest) to 1 (heaviest); 0 is regular.
        public var rawValue: CGFloat

        /// Makes a weight from its value between -1 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold, as section headers use it.
        public static let semibold = Weight(rawValue: 0.3)
        /// The usual heavy weight.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The family's name, or nil for the theme's system font.
    public var familyName: String?

    /// The size in points. A size that is set stays as it is: the font no longer follows a text style. Text is drawn
    /// in at most 10,000 points; NaN and sizes too small to draw count as the smallest that can be drawn.
    public var pointSize: CGFloat {
        didSet { scaling = nil }
    }

    /// How heavy the strokes are.
    public var weight: Weight

    /// Whether the letters slant.
    public var isItalic: Bool

    /// How the size follows the content size category; nil for a font of one size.
    package var scaling: Scaling?

    private init(familyName: String?, pointSize: CGFloat, weight: Weight, isItalic: Bool) {
        self.familyName = familyName
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
    }

    /// A font of the named family at a size in points. Mirrors `UIFont(name:size:)`, with a family in place
    /// of a PostScript name; an unknown family is drawn with the first fallback font.
    public init(name: String, size: CGFloat) {
        self.init(familyName: name, pointSize: size, weight: .regular, isItalic: false)
    }

    /// The theme's system font at a size in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
        Font(familyName: nil, pointSize: size, weight: weight, isItalic: false)
    }

    /// The theme's system font in bold, at a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
        systemFont(ofSize: size, weight: .bold)
    }

    /// The theme's system font slanted, at a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
        Font(familyName: nil, pointSize: size, weight: .regular, isItalic: true)
    }

    /// The same font at another size in points.
    public func withSize(_ size: CGFloat) -> Font {
        var font = self
        font.pointSize = size
        return font
    }
}

extension Font {
    /// The font at a size that can be drawn.
    var drawable: Font {
        withSize(pointSize.isNaN ? Self.smallest : min(max(pointSize, Self.smallest), 10_000))
    }

    private static let smallest: CGFloat = 0.1
}
